<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use Storewright\Kernel\SecretMask;

/**
 * One setting of a shipping method.
 */
final class SettingField {

	/**
	 * @param string                $id          Name under which the value is stored.
	 * @param FieldKind             $kind        What it holds.
	 * @param string                $label       Translated label.
	 * @param string                $description Translated explanation.
	 * @param string                $default     Value until the owner sets one.
	 * @param string                $placeholder Shown in the empty field.
	 * @param array<string, string> $options     Value => translated label, for a select.
	 * @param string|null           $answered_default What REST answers as the default, where WooCommerce's differs from the value
	 *   that holds.
	 */
	public function __construct(
		public readonly string $id,
		public readonly FieldKind $kind,
		public readonly string $label,
		public readonly string $description,
		public readonly string $default = '',
		public readonly string $placeholder = '',
		public readonly array $options = [],
		public readonly ?string $answered_default = null
	) {}

	/**
	 * The value as it is stored.
	 *
	 * @param mixed $value What a client sent.
	 * @throws InvalidSettingValue If it is nothing that this setting can hold.
	 */
	public function sanitise( mixed $value ): string {
		return match ( $this->kind ) {
			FieldKind::Checkbox => $this->checkbox( $value ),
			FieldKind::Select => $this->option( self::text( $value ) ),
			FieldKind::Text, FieldKind::Password => sanitize_text_field( self::text( $value ) ),
			FieldKind::Amount => $this->accepted( Cost::refusal_of_amount( trim( self::text( $value ) ) ), $value ),
			FieldKind::Cost => $this->accepted( Cost::refusal( trim( self::text( $value ) ) ), $value ),
		};
	}

	/**
	 * A value as clients see it: that of a password is masked.
	 *
	 * @param string $value
	 * @param int    $instance_id The instance of the method that holds it.
	 */
	public function answered( string $value, int $instance_id ): string {
		return FieldKind::Password === $this->kind ? SecretMask::of( $value, "$instance_id/{$this->id}" ) : $value;
	}

	/**
	 * Whether a client leaves the value as it is, by sending back a mask.
	 */
	public function is_kept( mixed $value ): bool {
		return FieldKind::Password === $this->kind && SecretMask::is_mask( $value );
	}

	private function checkbox( mixed $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? 'yes' : 'no';
		}
		if ( 'yes' === $value || 'no' === $value ) {
			return $value;
		}
		throw new InvalidSettingValue( __( 'Either yes or no is possible.', 'storewright' ) );
	}

	private function option( string $value ): string {
		if ( array_key_exists( $value, $this->options ) ) {
			return $value;
		}
		throw new InvalidSettingValue(
			sprintf(
				/* translators: %s: list of possible values. */
				__( 'One of these is possible: %s.', 'storewright' ),
				implode( ', ', array_map( static fn( int|string $option ) => "“{$option}”", array_keys( $this->options ) ) )
			)
		);
	}

	private function accepted( ?string $refusal, mixed $value ): string {
		if ( null !== $refusal ) {
			throw new InvalidSettingValue( $refusal );
		}
		return trim( self::text( $value ) );
	}

	private static function text( mixed $value ): string {
		if ( is_string( $value ) || is_int( $value ) || is_float( $value ) ) {
			return (string) $value;
		}
		throw new InvalidSettingValue( __( 'A text or a number is expected.', 'storewright' ) );
	}
}
