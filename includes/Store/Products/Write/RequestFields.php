<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Rest\Dates;

/**
 * Fields of a product as a client sent them, read one by one. What is not as it has to be is refused by name.
 */
final class RequestFields {

	/**
	 * Most digits before the point in the price columns of the lookup table.
	 */
	private const MAX_DIGITS = 15;

	/**
	 * Longest text of a post; beyond it databases cut it off.
	 */
	public const MAX_LENGTH = 60000;

	/**
	 * @param array<mixed> $input Field => value.
	 */
	public function __construct( private readonly array $input ) {}

	/**
	 * Whether a field was sent, be it as null.
	 */
	public function has( string $name ): bool {
		return array_key_exists( $name, $this->input );
	}

	/**
	 * A field as it was sent, null where it was not.
	 */
	public function raw( string $name ): mixed {
		return $this->input[ $name ] ?? null;
	}

	/**
	 * A text without control characters.
	 *
	 * @param string $name
	 * @param int    $longest In characters.
	 */
	public function text( string $name, int $longest = self::MAX_LENGTH ): string {
		$value = $this->raw( $name );
		if ( null !== $value && ! is_scalar( $value ) ) {
			throw self::refused( $name, __( 'This has to be a text.', 'storewright' ) );
		}
		$text = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', wp_check_invalid_utf8( (string) $value ) );
		if ( mb_strlen( $text ) > $longest || strlen( $text ) > self::MAX_LENGTH ) {
			/* translators: %d: number of characters. */
			throw self::refused( $name, sprintf( __( 'This may have at most %d characters.', 'storewright' ), $longest ) );
		}
		return $text;
	}

	/**
	 * A text of one line without markup.
	 */
	public function line( string $name, int $longest = 1000 ): string {
		return self::plain( $name, sanitize_text_field( $this->text( $name, $longest ) ) );
	}

	/**
	 * A text with as much markup as posts may have.
	 */
	public function markup( string $name ): string {
		return self::plain( $name, wp_kses_post( $this->text( $name ) ) );
	}

	/**
	 * One of several texts.
	 *
	 * @param string       $name
	 * @param list<string> $choices
	 */
	public function choice( string $name, array $choices ): string {
		$value = $this->raw( $name );
		if ( ! is_string( $value ) || ! in_array( $value, $choices, true ) ) {
			/* translators: %s: list of possible values. */
			throw self::refused( $name, sprintf( __( 'This has to be one of %s.', 'storewright' ), implode( ', ', $choices ) ) );
		}
		return $value;
	}

	/**
	 * 'yes' or 'no'.
	 */
	public function yes_no( string $name ): string {
		$value = $this->raw( $name );
		return ( is_bool( $value ) || is_int( $value ) || is_string( $value ) ) && rest_sanitize_boolean( $value ) ? 'yes' : 'no';
	}

	/**
	 * A whole number.
	 */
	public function integer( string $name, int $least = -2_147_483_648, int $most = 2_147_483_647 ): int {
		$value = $this->raw( $name );
		if ( ! is_numeric( $value ) || (float) $value < $least || (float) $value > $most ) {
			/* translators: 1: least number, 2: greatest number. */
			throw self::refused( $name, sprintf( __( 'This has to be a whole number from %1$d to %2$d.', 'storewright' ), $least, $most ) );
		}
		return (int) $value;
	}

	/**
	 * A decimal as text, '' where it was sent empty. Not below zero, unless that is said.
	 */
	public function decimal( string $name, bool $signed = false ): string {
		$value = $this->raw( $name );
		if ( null === $value || '' === $value ) {
			return '';
		}
		$number = Money::parse( $value );
		if ( null === $number || ( $number->isNegative() && ! $signed ) || $number->abs()->isGreaterThanOrEqualTo(
			BigDecimal::of( '1e' . self::MAX_DIGITS )
		) ) {
			throw self::refused( $name, __( 'This has to be a number such as 12.50.', 'storewright' ) );
		}
		return (string) $number;
	}

	/**
	 * A moment in UTC from a field and its twin whose name ends in `_gmt`; the latter prevails.
	 */
	public function moment( string $name ): ?DateTimeImmutable {
		return Dates::parse( $this->raw( $name ), $this->raw( "{$name}_gmt" ), $name );
	}

	/**
	 * Ids above zero, each once.
	 *
	 * @return list<int>
	 */
	public function ids( string $name ): array {
		$value = $this->raw( $name );
		$ids   = [];
		foreach ( is_array( $value ) ? $value : [] as $id ) {
			if ( ! is_numeric( $id ) || (float) $id < 1 || (float) $id > PHP_INT_MAX ) {
				throw self::refused( $name, __( 'This has to be a list of ids.', 'storewright' ) );
			}
			$ids[] = (int) $id;
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * A list of objects.
	 *
	 * @return list<self>
	 */
	public function objects( string $name ): array {
		$value   = $this->raw( $name );
		$objects = [];
		foreach ( is_array( $value ) ? $value : [] as $object ) {
			if ( ! is_array( $object ) ) {
				throw self::refused( $name, __( 'This has to be a list of objects.', 'storewright' ) );
			}
			$objects[] = new self( $object );
		}
		return $objects;
	}

	/**
	 * Refuses what PHP would take for a stored object when it reads the meta data back.
	 */
	private static function plain( string $name, string $text ): string {
		return is_serialized( $text ) ? throw self::refused( $name, __( 'This text can’t be saved.', 'storewright' ) ) : $text;
	}

	/**
	 * The refusal of a field.
	 *
	 * @param string $name
	 * @param string $reason Translated sentence.
	 */
	public static function refused( string $name, string $reason ): InvalidInput {
		/* translators: 1: name of a field, 2: a sentence that says what is wrong with it. */
		return new InvalidInput( 'rest_invalid_param', sprintf( __( '%1$s: %2$s', 'storewright' ), $name, $reason ), [ $name => $reason ] );
	}
}
