<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use ReflectionMethod;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WC_Data_Store;
use WC_Product;
use WC_Product_Data_Store_CPT;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `storewright/v3/products/{id}` and `…/variations/{id}`: a product, whose stock changes only from what the sender saw (`expected`):
 * what was sold meanwhile must not come back.
 */
final class StockController extends WritingController {

	/**
	 * The one field that can be expected.
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
			$reason = sprintf(
				/* translators: %s: names of fields, separated by commas. */
				__( 'Nothing was saved: in “expected”, only stock_quantity can be checked here. Leave out “%s” and send the request again.', 'storewright' ),
				implode( ', ', $others )
			);
			throw new InvalidInput( 'storewright_guard_not_supported', $reason, [ 'expected' => $reason ] );
		}
		$path = (string) preg_replace( '~^/' . preg_quote( WritesModule::NAMESPACE, '~' ) . '/~', '', $request->get_route() );
		return [] === $expected
			? WooCommerceApi::forward( $request, $path )
			: $this->update_expected( $request, $path, $expected[ self::FIELD ] );
	}

	/**
	 * In one statement, which checks and writes, as orders take from the stock in one: none waits for another, and nothing that was sold is
	 * lost. A transaction around WooCommerce's own saving would have deadlocks with orders, which lose what they take.
	 */
	private function update_expected( WP_REST_Request $request, string $path, mixed $expected ): WP_REST_Response {
		$id     = (int) ( new Params( $request ) )->int( 'id' );
		$body   = $request->get_json_params() ?? $request->get_body_params();
		$wished = $body[ self::FIELD ] ?? null;
		if ( ! is_numeric( $wished ) || [] !== array_diff_key( $body, array_flip( [ self::FIELD, 'expected' ] ) ) ) {
			$reason = __( 'With “expected”, send stock_quantity, a number, and nothing else.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'expected' => $reason ] );
		}
		WooCommerceApi::send( 'GET', $path );
		if ( ! wc_rest_check_post_permissions( (string) get_post_type( $id ), 'edit', $id ) ) {
			throw new Forbidden( 'woocommerce_rest_cannot_edit', __( 'Sorry, you cannot edit this resource.', 'storewright' ) );
		}
		// Of what others have just sold, the caches may not know yet.
		clean_post_cache( $id );
		$product = wc_get_product( $id );
		if ( ! $product instanceof WC_Product || ! $product->managing_stock() ) {
			throw self::conflict( null );
		}
		self::refuse_other_stores();
		$amount = wc_stock_amount( $wished + 0 );
		// A variation's may be its parent's.
		$holder  = $product->get_stock_managed_by_id();
		$checked = false;
		$set     = function ( mixed $sql, mixed $of, mixed $to, mixed $how ) use ( &$set, &$checked, $holder, $amount, $expected ): mixed {
			if ( 'set' !== $how || ! is_numeric( $of ) || (int) $of !== $holder ) {
				return $sql;
			}
			$checked = true;
			// Plugins that are told of it may change the stock themselves.
			remove_filter( 'woocommerce_update_product_stock_query', $set, PHP_INT_MAX );
			return $this->set( $holder, $amount, $expected );
		};
		add_filter( 'woocommerce_update_product_stock_query', $set, PHP_INT_MAX, 4 );
		try {
			// Fractions as well, where a plugin has WooCommerce count in them.
			wc_update_product_stock( $product, $amount ); // @phpstan-ignore argument.type
		} finally {
			remove_filter( 'woocommerce_update_product_stock_query', $set, PHP_INT_MAX );
		}
		if ( ! $checked ) {
			// Somebody keeps WooCommerce from asking: nobody knows what was written over.
			throw new StorageFailed(
				'storewright_stock_not_checked',
				__( 'The stock was not checked before it was saved. Look at the product, and save the stock again if it is wrong.', 'storewright' )
			);
		}
		return WooCommerceApi::send( 'GET', $path );
	}

	/**
	 * Refuses what can't be checked: WooCommerce's own data stores ask before they write stock, those of plugins need not.
	 *
	 * @throws InvalidInput If a plugin keeps the stock itself.
	 */
	private static function refuse_other_stores(): void {
		// As wc_update_product_stock() does.
		$store = WC_Data_Store::load( 'product' )->get_current_class_name();
		$owner = method_exists( $store, 'update_product_stock' )
			? ( new ReflectionMethod( $store, 'update_product_stock' ) )->getDeclaringClass()->getName()
			: '';
		if ( WC_Product_Data_Store_CPT::class !== $owner ) {
			throw self::unsupported( 'expected' );
		}
	}

	/**
	 * Writes the quantity where the product has the expected one.
	 *
	 * @param int       $id       Of what has the stock: the product, or a variation.
	 * @param int|float $wished
	 * @param mixed     $expected
	 * @return string A statement for WooCommerce to send in place of its own, which would write in any case.
	 * @throws Conflict If it has neither that nor what is wished already.
	 */
	private function set( int $id, int|float $wished, mixed $expected ): string {
		$database = $this->context->database;
		$meta     = $database->table( 'postmeta' );
		$changed  = ! is_numeric( $expected ) ? 0 : $database->execute(
			"UPDATE $meta SET meta_value = %s WHERE post_id = %d AND meta_key = '_stock' AND meta_value + 0 = %f",
			(string) $wished,
			$id,
			(float) $expected
		);
		if ( 0 === $changed ) {
			$now = $database->value( "SELECT meta_value FROM $meta WHERE post_id = %d AND meta_key = '_stock' ORDER BY meta_id LIMIT 1", $id );
			if ( ! is_numeric( $now ) || (float) $now !== (float) $wished ) {
				throw self::conflict( is_numeric( $now ) ? $now + 0 : null );
			}
		}
		return 'SELECT 1';
	}

	/**
	 * @param int|float|null $now The quantity by now, null where stock is not tracked.
	 */
	private static function conflict( int|float|null $now ): Conflict {
		return new Conflict(
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
