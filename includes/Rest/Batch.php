<?php
declare(strict_types=1);

namespace Storewright\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Several changes of one resource in one request: each is a request of its own to the resource's routes, so that arguments are
 * checked and permissions asked as ever, and one that fails does not touch the others.
 */
final class Batch {

	/**
	 * Most changes of one request.
	 */
	public const LARGEST = 100;

	/**
	 * Makes the changes, in the order: create, update, delete.
	 *
	 * @return array<string, list<mixed>>|WP_Error By kind of change, as many answers as items were sent.
	 */
	public static function run( WP_REST_Request $batch ): array|WP_Error {
		$path  = (string) preg_replace( '#/batch$#', '', $batch->get_route() );
		$items = [];
		foreach ( [ 'create', 'update', 'delete' ] as $kind ) {
			$input          = $batch->get_param( $kind );
			$items[ $kind ] = is_array( $input ) ? array_values( $input ) : [];
		}
		if ( array_sum( array_map( count( ... ), $items ) ) > self::LARGEST ) {
			return new WP_Error(
				'woocommerce_rest_request_entity_too_large',
				/* translators: %d: number of items. */
				sprintf( __( 'A batch can hold at most %d changes.', 'storewright' ), self::LARGEST ),
				[ 'status' => 413 ]
			);
		}
		$answers = [];
		foreach ( array_filter( $items ) as $kind => $list ) {
			$answers[ $kind ] = array_map( static fn( mixed $item ) => self::one( $kind, $path, $item ), $list );
		}
		return $answers;
	}

	private static function one( string $kind, string $path, mixed $item ): mixed {
		$id = 'create' === $kind ? '' : self::id( 'delete' === $kind ? $item : ( is_array( $item ) ? $item['id'] ?? null : null ) );
		if ( null === $id || ( 'delete' !== $kind && ! is_array( $item ) ) ) {
			return self::failed(
				0,
				new WP_Error(
					'rest_invalid_param',
					__( 'This change does not say which item it is for, or is no object.', 'storewright' ),
					[ 'status' => 400 ]
				)
			);
		}
		$request = match ( $kind ) {
			'create' => new WP_REST_Request( 'POST', $path ),
			'update' => new WP_REST_Request( 'PUT', "$path/$id" ),
			default  => new WP_REST_Request( 'DELETE', "$path/$id" ),
		};
		if ( is_array( $item ) ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $item ) );
		} else {
			$request->set_query_params( [ 'force' => true ] );
		}
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( null !== $error ) {
			return self::failed( (int) $id, $error );
		}
		return rest_get_server()->response_to_data(
			new WP_REST_Response( $response->get_data(), $response->get_status() ),
			false
		) + self::links( $response );
	}

	/**
	 * @return array{_links?: array<mixed>}
	 */
	private static function links( WP_REST_Response $response ): array {
		$links = rest_get_server()::get_compact_response_links( $response );
		return [] === $links ? [] : [ '_links' => $links ];
	}

	/**
	 * An id as a part of a path: a number; null where it is none, such as the name of another route below the collection.
	 */
	private static function id( mixed $id ): ?string {
		return ( is_int( $id ) || is_string( $id ) ) && 1 === preg_match( '/^\d{1,18}$/D', (string) $id ) ? (string) $id : null;
	}

	/**
	 * A change that was not made, in WooCommerce's form.
	 *
	 * @param int      $id    0 where the item was to be made.
	 * @param WP_Error $error
	 * @return array{id: int, error: array{code: int|string, message: string, data: mixed}}
	 */
	private static function failed( int $id, WP_Error $error ): array {
		return [
			'id'    => $id,
			'error' => [
				'code'    => $error->get_error_code(),
				'message' => $error->get_error_message(),
				'data'    => $error->get_error_data() ?? [],
			],
		];
	}
}
