<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeQuery;

/**
 * Attributes by their names. One that products are to share and that is not there is made, over wc/v3.
 */
final class NamedAttributes {

	public function __construct( private readonly AttributeQuery $query, private readonly InternalRequests $shop ) {}

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
		foreach ( $row->objects( 'attributes' ) as $input ) {
			$options = $input->texts( 'options' );
			$shared  = true === ( $input->fields['global'] ?? false ) ? $this->shared( $input->text( 'name' ) ) : null;
			if ( true === ( $input->fields['global'] ?? false ) && ( null === $shared || ! self::has_all( $shared, $options ) ) ) {
				$missing = true;
				$shared  = $shared ?? $this->made( $input->text( 'name' ), $make );
				$shared  = $make ? $shared : null;
			}
			$attributes[] = self::called( $input, $shared ) + [
				'visible'   => false !== ( $input->fields['visible'] ?? true ),
				'variation' => true === ( $input->fields['variation'] ?? false ),
				'options'   => $options,
			];
		}
		return [
			'attributes' => $attributes,
			'missing'    => $missing,
		];
	}

	/**
	 * Returns the attribute values of a variation, or a product's default ones.
	 *
	 * @param ImportRow $row
	 * @param string    $field
	 * @return list<array<string, mixed>>
	 */
	public function chosen( ImportRow $row, string $field ): array {
		$choices = [];
		foreach ( $row->objects( $field ) as $input ) {
			$option    = $input->text( 'option' );
			$option    = '' === $option ? $input->texts( 'options' )[0] ?? '' : $option;
			$shared    = false === ( $input->fields['global'] ?? null ) ? null : $this->shared( $input->text( 'name' ) );
			$choices[] = self::called( $input, $shared ) + [ 'option' => $option ];
		}
		return array_values( array_filter( $choices, static fn( array $choice ) => '' !== $choice['option'] ) );
	}

	private function shared( string $name ): ?Attribute {
		foreach ( $this->query->all() as $attribute ) {
			if ( in_array(
				mb_strtolower( $name ),
				array_map( mb_strtolower( ... ), [ $attribute->label, $attribute->name, $attribute->taxonomy ] ),
				true
			) ) {
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
			if ( false === get_term_by(
				'name',
				$option,
				$attribute->taxonomy
			) && false === get_term_by( 'slug', $option, $attribute->taxonomy ) ) {
				return false;
			}
		}
		return true;
	}

	private function made( string $name, bool $make ): ?Attribute {
		$path = '/products/attributes';
		$made = $make ? $this->shop->write( 'POST', $path, [ 'name' => $name ] ) : $this->shop->attempt(
			'POST',
			$path,
			[ 'name' => $name ],
			static fn() => null
		);
		if ( is_wp_error( $made ) ) {
			$reason = sprintf(
				/* translators: 1: name of an attribute, 2: why not. */
				__( '“%1$s” is not in your store and could not be added: %2$s', 'storewright' ),
				$name,
				$made->get_error_message()
			);
			throw new InvalidInput( 'storewright_import_attribute', $reason, [ 'attributes' => $reason ] );
		}
		return null === $made ? null : $this->query->find( $made );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function called( ImportRow $input, ?Attribute $shared ): array {
		return null === $shared ? [ 'name' => $input->text( 'name' ) ] : [ 'id' => $shared->id ];
	}
}
