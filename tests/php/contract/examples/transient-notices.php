<?php
/**
 * Examples of short messages that are shown once.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Admin\TransientNotices\TransientNotice;

return [
	'/wc-admin/transient-notices/(?P<id>[a-z0-9_-]+)' => static function (): array {
		do_action( 'storewright_add_transient_notice', new TransientNotice( 'acme-synced', 'Orders were synced.' ) );
		return [ 'id' => 'acme-synced' ];
	},
];
