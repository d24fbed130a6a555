<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Companion\Shop\WooCommerceGateways;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Shop\Gateway;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `storewright/v3/payment_gateways/order`: the order of several payment gateways, changed as a whole.
 */
final class GatewayOrderController extends WritingController {

	private const OPTION = 'woocommerce_gateway_order';

	public function register_routes(): void {
		$ids = [
			'type'     => 'array',
			'items'    => [ 'type' => 'string' ],
			'maxItems' => 1000,
		];
		$this->route(
			'/payment_gateways/order',
			Endpoint::action(
				$this->arrange( ... ),
				GatewayPermission::edit(),
				[
					'ids'   => $ids + [
						'required'    => true,
						'description' => __(
							'Ids of payment gateways in their new order. Those that are left out keep their places.',
							'storewright'
						),
					],
					'known' => $ids + [
						'description' => __(
							'The same in the order in which they were seen: where they are in another one by now, nothing is changed.',
							'storewright'
						),
					],
				]
			)
		);
	}

	private function arrange( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'known' ] );
		self::refuse_version( $request );
		$params = new Params( $request );
		$ids    = self::texts( $params->array( 'ids' ) ?? [] );
		$seen   = $params->array( 'known' );
		$known  = null === $seen ? null : self::texts( $seen );
		$all    = array_map( static fn( Gateway $gateway ): string => $gateway->id, $this->context->shop()->gateways()->all() );
		if ( array_unique( $ids ) !== $ids || [] !== array_diff( $ids, $all ) ) {
			$reason = __( 'Name payment gateways that there are, each once.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'ids' => $reason ] );
		}
		$this->context->database->lock(
			self::OPTION,
			fn() => $this->context->options->change_aloud(
				self::OPTION,
				static fn( array $places ): array => self::arranged( $places, $all, $ids, $known )
			)
		);
		WooCommerceGateways::arrange();
		return WooCommerceApi::send( 'GET', 'payment_gateways' );
	}

	/**
	 * The gateways that are named share the places that they hold. Those of plugins that are switched off keep theirs among the others: no
	 * two may have one number, since WooCommerce would have one gateway in the place of both.
	 *
	 * @param array<mixed>      $places Id => place, as they are stored.
	 * @param list<string>      $all    Every gateway.
	 * @param list<string>      $ids    The new order of some.
	 * @param list<string>|null $known  Their order as it was seen.
	 * @return array<mixed> Id => place.
	 * @throws Conflict If somebody else has put them into another order since.
	 */
	private static function arranged( array $places, array $all, array $ids, ?array $known ): array {
		$place  = static fn( string $id ): int => is_numeric( $places[ $id ] ?? null ) ? (int) $places[ $id ] : PHP_INT_MAX;
		usort( $all, static fn( string $one, string $other ): int => $place( $one ) <=> $place( $other ) );
		$theirs = array_values( array_intersect( $all, $ids ) );
		if ( $theirs === $ids ) {
			return $places;
		}
		if ( null !== $known && $theirs !== $known ) {
			throw new Conflict(
				'storewright_payment_order_changed',
				__( 'Someone else reordered the payment methods in the meantime. Review the order and save again.', 'storewright' )
			);
		}
		$every = array_map( strval( ... ), array_unique( [ ...array_keys( $places ), ...$all ] ) );
		usort( $every, static fn( string $one, string $other ): int => $place( $one ) <=> $place( $other ) );
		$new = [];
		foreach ( $every as $number => $id ) {
			$new[ in_array( $id, $theirs, true ) ? (string) array_shift( $ids ) : $id ] = $number;
		}
		return $new;
	}

	/**
	 * @param array<mixed> $values
	 * @return list<string>
	 */
	private static function texts( array $values ): array {
		return array_values( array_filter( $values, is_string( ... ) ) );
	}
}
