<?php
/**
 * Deletes an account of a network while the request has switched to another site. Arguments: `user` and `site`, their ids.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): bool {
	/** @var array{user: int, site: int} $input */
	require_once ABSPATH . 'wp-admin/includes/ms.php';
	switch_to_blog( $input['site'] );
	$is_deleted = wpmu_delete_user( $input['user'] );
	restore_current_blog();
	return $is_deleted;
};
