<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\Attributes\Attribute;
use Storewright\Store\Products\Attributes\AttributeQuery;

/**
 * Attributes by their names. One that products are to share and that is not there is made, over wc/v3.
 */
final class NamedAttributes {

	public function __construct( private readonly AttributeQuery $query, private readonly ShopRequests $shop ) {}

	/**
	 * The attributes of a product.
	 *
	 * @param ImportRow $row
	 * @param bool      $make Whether shared ones that are missing are made; else the product's own stand in for them.
	 * @return array{attributes: list<array<string, mixed>>, missing: bool}
	 * @throws InvalidInput If one can't be made.
	 */
	public function of_product( ImportRow $row, bool $make ): array {
		$attributes = [];
		$missing    = false;
		foreach ( $row->objects( 'attributes' ) as $given ) {
			$options = $given->texts( 'options' );
			$shared  = true === ( $given->fields['global'] ?? false ) ? $this->shared( $given->text( 'name' ) ) : null;
			if ( true === ( $given->fields['global'] ?? false ) && ( null === $shared || ! self::has_all( $shared, $options ) ) ) {
				$missing = true;
				$shared  = $shared ?? $this->made( $given->text( 'name' ), $make );
				$shared  = $make ? $shared : null;
			}
			$attributes[] = self::called( $given, $shared ) + [
				'visible'   => false !== ( $given->fields['visible'] ?? true ),
				'variation' => true === ( $given->fields['variation'] ?? false ),
				'options'   => $options,
			];
		}
		return [
			'attributes' => $attributes,
			'missing'    => $missing,
		];
	}

	/**
	 * What a variation is of each attribute, or what is chosen first of a product's.
	 *
	 * @param ImportRow $row
	 * @param string    $field
	 * @return list<array<string, mixed>>
	 */
	public function chosen( ImportRow $row, string $field ): array {
		$choices = [];
		foreach ( $row->objects( $field ) as $given ) {
			$option    = $given->text( 'option' );
			$option    = '' === $option ? $given->texts( 'options' )[0] ?? '' : $option;
			$shared    = false === ( $given->fields['global'] ?? null ) ? null : $this->shared( $given->text( 'name' ) );
			$choices[] = self::called( $given, $shared ) + [ 'option' => $option ];
		}
		return array_values( array_filter( $choices, static fn( array $choice ) => '' !== $choice['option'] ) );
	}

	private function shared( string $name ): ?Attribute {
		foreach ( $this->query->all() as $attribute ) {
			if ( in_array( mb_strtolower( $name ), array_map( mb_strtolower( ... ), [ $attribute->label, $attribute->name, $attribute->taxonomy ] ), true ) ) {
				return $attribute;
			}
		}
		return null;
	}

	/**
	 * @param list<string> $options
	 */
	private static function has_all( Attribute $attribute, array $options ): bool {
		foreach ( $options as $option ) {
			if ( false === get_term_by( 'name', $option, $attribute->taxonomy ) && false === get_term_by( 'slug', $option, $attribute->taxonomy ) ) {
				return false;
			}
		}
		return true;
	}

	private function made( string $name, bool $make ): ?Attribute {
		$path = '/products/attributes';
		$made = $make ? $this->shop->write( 'POST', $path, [ 'name' => $name ] ) : $this->shop->attempt( 'POST', $path, [ 'name' => $name ], static fn() => null );
		if ( is_wp_error( $made ) ) {
			/* translators: 1: name of an attribute, 2: why not. */
			$reason = sprintf( __( '“%1$s” is not in your store and can’t be added: %2$s', 'storewright' ), $name, $made->get_error_message() );
			throw new InvalidInput( 'storewright_import_attribute', $reason, [ 'attributes' => $reason ] );
		}
		return null === $made ? null : $this->query->find( $made );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function called( ImportRow $given, ?Attribute $shared ): array {
		return null === $shared ? [ 'name' => $given->text( 'name' ) ] : [ 'id' => $shared->id ];
	}
}
