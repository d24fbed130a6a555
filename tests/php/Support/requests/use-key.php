<?php
/**
 * Sends a signed request. Arguments: `query` (the query string of GET http://shop.test/wp-json/wc/v3/orders). Returns the key's
 * id, or why it is refused.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Keys\AuthenticationFailed;
use Storewright\Store\Keys\IncomingRequest;
use Storewright\Store\Keys\KeyServices;

return static function ( Context $context, array $order ): int|string {
	/** @var array{query: string} $order */
	try {
		$key = ( new KeyServices( $context ) )->authenticator()->key_of(
			new IncomingRequest( 'GET', [ 'http://shop.test/wp-json/wc/v3/orders' ], $order['query'] )
		);
		return $key->id ?? 'no key';
	} catch ( AuthenticationFailed $refused ) {
		return $refused->getMessage();
	}
};
