<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import\Parts;

use Storewright\Kernel\Context;
use Storewright\Store\Blueprint\Import\Input;
use Storewright\Store\Blueprint\Import\Part;
use Storewright\Store\Blueprint\Import\Refusals;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Payments\GatewayState;
use Storewright\Store\Payments\PaymentServices;
use Storewright\Store\Settings\Validation\InvalidValue;
use Storewright\Store\Settings\Validation\ValueSanitizer;

/**
 * The settings of payment methods, by `method/setting`.
 */
final class GatewaysPart implements Part {

	private readonly PaymentServices $payments;

	public function __construct( Context $context ) {
		$this->payments = new PaymentServices( $context );
	}

	public function step(): Step {
		return Step::Gateways;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed> $data
	 */
	public function wanted( array $data ): array {
		$refusals = new Refusals( $this->step() );
		$states   = $this->states();
		$wanted   = [];
		foreach ( Input::object_of( $data, 'payment_gateways', $refusals ) as $id => $gateway ) {
			$id = (string) $id;
			if ( ! is_array( $gateway ) ) {
				$refusals->add_value( $id, $id, $gateway, __( 'Use an object with its settings.', 'storewright' ) );
				continue;
			}
			$state  = $states[ $id ] ?? null;
			$values = [] === ( $gateway['settings'] ?? [] ) ? [] : Input::object_of( $gateway, 'settings', $refusals );
			if ( array_key_exists( 'enabled', $gateway ) ) {
				$values['enabled'] = $gateway['enabled'];
			}
			foreach ( $values as $field => $value ) {
				$key     = "{$id}/{$field}";
				$setting = $state?->fields[ $field ] ?? null;
				if ( null === $state ) {
					// Shown, but not to be had here: the plugin that brings it is missing.
					$wanted[ $key ] = $value;
				} elseif ( null === $setting ) {
					/* translators: 1: name of a payment method, 2: name of a setting, as it was found in a file. */
					$refusals->add( $key, sprintf( __( '“%1$s” has no setting “%2$s”.', 'storewright' ), $state->gateway->method_title(), $field ) );
				} elseif ( $setting->is_secret() ) {
					/* translators: %s: label of a setting. */
					$refusals->add( $key, sprintf( __( '“%s” is a secret. Secrets can’t be imported.', 'storewright' ), $setting->label ) );
				} else {
					try {
						$holds          = $state->values[ $field ] ?? null;
						$wanted[ $key ] = $setting->read( $value ) === $holds ? $holds : ValueSanitizer::sanitize( $setting, $value );
					} catch ( InvalidValue $reason ) {
						$refusals->add_value( $key, $this->label( $key, $value ), $value, $reason->getMessage() );
					}
				}
			}
		}
		$refusals->refuse();
		return $wanted;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<string> $keys
	 */
	public function current( array $keys ): array {
		$states  = $this->states();
		$current = [];
		foreach ( $keys as $key ) {
			[ $id, $field ]  = self::parts( $key );
			$current[ $key ] = ( $states[ $id ] ?? null )?->values[ $field ] ?? null;
		}
		return $current;
	}

	public function label( string $key, mixed $value ): string {
		[ $id, $field ] = self::parts( $key );
		$state          = $this->states()[ $id ] ?? null;
		return sprintf(
			/* translators: 1: name of a payment method, 2: label of a setting. */
			__( '%1$s: %2$s', 'storewright' ),
			$state?->gateway->method_title() ?? $id,
			( $state?->fields[ $field ] ?? null )->label ?? $field
		);
	}

	public function text( string $key, mixed $value ): string {
		[ $id, $field ] = self::parts( $key );
		$setting        = ( $this->states()[ $id ] ?? null )?->fields[ $field ] ?? null;
		return match ( true ) {
			null === $value   => '',
			null === $setting => Refusals::quoted( $value ),
			default           => $setting->value_text( $value ),
		};
	}

	public function refusal( string $key, mixed $value ): string {
		return isset( $this->states()[ self::parts( $key )[0] ] )
			? ''
			: __( 'This payment method is not available here.', 'storewright' );
	}

	public function is_final(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $values
	 */
	public function write( array $values ): void {
		$changes = [];
		foreach ( $values as $key => $value ) {
			[ $id, $field ]           = self::parts( $key );
			$changes[ $id ][ $field ] = $value;
		}
		$states = $this->states();
		foreach ( $changes as $id => $settings ) {
			$this->payments->repository()->change( $states[ $id ]->gateway, $settings );
		}
	}

	/**
	 * @return array<string, GatewayState> By id.
	 */
	private function states(): array {
		$states = [];
		foreach ( $this->payments->query()->all() as $state ) {
			$states[ $state->gateway->id() ] = $state;
		}
		return $states;
	}

	/**
	 * @return array{string, string}
	 */
	private static function parts( string $key ): array {
		$parts = explode( '/', $key, 2 );
		return [ $parts[0], $parts[1] ?? '' ];
	}
}
