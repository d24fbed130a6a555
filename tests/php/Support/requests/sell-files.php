<?php
/**
 * Sells files on this site of a network: makes a product with each and a paid order over REST, and asks for the download. Arguments:
 * `user`, who does so; `files`, as products have them. Returns the status of each download's answer.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Downloads\DownloadHandler;
use Storewright\Store\Downloads\DownloadLink;
use Storewright\Store\Downloads\DownloadRefused;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Tests\Support\RestRoutes;

return static function ( Context $context, array $input ): array {
	/** @var array{user: int, files: list<string>} $input */
	wp_set_current_user( $input['user'] );
	$send = static function ( string $path, array $fields ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $fields ) );
		RestRoutes::server_for( $path );
		return rest_do_request( $request );
	};
	$sold = [];
	foreach ( $input['files'] as $file ) {
		$product = $send(
			'/wc/v3/products',
			[
				'name'          => 'Book',
				'regular_price' => '10',
				'downloadable'  => true,
				'virtual'       => true,
				'downloads'     => [
					[
						'name' => 'The book',
						'file' => $file,
					],
				],
			]
		);
		if ( 201 !== $product->get_status() ) {
			throw new RuntimeException( (string) wp_json_encode( $product->get_data() ) );
		}
		$order  = $send(
			'/wc/v3/orders',
			[
				'status'     => 'completed',
				'set_paid'   => true,
				'billing'    => [ 'email' => 'ada@example.org' ],
				'line_items' => [ [ 'product_id' => ( (array) $product->get_data() )['id'] ?? 0 ] ],
			]
		);
		$id     = ( (array) $order->get_data() )['id'] ?? 0;
		$bought = ( new PermissionStore( $context ) )->of_order( is_int( $id ) ? $id : 0 );
		wp_parse_str( [] === $bought ? '' : (string) wp_parse_url( DownloadLink::url( $bought[0] ), PHP_URL_QUERY ), $query );
		try {
			$download = ( new DownloadHandler( $context ) )->answer( $query, [ 'REMOTE_ADDR' => '192.0.2.7' ] )->status;
		} catch ( DownloadRefused $refused ) {
			$download = $refused->status;
		}
		$sold[] = $download;
	}
	return $sold;
};
