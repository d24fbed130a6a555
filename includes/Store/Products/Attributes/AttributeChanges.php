<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Attributes;

use Storewright\Kernel\Errors\InvalidInput;

/**
 * What is to be stored of an attribute; null leaves a thing as it is.
 */
final class AttributeChanges {

	/**
	 * Longest name, in characters: what the column holds.
	 */
	private const LONGEST_LABEL = 200;

	/**
	 * Longest slug, in bytes: the name of a taxonomy has 32, of which the prefix takes 3.
	 */
	private const LONGEST_SLUG = 28;

	/**
	 * @param string|null $label        Name that people read.
	 * @param string|null $slug         With or without the prefix `pa_`; '' has one made from the name.
	 * @param string|null $type         How a value is chosen.
	 * @param string|null $order_by     One of Attribute::ORDERS.
	 * @param bool|null   $has_archives Whether each of its values has a page on the site.
	 */
	public function __construct(
		public readonly ?string $label = null,
		public readonly ?string $slug = null,
		public readonly ?string $type = null,
		public readonly ?string $order_by = null,
		public readonly ?bool $has_archives = null
	) {}

	/**
	 * The name as it is stored, null where none is given.
	 *
	 * @throws InvalidInput If it is empty or too long.
	 */
	public function checked_label(): ?string {
		if ( null === $this->label ) {
			return null;
		}
		$label = sanitize_text_field( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $this->label ) );
		return match ( true ) {
			'' === $label => throw self::refused( 'name', __( 'A name is needed.', 'storewright' ) ),
			/* translators: %d: number of characters. */
			mb_strlen( $label ) > self::LONGEST_LABEL => throw self::refused( 'name', sprintf( __( 'A name can have at most %d characters.', 'storewright' ), self::LONGEST_LABEL ) ),
			default => $label,
		};
	}

	/**
	 * The slug as it is stored, without prefix; where none is given, one made from the name, cut to what fits.
	 *
	 * @param string $label The name as it is stored.
	 * @throws InvalidInput If nothing is left of the given one, or it is too long.
	 */
	public function checked_slug( string $label ): string {
		$given = trim( $this->slug ?? '' );
		if ( '' === $given ) {
			$slug = rtrim( wp_check_invalid_utf8( substr( self::slug( $label ), 0, self::LONGEST_SLUG ), true ), '-' );
			return '' === $slug ? throw self::refused( 'slug', __( 'No slug can be made from this name. Please give one.', 'storewright' ) ) : $slug;
		}
		$slug = self::slug( $given );
		return match ( true ) {
			'' === $slug => throw self::refused( 'slug', __( 'The slug has no letter and no digit.', 'storewright' ) ),
			strlen( $slug ) > self::LONGEST_SLUG => throw self::refused(
				'slug',
				/* translators: %d: number of characters. */
				sprintf( __( 'A slug can have at most %d characters.', 'storewright' ), self::LONGEST_SLUG )
			),
			default => $slug,
		};
	}

	/**
	 * What is thrown where an attribute can't be saved.
	 *
	 * @param string               $param  Name of the argument.
	 * @param string               $reason Translated sentence.
	 * @param array<string, mixed> $data   More for the client.
	 * @param 'create'|'edit'      $deed   What failed.
	 */
	public static function refused( string $param, string $reason, array $data = [], string $deed = 'create' ): InvalidInput {
		return new InvalidInput( "woocommerce_rest_cannot_$deed", $reason, [ $param => $reason ], $data );
	}

	private static function slug( string $text ): string {
		return (string) preg_replace( [ '/[^\p{L}\p{M}\p{N}_-]+/u', '/^pa_/' ], '', rawurldecode( sanitize_title( rawurldecode( $text ) ) ) );
	}
}
