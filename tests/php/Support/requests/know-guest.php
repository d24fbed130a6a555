<?php
/**
 * Asks for a guest's number in the lookup of customers. Arguments: `email`. Returns the number.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Customers\CustomerLookup;

return static function ( Context $context, array $order ): int {
	/** @var array{email: string} $order */
	return ( new CustomerLookup( $context ) )->id_for( 0, $order['email'], 'Mia', 'Elm' );
};
