<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use Brick\Math\BigDecimal;
use Brick\Math\BigNumber;
use Closure;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Parcel;

/**
 * A way of shipping that an owner can add to zones, such as a flat rate.
 */
final class MethodType {

	/**
	 * @var array<string, SettingField> Id => field, in the order in which they are shown.
	 */
	public readonly array $fields;

	/**
	 * @param string                $id          Stable id, such as `flat_rate`.
	 * @param string                $title       Translated name.
	 * @param string                $description Translated explanation.
	 * @param list<SettingField>    $fields      Its settings. `title` names an instance to customers.
	 * @param array<string, string> $fixed       Settings that it does not have because only one amount is possible, id =>
	 *                                           that amount. Clients may send it; any other amount is refused.
	 * @param (Closure(MethodInstance, Parcel): (BigNumber|null))|null $cost What sending a parcel costs, without tax; null where the
	 *                                           method does not take it. Without one, it never does.
	 * @param (Closure(MethodInstance, Parcel, Closure(BigNumber): string): string)|null $reason Why it does not take a parcel: a
	 *                                           translated sentence for the owner. Is given what writes amounts of money.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $description,
		array $fields,
		private readonly array $fixed = [],
		private readonly ?Closure $cost = null,
		private readonly ?Closure $reason = null
	) {
		$this->fields = array_column( $fields, null, 'id' );
	}

	/**
	 * Returns the default of each setting.
	 *
	 * @return array<string, string> Id => value.
	 */
	public function defaults(): array {
		return array_map( static fn( SettingField $field ) => $field->default, $this->fields );
	}

	/**
	 * Cost of shipping a parcel.
	 *
	 * @param MethodInstance $method With its settings.
	 * @param Parcel         $parcel What is to be sent.
	 * @return BigNumber|null Without tax, not rounded; null where the method does not take the parcel.
	 */
	public function cost( MethodInstance $method, Parcel $parcel ): ?BigNumber {
		return null === $this->cost ? null : ( $this->cost )( $method, $parcel );
	}

	/**
	 * Why the method does not take a parcel that it has no cost for.
	 *
	 * @param MethodInstance $method With its settings.
	 * @param Parcel         $parcel What is to be sent.
	 * @param Closure(BigNumber): string $money Writes an amount as the store does.
	 * @return string Translated sentence.
	 */
	public function reason( MethodInstance $method, Parcel $parcel, Closure $money ): string {
		return null === $this->reason
			? __( 'The shipping method does not offer this order a rate.', 'storewright' )
			: ( $this->reason )( $method, $parcel, $money );
	}

	/**
	 * The settings as they are stored, of those that a client sent; masks of passwords are left out.
	 *
	 * @param array<mixed> $input Id => value.
	 * @return array<string, string> Id => value.
	 * @throws InvalidInput That names every setting which cannot be taken, as `settings.<id>`.
	 */
	public function sanitise( array $input ): array {
		$settings = [];
		$refused  = [];
		foreach ( $input as $id => $value ) {
			try {
				if ( isset( $this->fields[ $id ] ) && $this->fields[ $id ]->is_kept( $value ) ) {
					continue;
				}
				if ( isset( $this->fields[ $id ] ) ) {
					$settings[ $this->fields[ $id ]->id ] = $this->fields[ $id ]->sanitise( $value );
				} elseif ( ! isset( $this->fixed[ $id ] ) ) {
					/* translators: %s: name of a shipping method, such as Flat rate. */
					throw new InvalidSettingValue( sprintf( __( '“%s” does not have this setting.', 'storewright' ), $this->title ) );
				} elseif ( ! self::is_same_amount( $this->fixed[ $id ], $value ) ) {
					throw new InvalidSettingValue(
						/* translators: 1: name of a shipping method, 2: amount. */
						sprintf( __( 'With “%1$s” this is always %2$s.', 'storewright' ), $this->title, $this->fixed[ $id ] )
					);
				}
			} catch ( InvalidSettingValue $refusal ) {
				$refused[ $id ] = $refusal->getMessage();
			}
		}
		if ( [] === $refused ) {
			return $settings;
		}
		throw new InvalidInput(
			'rest_setting_value_invalid',
			$this->sentence( $refused, $input ),
			array_combine( array_map( static fn( int|string $id ) => "settings.$id", array_keys( $refused ) ), $refused )
		);
	}

	private static function is_same_amount( string $amount, mixed $value ): bool {
		$text = is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
		return '' !== $text && null === Cost::refusal_of_amount( $text ) && BigDecimal::of( $text )->isEqualTo( $amount );
	}

	/**
	 * @param array<string> $refused Setting id => reason.
	 * @param array<mixed>  $input   Setting id => what was sent.
	 */
	private function sentence( array $refused, array $input ): string {
		$parts = [];
		foreach ( $refused as $id => $reason ) {
			$field = $this->fields[ $id ] ?? null;
			$label = $field->label ?? $id;
			$sent  = $input[ $id ] ?? null;
			// What was sent as a password, or under a name that nobody knows, is not repeated.
			$parts[] = null !== $field && FieldKind::Password !== $field->kind && is_scalar( $sent ) && ! is_bool( $sent )
				/* translators: 1: label of a field, 2: what was typed, 3: why that can't be. */
				? sprintf( __( '%1$s: “%2$s” can’t be used. %3$s', 'storewright' ), $label, $sent, $reason )
				/* translators: 1: label of a setting, 2: what is wrong with its value. */
				: sprintf( __( '%1$s: %2$s', 'storewright' ), $label, $reason );
		}
		return implode( ' ', $parts );
	}
}
