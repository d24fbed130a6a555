<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Brick\Math\Exception\MathException;
use DateTimeImmutable;
use DateTimeZone;
use Storewright\Database\Serialized;
use Storewright\Kernel\Money;

/**
 * Between the texts of tables and the values of orders.
 *
 * @internal
 */
final class ColumnValues {

	private const DECIMALS = 8;

	/**
	 * An amount for a decimal column.
	 */
	public static function amount( string $amount ): string {
		return self::plain( Money::text( $amount, self::DECIMALS ) );
	}

	/**
	 * An amount without needless zeros, such as `12.5`.
	 *
	 * @param string|null $amount As a table has it; what is no number counts as nothing.
	 */
	public static function plain( ?string $amount ): string {
		$amount = trim( (string) $amount );
		if ( 1 !== preg_match( '/^-?\d+(\.\d+)?$/D', $amount ) ) {
			try {
				$amount = (string) Money::of( $amount );
			} catch ( MathException ) {
				return '0';
			}
		}
		$amount = str_contains( $amount, '.' ) ? rtrim( rtrim( $amount, '0' ), '.' ) : $amount;
		return '-0' === $amount ? '0' : $amount;
	}

	/**
	 * An amount of a text column as it is, digits and all; one that is no number counts as nothing.
	 */
	public static function readable( string $amount ): string {
		return '' === $amount || 1 === preg_match( '/^-?\d+(\.\d+)?$/D', $amount ) ? $amount : self::plain( $amount );
	}

	/**
	 * The moment of a datetime column that holds UTC, null where it says nothing.
	 */
	public static function moment( ?string $stamp ): ?DateTimeImmutable {
		if ( null === $stamp || '' === $stamp || str_starts_with( $stamp, '0000' ) ) {
			return null;
		}
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', substr( $stamp, 0, 19 ), new DateTimeZone( 'UTC' ) );
		return false === $moment ? null : $moment;
	}

	/**
	 * A text for a table of meta data, however it was put together: one that looks serialized is serialized once more, as WordPress does
	 * it, so that nobody who reads the row with `maybe_unserialize()` gets an object of it.
	 */
	public static function meta_text( string $text ): string {
		$text = RowWriter::fit( $text );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- WordPress's format of meta data.
		return is_serialized( $text, false ) ? serialize( $text ) : $text;

	}

	/**
	 * The text of a row of meta data, see meta_text().
	 */
	public static function read_meta_text( string $stored ): string {
		$text = Serialized::decode( $stored );
		return is_string( $text ) ? $text : $stored;
	}

	/**
	 * Taxes by rate as WooCommerce stores them.
	 *
	 * @param array<string, array<int, string>> $taxes Such as `total` => rate => amount.
	 */
	public static function stored_taxes( array $taxes ): string {
		return serialize( $taxes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- WooCommerce's format.
	}

	/**
	 * Taxes by rate out of what is stored.
	 *
	 * @param string $stored
	 * @param string $of     `total` or `subtotal`.
	 * @return array<int, string>
	 */
	public static function taxes( string $stored, string $of ): array {
		$data  = Serialized::decode( $stored );
		$rates = is_array( $data ) && is_array( $data[ $of ] ?? null ) ? $data[ $of ] : [];
		$taxes = [];
		foreach ( $rates as $rate => $amount ) {
			if ( is_int( $rate ) && is_scalar( $amount ) ) {
				$taxes[ $rate ] = self::readable( (string) $amount );
			}
		}
		return $taxes;
	}
}
