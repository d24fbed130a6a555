<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Brick\Math\BigDecimal;
use Storewright\Database\Meta\MetaChange;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Rest\MetaData;
use Storewright\Store\Orders\Model\Quantity;

/**
 * Typed access to the data that a client sent for one object. Errors name the place in the request, such as `line_items[0][total]`.
 */
final class RequestData {

	/**
	 * @param array<array-key, mixed> $values Name => value; only what was sent.
	 * @param string                  $path   Place in the request, '' for the whole of it.
	 */
	public function __construct( private readonly array $values, public readonly string $path = '' ) {}

	/**
	 * Whether the name was sent, be it with null.
	 */
	public function has( string $name ): bool {
		return array_key_exists( $name, $this->values );
	}

	/**
	 * The names that were sent.
	 *
	 * @return list<array-key>
	 */
	public function names(): array {
		return array_keys( $this->values );
	}

	/**
	 * Whether null was sent under one of the names.
	 */
	public function is_null( string ...$names ): bool {
		foreach ( $names as $name ) {
			if ( $this->has( $name ) && null === $this->values[ $name ] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A line of text without markup; null where none was sent.
	 *
	 * @throws InvalidInput If it is no text, or too long.
	 */
	public function text( string $name, int $longest = 1000 ): ?string {
		$value = $this->values[ $name ] ?? null;
		if ( null === $value ) {
			return null;
		}
		$text = is_scalar( $value ) ? sanitize_text_field( self::without_nul( (string) $value ) ) : null;
		// Others on the same data might read such a text back as an object.
		if ( null === $text || mb_strlen( $text ) > $longest || is_serialized( $text ) ) {
			throw $this->refusal(
				$name,
				/* translators: 1: name of a parameter, 2: a number of characters. */
				sprintf( __( '%1$s has to be a text of at most %2$d characters.', 'storewright' ), $this->place( $name ), $longest )
			);
		}
		return $text;
	}

	/**
	 * Text of several lines without markup; null where none was sent.
	 */
	public function lines( string $name ): ?string {
		$value = $this->values[ $name ] ?? null;
		return is_scalar( $value ) ? sanitize_textarea_field( self::without_nul( (string) $value ) ) : null;
	}

	/**
	 * Columns take no NUL bytes: they go before anybody looks at what the text says.
	 */
	private static function without_nul( string $text ): string {
		return str_replace( "\0", '', $text );
	}

	/**
	 * A whole number from 0 on; null where none was sent.
	 *
	 * @throws InvalidInput If it is none.
	 */
	public function count( string $name, int $most = 2_000_000_000 ): ?int {
		$value = $this->values[ $name ] ?? null;
		if ( null === $value || '' === $value ) {
			return null;
		}
		$number = is_int( $value ) || is_float( $value ) || is_string( $value ) ? filter_var( $value, FILTER_VALIDATE_INT ) : false;
		if ( false === $number || $number < 0 || $number > $most ) {
			throw $this->refusal(
				$name,
				/* translators: %s: name of a parameter. */
				sprintf( __( '%s has to be a whole number that is not negative.', 'storewright' ), $this->place( $name ) )
			);
		}
		return $number;
	}

	/**
	 * How many of something, from 0 on; null where nothing was sent.
	 *
	 * @throws InvalidInput If it is none.
	 */
	public function quantity( string $name ): int|float|null {
		$value = $this->values[ $name ] ?? null;
		if ( null === $value || '' === $value ) {
			return null;
		}
		if ( ! is_numeric( $value ) || (float) $value < 0 || (float) $value > 2_000_000_000 ) {
			throw $this->refusal(
				$name,
				/* translators: %s: name of a parameter. */
				sprintf( __( '%s has to be a number that is not negative.', 'storewright' ), $this->place( $name ) )
			);
		}
		return Quantity::exact( (float) $value );
	}

	/**
	 * An amount of money; null where none was sent.
	 *
	 * @throws InvalidInput If it is none.
	 */
	public function amount( string $name ): ?BigDecimal {
		$value = $this->values[ $name ] ?? null;
		if ( null === $value || '' === $value ) {
			return null;
		}
		$amount = Money::parse( $value );
		if ( null === $amount || $amount->getScale() > 8 || $amount->abs()->isGreaterThan( OrderLimits::largest_amount() ) ) {
			/* translators: %s: name of a parameter. */
			throw $this->refusal( $name, sprintf( __( '%s has to be an amount such as 12.50.', 'storewright' ), $this->place( $name ) ) );
		}
		return $amount;
	}

	/**
	 * Yes or no; null where nothing was sent.
	 */
	public function bool( string $name ): ?bool {
		$value = $this->values[ $name ] ?? null;
		return is_bool( $value ) || is_int( $value ) || is_string( $value ) ? rest_sanitize_boolean( $value ) : null;
	}

	/**
	 * The objects of a list, or of an object.
	 *
	 * @return array<array-key, self> By their key in it.
	 * @throws InvalidInput If one of them is no object.
	 */
	public function objects( string $name ): array {
		$value   = $this->values[ $name ] ?? [];
		$objects = [];
		foreach ( is_array( $value ) ? $value : [ $value ] as $key => $object ) {
			if ( ! is_array( $object ) ) {
				throw $this->refusal(
					"{$name}][$key",
					/* translators: %s: name of a parameter. */
					sprintf( __( '%s has to be an object.', 'storewright' ), $this->place( "{$name}][$key" ) )
				);
			}
			$objects[ $key ] = new self( $object, $this->place( "{$name}][$key" ) );
		}
		return $objects;
	}

	/**
	 * The object of a name, empty where none was sent.
	 */
	public function object( string $name ): self {
		$value = $this->values[ $name ] ?? [];
		return new self( is_array( $value ) ? $value : [], $this->place( $name ) );
	}

	/**
	 * The wishes in `meta_data`.
	 *
	 * @return list<MetaChange>
	 * @throws InvalidInput If one of them is none.
	 */
	public function meta(): array {
		return MetaData::changes( $this->values['meta_data'] ?? null, $this->place( 'meta_data' ) );
	}

	/**
	 * The refusal of what was sent under a name.
	 *
	 * @param string $name   Name of the value.
	 * @param string $reason Translated sentence.
	 * @param string $code   WooCommerce's code.
	 */
	public function refusal( string $name, string $reason, string $code = 'rest_invalid_param' ): InvalidInput {
		return new InvalidInput( $code, $reason, [ $this->place( $name ) => $reason ] );
	}

	private function place( string $name ): string {
		$place = '' === $this->path ? $name : "{$this->path}[{$name}]";
		// The name of an object in a list of the whole request has its bracket in front.
		return '' === $this->path && str_contains( $name, '][' ) ? str_replace( '][', '[', $name ) . ']' : $place;
	}
}
