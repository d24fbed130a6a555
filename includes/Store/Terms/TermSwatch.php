<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

/**
 * The color or picture by which customers choose a term of an attribute, kept where WooCommerce keeps those of its attributes of the type
 * “Color / image”: in the meta data `color` or `image` of the term.
 */
final class TermSwatch {

	/**
	 * WooCommerce's type of attributes whose terms have one.
	 */
	public const ATTRIBUTE_TYPE = 'wc-visual';

	/**
	 * @param string $color    Such as `#ff0000`; '' for none.
	 * @param int    $image_id Attachment; 0 for none. A picture takes the place of a color.
	 */
	public function __construct( public readonly string $color = '', public readonly int $image_id = 0 ) {}

	/**
	 * Of a term.
	 *
	 * @param int $term_id
	 */
	public static function of( int $term_id ): self {
		$image_id = TermQuery::number( $term_id, 'image' );
		$color    = get_term_meta( $term_id, 'color', true );
		return new self( 0 < $image_id ? '' : (string) sanitize_hex_color( is_string( $color ) ? $color : '' ), $image_id );
	}

	/**
	 * Stores it.
	 *
	 * @param int $term_id
	 */
	public function save( int $term_id ): void {
		foreach ( [
			'image' => 0 < $this->image_id ? $this->image_id : '',
			'color' => 0 < $this->image_id ? '' : $this->color,
		] as $key => $value ) {
			'' === $value ? delete_term_meta( $term_id, $key ) : update_term_meta( $term_id, $key, $value );
		}
	}
}
