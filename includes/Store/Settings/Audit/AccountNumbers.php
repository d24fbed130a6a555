<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

/**
 * Account numbers as people may read them: their last characters, by which an owner knows which one it is.
 */
final class AccountNumbers {

	private const NAMES = [ 'account_number', 'iban' ];

	private const DOTS = '••••';

	private const SHOWN = 4;

	/**
	 * How IBANs look, also in the middle of a text.
	 */
	private const IBAN = '/\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,4})?\b/';

	/**
	 * An array in which they are masked, by the names of what holds them.
	 *
	 * @param array<mixed> $values
	 * @return array<mixed>
	 */
	public static function masked( array $values ): array {
		foreach ( $values as $name => $value ) {
			if ( is_array( $value ) ) {
				$values[ $name ] = self::masked( $value );
			} elseif ( is_string( $value ) && in_array( $name, self::NAMES, true ) ) {
				$values[ $name ] = self::mask( $value );
			}
		}
		return $values;
	}

	/**
	 * A recorded text: where it is an array as JSON, that with its account numbers masked.
	 */
	public static function masked_record( string $text ): string {
		$values = 1 === preg_match( '/^[[{].*"(?:' . implode( '|', self::NAMES ) . ')"/s', $text ) ? json_decode( $text, true ) : null;
		return is_array( $values ) ? AuditLog::text( self::masked( $values ) ) : $text;
	}

	/**
	 * Whether account numbers of a recorded text are masked in the record itself.
	 */
	public static function is_masked( string $text ): bool {
		return str_contains( $text, self::DOTS );
	}

	/**
	 * A text in which IBANs are masked.
	 */
	public static function masked_in( string $text ): string {
		return (string) preg_replace_callback( self::IBAN, static fn( array $found ) => self::mask( $found[0] ), $text );
	}

	private static function mask( string $number ): string {
		// What is recorded is masked already.
		if ( '' === $number || str_starts_with( $number, self::DOTS ) ) {
			return $number;
		}
		$plain = (string) preg_replace( '/\s+/', '', $number );
		return self::DOTS . ( mb_strlen( $plain ) > 2 * self::SHOWN ? mb_substr( $plain, -self::SHOWN ) : '' );
	}
}
