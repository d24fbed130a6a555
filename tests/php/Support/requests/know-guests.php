<?php
/**
 * Asks for the numbers of many guests in the lookup of customers. Arguments: `emails`. Returns the numbers.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Customers\CustomerLookup;

return static function ( Context $context, array $order ): array {
	/** @var array{emails: list<string>} $order */
	return ( new CustomerLookup( $context ) )->ids_for(
		array_map(
			static fn( string $email ): array => [
				'customer_id'      => '0',
				'email'            => $email,
				'first_name'       => 'Mia',
				'last_name'        => 'Elm',
				'country'          => '',
				'postcode'         => '',
				'city'             => '',
				'state'            => '',
				'date_created_gmt' => '2026-05-01 10:00:00',
			],
			$order['emails']
		)
	);
};
