<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `storewright/v3/products/{id}` and `…/variations/{id}`: a product, whose stock changes only from what the sender saw (`expected`):
 * what was sold meanwhile must not come back.
 */
final class StockController extends WritingController {

	/**
	 * The one field that can be expected: others are not read under a lock.
	 */
	private const FIELD = 'stock_quantity';

	public function register_routes(): void {
		foreach ( [ '/products/(?P<id>[\d]+)', '/products/(?P<product_id>[\d]+)/variations/(?P<id>[\d]+)' ] as $path ) {
			$this->route(
				$path,
				Endpoint::action(
					$this->update( ... ),
					Permission::edit( 'edit_products' ),
					[
						'expected' => [
							'description' => __(
								'What stock_quantity was before. Where it is different by now, nothing is written and the answer is 409.',
								'storewright'
							),
							'type'        => 'object',
						],
					]
				)
			);
		}
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'expected' ] );
		$expected = ( new Params( $request ) )->array( 'expected' ) ?? [];
		$others   = array_map( strval( ... ), array_keys( array_diff_key( $expected, [ self::FIELD => true ] ) ) );
		if ( [] !== $others ) {
			/* translators: %s: name of a parameter. */
			$reason = sprintf( __( 'WooCommerce can’t hold to “%s” here, so that nothing was saved.', 'storewright' ), implode( ', ', $others ) );
			throw new InvalidInput( 'storewright_guard_not_supported', $reason, [ 'expected' => $reason ] );
		}
		$path = (string) preg_replace( '~^/' . preg_quote( WritesModule::NAMESPACE, '~' ) . '/~', '', $request->get_route() );
		return [] === $expected ? WooCommerceApi::forward( $request, $path ) : $this->update_expected( $request, $path, $expected[ self::FIELD ] );
	}

	/**
	 * Orders take from the stock in a statement of their own: one that comes after the check waits until ours is committed.
	 */
	private function update_expected( WP_REST_Request $request, string $path, mixed $expected ): WP_REST_Response {
		$id   = (int) ( new Params( $request ) )->int( 'id' );
		$body = $request->get_json_params() ?? $request->get_body_params();
		$work = function () use ( $id, $body, $path, $expected ): WP_REST_Response {
			$this->demand( $id, $expected, $body[ self::FIELD ] ?? null );
			// Of what others have just sold, the caches may not know yet.
			clean_post_cache( $id );
			return WooCommerceApi::send( 'PUT', $path, array_diff_key( $body, [ 'expected' => true ] ) );
		};
		try {
			return $this->context->database->lock(
				"woocommerce_stock_$id",
				fn() => DeadlockRetry::run( fn() => $this->context->database->transaction( $work ) )
			);
		} catch ( Throwable $failure ) {
			// What was cached of it was taken back.
			clean_post_cache( $id );
			throw $failure;
		}
	}

	/**
	 * @param int   $id       Of the product or variation.
	 * @param mixed $expected The quantity that the sender saw.
	 * @param mixed $wished   The one that the sender wants.
	 * @throws Conflict If it is neither by now; `conflicts` in the data.
	 */
	private function demand( int $id, mixed $expected, mixed $wished ): void {
		$database = $this->context->database;
		// By this index the rows of the product alone are locked.
		[ $index, $lock ] = $database->is_sqlite() ? [ '', '' ] : [ 'FORCE INDEX (post_id)', 'FOR UPDATE' ];

		$stored = $database->value(
			"SELECT meta_value FROM {$database->table( 'postmeta' )} $index WHERE post_id = %d AND meta_key = '_stock' ORDER BY meta_id LIMIT 1 $lock",
			$id
		);
		$now    = is_numeric( $stored ) ? $stored + 0 : null;
		foreach ( [ $expected, $wished ] as $known ) {
			if ( null === $now ? null === $known : is_numeric( $known ) && (float) $known === (float) $now ) {
				return;
			}
		}
		throw new Conflict(
			'storewright_rest_product_conflict',
			sprintf(
				/* translators: %s: names of fields, separated by commas. */
				__( 'Someone else changed this product in the meantime: %s.', 'storewright' ),
				self::FIELD
			),
			[ 'conflicts' => [ self::FIELD => $now ] ]
		);
	}
}
