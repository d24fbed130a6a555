<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Events;
use Storewright\Store\Settings\SettingChange;
use Storewright\Store\Settings\SettingsServices;

/**
 * Changes the settings of ways to pay, and their order.
 */
final class GatewayRepository {

	private const LAST_PLACE = 10_000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Changes settings: all that are given, or none. Those that are not given stay, whoever changes them at the same time.
	 *
	 * @param PaymentGateway       $gateway
	 * @param array<string, mixed> $values  Id of a field => what was sent.
	 * @param int|null             $place   Its place among the ways to pay, lower first; null leaves it.
	 * @throws InvalidInput That names each setting which does not exist or cannot take its value, as `settings.<id>`.
	 */
	public function change( PaymentGateway $gateway, array $values, ?int $place = null ): void {
		if ( null !== $place && ( $place < 0 || $place > self::LAST_PLACE ) ) {
			$reason = __( 'The order is a number from 0 to 10,000.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'order' => $reason ] );
		}
		if ( [] !== $values ) {
			$this->save( $gateway, $values );
		}
		if ( null !== $place ) {
			$this->move( $gateway, $place );
		}

		/**
		 * The settings or the place of a way to pay were saved.
		 *
		 * @param string $id The way to pay, such as `bacs`.
		 */
		Events::dispatch( 'storewright_payment_gateway_saved', $gateway->id() );
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private function save( PaymentGateway $gateway, array $values ): void {
		$changes = array_map(
			static fn( int|string $id, mixed $value ) => new SettingChange( $gateway->group_id(), (string) $id, $value ),
			array_keys( $values ),
			$values
		);
		try {
			( new SettingsServices( $this->context ) )->repository( GatewaySettings::registry( $gateway ) )->save_all( $changes );
		} catch ( InvalidInput $refusal ) {
			$params = [];
			foreach ( $refusal->params as $id => $reason ) {
				$params[ "settings.{$id}" ] = $reason;
			}
			throw new InvalidInput( 'rest_setting_value_invalid', $refusal->getMessage(), $params );
		}
	}

	/**
	 * One after the other: within a transaction, what somebody else changes in the meantime stays out of sight.
	 */
	private function move( PaymentGateway $gateway, int $place ): void {
		$write = function () use ( $gateway, $place ): void {
			$order = ( new PaymentServices( $this->context ) )->order();
			$old   = [];
			$new   = [];
			$this->context->options->change(
				GatewayQuery::ORDER,
				static function ( array $places ) use ( $gateway, $place, $order, &$old, &$new ): array {
					$old    = $order->ids( $places );
					$places = [ $gateway->id() => $place ] + $places;
					$new    = $order->ids( $places );
					return $places;
				},
				true
			);
			/**
			 * Asks for a change to be recorded among those of settings; fires in the transaction of the change.
			 *
			 * @param string $group  Where the setting is found.
			 * @param string $id     The setting.
			 * @param mixed  $old    The value before.
			 * @param mixed  $new    The value after.
			 * @param bool   $secret Whether the values are for nobody's eyes.
			 */
			do_action( 'storewright_audit', GatewayOrder::AUDIT_GROUP, 'order', $old, $new, false );
		};
		$this->context->database->lock( GatewayQuery::ORDER, fn() => $this->context->database->transaction( $write ) );
	}
}
