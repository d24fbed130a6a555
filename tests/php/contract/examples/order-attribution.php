<?php
/**
 * Examples of what is recommended beside reports: all that there is, since the client's tests show it.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc-admin/marketing/misc-recommendations' => static function (): array {
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		return [];
	},
];
