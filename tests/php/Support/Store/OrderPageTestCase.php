<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Screens\Orders\Page\Version;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Base of the tests of the page of an order.
 */
abstract class OrderPageTestCase extends OrdersTestCase {

	/**
	 * A mark of an order as it is now.
	 */
	final protected function version( int $id ): string {
		$query = ( new OrderServices( $this->context() ) )->query();
		$order = $query->find( $id );
		self::assertNotNull( $order );
		return Version::of( $order, $query->refunds_of( [ $id ] )[ $id ] ?? [] );
	}

	/**
	 * Sends the page's form.
	 *
	 * @param int                  $id     0 for a new order.
	 * @param array<string, mixed> $posted
	 * @param string               $body   All fields, where PHP took but some.
	 * @return array{string|null, string} Where it leads, and the page where it leads nowhere.
	 */
	final protected function send( int $id, array $posted, string $body = '' ): array {
		$_REQUEST['_wpnonce'] = wp_create_nonce( "storewright-order-$id" );
		$query                = 0 === $id ? [ 'action' => 'new' ] : [
			'action' => 'edit',
			'id'     => (string) $id,
		];
		$page                 = new OrderPage( $this->context(), static fn(): string => $body );
		$next                 = $page->respond( $query, $posted + [ 'form_end' => '1' ] + ( 0 === $id ? [] : [ 'version' => $this->version( $id ) ] ) );
		ob_start();
		if ( null === $next ) {
			$page->render( $query );
		}
		return [ $next, (string) ob_get_clean() ];
	}
}
