<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

/**
 * An attribute as a client sent it.
 *
 * @internal
 */
final class RequestAttribute {

	/**
	 * @param int                    $id      Of a global attribute, 0 where the name says which is meant.
	 * @param string                 $name
	 * @param list<string>           $options
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly int $position,
		public readonly bool $visible,
		public readonly bool $variation,
		public readonly array $options
	) {}

	/**
	 * The attributes of a product, or the choices of a variation.
	 *
	 * @return list<self>
	 */
	public static function several( RequestFields $input, string $name ): array {
		$attributes = [];
		foreach ( $input->objects( $name ) as $object ) {
			$options = $object->has( 'option' ) ? [ $object->line( 'option' ) ] : self::options( $object );
			$id      = $object->has( 'id' ) ? $object->integer( 'id', 0, PHP_INT_MAX ) : 0;
			$label   = $object->line( 'name', 200 );
			if ( 0 !== $id || '' !== $label ) {
				$place        = $object->has( 'position' ) ? $object->integer( 'position' ) : 0;
				$attributes[] = new self(
					$id,
					$label,
					$place,
					'yes' === $object->yes_no( 'visible' ),
					'yes' === $object->yes_no( 'variation' ),
					$options
				);
			}
		}
		return $attributes;
	}

	/**
	 * @return list<string>
	 */
	private static function options( RequestFields $object ): array {
		$options = [];
		$input   = $object->raw( 'options' );
		$input   = is_string( $input ) ? explode( '|', $input ) : $input;
		foreach ( array_keys( is_array( $input ) ? $input : [] ) as $key ) {
			// The sign between the options of a stored list can't be a part of one.
			$option = str_replace( '|', '/', ( new RequestFields( is_array( $input ) ? $input : [] ) )->line( (string) $key ) );
			if ( '' !== $option ) {
				$options[] = $option;
			}
		}
		return array_values( array_unique( $options ) );
	}
}
