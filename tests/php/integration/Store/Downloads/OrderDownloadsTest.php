<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Downloads;

use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Store\Downloads\DownloadLink;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Send\EmailDataReader;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\Store\DownloadsTestCase;

/**
 * Where the owner and the customer find the downloads of an order.
 */
final class OrderDownloadsTest extends DownloadsTestCase {

	public function test_the_owner_sees_revokes_and_grants_downloads_at_the_order(): void {
		$permission = $this->permission();
		$order      = $permission->order_id;
		[ , $page ] = $this->at_order( $order, null );
		self::assertStringContainsString( 'Night Novel', $page );
		self::assertStringContainsString( '4 downloads left', $page );
		self::assertStringContainsString( esc_url( DownloadLink::url( $permission ) ), $page );

		[ $next ] = $this->at_order( $order, [ 'do' => "revoke_download:$permission->id" ] );
		self::assertStringContainsString( 'done=revoke_download', (string) $next );
		self::assertSame( [], $this->permissions( $order ) );
		self::assertSame( 404, $this->refusal( $this->query( $permission ) )->status );
		[ $next, $page ] = $this->at_order( $order, [ 'do' => "revoke_download:$permission->id" ] );
		self::assertNull( $next );
		self::assertStringContainsString( 'This access is revoked already.', $page );

		foreach ( [ 1, 2 ] as $ignored ) {
			[ $next ] = $this->at_order( $order, [ 'do' => 'grant_downloads' ] );
			self::assertStringContainsString( 'done=grant_downloads', (string) $next );
		}
		self::assertCount( 1, $this->permissions( $order ) );
		self::assertSame( 200, $this->answer( $this->permissions( $order )[0] )->status );

		$records = ( new OrderServices( $this->context() ) )->history()->newest( $order, 5 );
		self::assertCount( 2, $records, 'Nothing was granted the second time.' );
		self::assertSame( get_current_user_id(), $records[0]->user_id );
		[ , $page ] = $this->at_order( $order, null );
		foreach ( [ 'Access to download granted: <bdi>Night Novel, The book</bdi>', 'Access to download revoked: <bdi>Night Novel, The book</bdi>' ] as $text ) {
			self::assertStringContainsString( $text, $page );
		}

		$other = $this->permission();
		$this->at_order( $order, [ 'do' => "revoke_download:$other->id" ] );
		self::assertCount( 1, $this->permissions( $other->order_id ), 'Another order’s is not revoked from here.' );
	}

	public function test_the_customer_finds_the_links_in_the_receipt_the_email_and_over_rest(): void {
		$ada        = self::factory_user( 'ada' );
		$permission = $this->permission( [ 'customer_id' => $ada ] );
		$url        = DownloadLink::url( $permission );
		$rows       = $this->items( $this->rest( 'GET', "/wc/v3/customers/$ada/downloads" ) );
		self::assertSame( [ $url ], array_column( $rows, 'download_url' ) );

		$order = ( new OrderServices( $this->context() ) )->query()->find( $permission->order_id );
		self::assertNotNull( $order );
		$receipt = $this->item( $this->rest( 'POST', self::ORDERS . "/$order->id/receipt" ) );
		self::assertIsString( $receipt['receipt_url'] );
		wp_parse_str( (string) wp_parse_url( $receipt['receipt_url'], PHP_URL_QUERY ), $query );
		self::assertIsString( $query['key'] );
		$page = ( new OrderServices( $this->context() ) )->receipt_page()->page( $order->id, $query['key'] );
		self::assertStringContainsString( esc_url( $url ), (string) $page );

		$reader = new EmailDataReader( $this->context() );
		foreach ( EmailTypes::all() as $type ) {
			if ( in_array( $type->id, [ 'customer_completed_order', 'new_order' ], true ) ) {
				$links = array_column( $reader->of_order( $type, $order )->downloads, 'url' );
				self::assertSame( $type->is_for_customer ? [ $url ] : [], $links, $type->id );
			}
		}
		( new PermissionStore( $this->context() ) )->revoke( $order->id, $permission->id );
		$page = ( new OrderServices( $this->context() ) )->receipt_page()->page( $order->id, $query['key'] );
		self::assertStringNotContainsString( 'download_file', (string) $page );
	}

	/**
	 * @param int                       $id
	 * @param array<string, mixed>|null $posted
	 * @return array{string|null, string} Where it leads, and the page where it leads nowhere.
	 */
	private function at_order( int $id, ?array $posted ): array {
		$_REQUEST['_wpnonce'] = wp_create_nonce( "storewright-order-$id" );
		$query                = [
			'action' => 'edit',
			'id'     => (string) $id,
		];
		$page                 = new OrderPage( $this->context() );
		$next                 = $page->respond( $query, null === $posted ? null : $posted + [ 'form_end' => '1' ] );
		ob_start();
		if ( null === $next ) {
			$page->render( $query );
		}
		return [ $next, (string) ob_get_clean() ];
	}
}
