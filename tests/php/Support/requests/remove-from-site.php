<?php
/**
 * Removes an account from a site of a network, as Users → Remove does. Arguments: `user` and `site`, their ids.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): bool {
	/** @var array{user: int, site: int} $input */
	return true === remove_user_from_blog( $input['user'], $input['site'] );
};
