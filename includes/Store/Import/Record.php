<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Rest\Dates;

/**
 * An object of an export, whose fields are read with their types. What has another one is refused by name.
 */
final class Record {

	private const MAX_LENGTH = 60_000;

	/**
	 * Largest id that is kept: the database goes on counting from it, and must not come to the end of numbers.
	 */
	private const LARGEST_ID = 1_000_000_000_000;

	/**
	 * @param array<mixed> $fields Field => value.
	 * @param string       $path   Where the object is within its element, such as `line_items[2].`.
	 */
	public function __construct( public readonly array $fields, private readonly string $path = '' ) {}

	/**
	 * The id that the object has in the other shop.
	 */
	public function id(): int {
		$id = $this->integer( 'id', 1 );
		if ( $id > self::LARGEST_ID ) {
			throw $this->refused(
				'id',
				/* translators: %s: largest number. */
				sprintf( __( 'This has to be at most %s.', 'storewright' ), number_format_i18n( self::LARGEST_ID ) )
			);
		}
		return $id;
	}

	/**
	 * A digest of what the object says.
	 */
	public function digest(): string {
		return md5( (string) wp_json_encode( $this->fields ) );
	}

	/**
	 * Whether a field is there and says something.
	 */
	public function has( string $name ): bool {
		return ! in_array( $this->fields[ $name ] ?? null, [ null, '' ], true );
	}

	/**
	 * A text without control characters, '' where it is missing.
	 */
	public function text( string $name ): string {
		$value = $this->fields[ $name ] ?? '';
		if ( ! is_scalar( $value ) ) {
			throw $this->refused( $name, __( 'This has to be a text.', 'storewright' ) );
		}
		$text = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', wp_check_invalid_utf8( (string) $value ) );
		if ( strlen( $text ) > self::MAX_LENGTH ) {
			throw $this->refused( $name, __( 'This text is too long.', 'storewright' ) );
		}
		return $text;
	}

	/**
	 * A whole number, 0 where it is missing.
	 */
	public function integer( string $name, int $least = 0 ): int {
		$value = filter_var( $this->has( $name ) ? $this->fields[ $name ] : 0, FILTER_VALIDATE_INT );
		if ( ! is_int( $value ) || $value < $least ) {
			/* translators: %d: smallest number. */
			throw $this->refused( $name, sprintf( __( 'This has to be a whole number, at least %d.', 'storewright' ), $least ) );
		}
		return $value;
	}

	/**
	 * A truth value, false where it is missing.
	 */
	public function truth( string $name ): bool {
		$value = $this->fields[ $name ] ?? false;
		return ( is_bool( $value ) || is_string( $value ) || is_int( $value ) ) && rest_sanitize_boolean( $value );
	}

	/**
	 * A decimal as text, exactly as given; '0' where it is missing.
	 */
	public function amount( string $name ): string {
		if ( ! $this->has( $name ) ) {
			return '0';
		}
		$amount = Money::parse( $this->fields[ $name ] );
		return null === $amount ? throw $this->refused(
			$name,
			__( 'This has to be a number such as 12.50.', 'storewright' )
		) : (string) $amount;
	}

	/**
	 * Several amounts together.
	 *
	 * @param list<string> $names
	 */
	public function sum( array $names ): string {
		return (string) BigDecimal::sum( 0, ...array_map( $this->amount( ... ), $names ) );
	}

	/**
	 * A moment in UTC, from a field or its twin in UTC, which prevails; null where both are missing.
	 */
	public function moment( string $name ): ?DateTimeImmutable {
		return Dates::parse( $this->fields[ $name ] ?? null, $this->fields[ "{$name}_gmt" ] ?? null, $this->path . $name );
	}

	/**
	 * An object within this one, an empty one where it is missing.
	 */
	public function object( string $name ): self {
		$value = $this->fields[ $name ] ?? [];
		return is_array( $value ) ? new self( $value, "{$this->path}{$name}." ) : throw $this->refused(
			$name,
			__( 'This has to be an object.', 'storewright' )
		);
	}

	/**
	 * The objects of a list.
	 *
	 * @return list<self>
	 */
	public function objects( string $name ): array {
		$objects = [];
		$list    = $this->fields[ $name ] ?? [];
		if ( ! is_array( $list ) ) {
			throw $this->refused( $name, __( 'This has to be a list.', 'storewright' ) );
		}
		foreach ( array_values( $list ) as $place => $value ) {
			$objects[] = is_array( $value ) ? new self( $value, "{$this->path}{$name}[$place]." ) : throw $this->refused(
				"{$name}[$place]",
				__( 'This has to be an object.', 'storewright' )
			);
		}
		return $objects;
	}

	/**
	 * The texts of a list.
	 *
	 * @return list<string>
	 */
	public function texts( string $name ): array {
		$list = $this->fields[ $name ] ?? [];
		return is_array( $list ) ? array_values(
			array_map( 'strval', array_filter( $list, 'is_scalar' ) )
		) : throw $this->refused( $name, __( 'This has to be a list.', 'storewright' ) );
	}

	/**
	 * The refusal of a field.
	 *
	 * @param string $name   The field.
	 * @param string $reason Translated sentence.
	 */
	public function refused( string $name, string $reason ): InvalidInput {
		return new InvalidInput( 'storewright_import_bad_field', $reason, [ $this->path . $name => $reason ] );
	}
}
