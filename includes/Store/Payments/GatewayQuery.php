<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsQuery;
use Throwable;

/**
 * Reads the ways to pay and their settings.
 */
final class GatewayQuery {

	/**
	 * WooCommerce's option that holds the places that the owner gave: id => number.
	 */
	public const ORDER = 'woocommerce_gateway_order';

	private ?GatewayRegistry $registry = null;

	public function __construct( private readonly Context $context, private readonly SettingsQuery $settings ) {}

	/**
	 * The ways to pay.
	 */
	public function registry(): GatewayRegistry {
		return $this->registry ??= GatewayRegistry::load( $this->context );
	}

	/**
	 * Every way to pay in the owner's order; those without a place come last.
	 *
	 * @return list<GatewayState>
	 */
	public function all(): array {
		$registered = $this->registry()->all();
		$stored     = $this->context->options->several(
			[ self::ORDER, ...array_map( static fn( PaymentGateway $gateway ) => $gateway->option(), $registered ) ]
		);
		$places     = self::numbers( $stored[ self::ORDER ] ?? null );
		$gateways   = $this->in_order( $places );
		$states     = array_map( fn( PaymentGateway $gateway ) => $this->state( $gateway, $places[ $gateway->id() ] ?? null ), $gateways );
		return array_values( array_filter( $states ) );
	}

	/**
	 * The ways to pay as places have them; those without one come last.
	 *
	 * @param array<mixed> $places Id => number, as the option holds them.
	 * @return list<PaymentGateway>
	 */
	public function in_order( array $places ): array {
		$places   = self::numbers( $places );
		$gateways = $this->registry()->all();
		usort(
			$gateways,
			static fn( PaymentGateway $one, PaymentGateway $other ) =>
				( $places[ $one->id() ] ?? PHP_INT_MAX ) <=> ( $places[ $other->id() ] ?? PHP_INT_MAX )
		);
		return $gateways;
	}

	/**
	 * One way to pay, null where there is none.
	 *
	 * @param string $id Such as `bacs`.
	 */
	public function find( string $id ): ?GatewayState {
		foreach ( $this->all() as $state ) {
			if ( $state->gateway->id() === $id ) {
				return $state;
			}
		}
		return null;
	}

	/**
	 * @return array<int>
	 */
	private static function numbers( mixed $places ): array {
		return array_map( intval( ... ), array_filter( is_array( $places ) ? $places : [], is_numeric( ... ) ) );
	}

	/**
	 * Null where an extension's gateway breaks: it is logged, and the others remain.
	 */
	private function state( PaymentGateway $gateway, ?int $place ): ?GatewayState {
		try {
			$fields = array_column( $gateway->fields(), null, 'id' );
			return new GatewayState( $gateway, $fields, $this->settings->values_of( $fields ), $place );
		} catch ( Throwable $error ) {
			$this->context->log->error(
				"The way to pay {$gateway->id()} broke: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
			return null;
		}
	}
}
