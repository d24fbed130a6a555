<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Closure;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Products\Model\Product;

/**
 * What a client saw of a product before it changed it: `expected` beside the changed fields. A field that somebody else has
 * changed since is not written over.
 */
final class ExpectedFields {

	private const PARAM = 'expected';

	/**
	 * The argument of routes that change a product or variation.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function argument(): array {
		return [
			self::PARAM => [
				'description' => __(
					'What the changed fields were before. Where one is different by now, nothing is written and the answer is 409.',
					'storewright'
				),
				'type'        => 'object',
			],
		];
	}

	/**
	 * What has to hold of a product before it is changed, to be called in the transaction of the change; null where nothing has to.
	 *
	 * @param mixed                                                 $expected As the request says it.
	 * @param array<string, mixed>                                  $fields   What is to be changed.
	 * @param callable(Product, list<string>): array<string, mixed> $answered The product's fields of these names.
	 * @return (Closure(Product): void)|null
	 */
	public static function guard( mixed $expected, array $fields, callable $answered ): ?Closure {
		$names = self::names( $expected );
		if ( [] === $names ) {
			return null;
		}
		return static function ( Product $product ) use ( $expected, $names, $fields, $answered ): void {
			self::check( $expected, $fields, $answered( $product, $names ) );
			/**
			 * A product or variation is about to be changed by a client that has said what it was before, in the transaction of the
			 * change: what is written here is kept or undone with it.
			 *
			 * @param Product              $product As it is stored.
			 * @param array<string, mixed> $fields  What is to be changed, by field of wc/v3.
			 */
			do_action( 'storewright_product_changing', $product, $fields );
		};
	}

	/**
	 * Refuses a change of fields that are neither as expected nor as wished already.
	 *
	 * @param mixed                $expected Field => value as the client had it; of items of a list, such as categories, ids are enough.
	 * @param array<string, mixed> $wished   Field => value that is to be written.
	 * @param array<string, mixed> $current  Field => value as it is answered at this moment.
	 * @throws Conflict With `conflicts`: field => its value by now.
	 */
	public static function check( mixed $expected, array $wished, array $current ): void {
		$conflicts = [];
		foreach ( is_array( $expected ) ? $expected : [] as $field => $value ) {
			$now = self::plain( $current[ $field ] ?? null );
			if ( ! self::matches( $value, $now ) && ! self::matches( self::plain( $wished[ $field ] ?? null ), $now ) ) {
				$conflicts[ $field ] = $now;
			}
		}
		if ( [] !== $conflicts ) {
			throw new Conflict(
				'storewright_rest_product_conflict',
				sprintf(
					/* translators: %s: names of fields, separated by commas. */
					__( 'Someone else changed this product in the meantime: %s.', 'storewright' ),
					implode( ', ', array_keys( $conflicts ) )
				),
				[ 'conflicts' => $conflicts ]
			);
		}
	}

	/**
	 * The names of the fields that a request expects something of.
	 *
	 * @param mixed $expected
	 * @return list<string>
	 */
	public static function names( mixed $expected ): array {
		return is_array( $expected ) ? array_map( strval( ... ), array_keys( $expected ) ) : [];
	}

	/**
	 * Whether a value says nothing else than another one, which may say more.
	 */
	private static function matches( mixed $said, mixed $value ): bool {
		if ( ! is_array( $said ) || ! is_array( $value ) ) {
			return is_scalar( $said ) && is_scalar( $value ) ? self::text( $said ) === self::text( $value ) : $said === $value;
		}
		if ( array_is_list( $said ) && array_is_list( $value ) && count( $said ) !== count( $value ) ) {
			return false;
		}
		foreach ( $said as $key => $part ) {
			if ( ! array_key_exists( $key, $value ) || ! self::matches( $part, $value[ $key ] ) ) {
				return false;
			}
		}
		return true;
	}

	private static function text( bool|int|float|string $value ): string {
		return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
	}

	/**
	 * The value as JSON carries it.
	 */
	private static function plain( mixed $value ): mixed {
		return json_decode( (string) wp_json_encode( $value ), true );
	}
}
