<?php
/**
 * Has the jobs of all sites of a network set aside, in as many seconds as `seconds` says: a network of many sites takes longer.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Deactivator;

return static function ( Context $context, array $input ): bool {
	/** @var array{seconds: float} $input */
	( new Deactivator( $context, $input['seconds'] ) )->deactivate( true );
	return true;
};
