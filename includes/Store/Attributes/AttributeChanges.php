<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Kernel\Errors\InvalidInput;

/**
 * Changes of an attribute; null leaves a field as it is.
 */
final class AttributeChanges {

	/**
	 * Longest name, in characters: what the column holds.
	 */
	private const MAX_LABEL_LENGTH = 200;

	/**
	 * Longest slug, in bytes: the name of a taxonomy has 32, of which the prefix takes 3.
	 */
	private const MAX_SLUG_LENGTH = 28;

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
			mb_strlen( $label ) > self::MAX_LABEL_LENGTH => throw self::refused(
				'name',
				/* translators: %d: number of characters. */
				sprintf( __( 'A name can have at most %d characters.', 'storewright' ), self::MAX_LABEL_LENGTH )
			),
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
		$input = trim( $this->slug ?? '' );
		if ( '' === $input ) {
			$slug = rtrim( wp_check_invalid_utf8( substr( self::slug( $label ), 0, self::MAX_SLUG_LENGTH ), true ), '-' );
			return '' === $slug ? throw self::refused(
				'slug',
				__( 'No slug can be generated from this name. Enter one.', 'storewright' )
			) : $slug;
		}
		$slug = self::slug( $input );
		return match ( true ) {
			'' === $slug => throw self::refused( 'slug', __( 'The slug needs at least one letter or digit.', 'storewright' ) ),
			strlen( $slug ) > self::MAX_SLUG_LENGTH => throw self::refused(
				'slug',
				/* translators: %d: number of characters. */
				sprintf( __( 'A slug can have at most %d characters.', 'storewright' ), self::MAX_SLUG_LENGTH )
			),
			default => $slug,
		};
	}

	/**
	 * Returns the error for an attribute that can't be saved.
	 *
	 * @param string               $param  Name of the argument.
	 * @param string               $reason Translated sentence.
	 * @param array<string, mixed> $data   More for the client.
	 * @param 'create'|'edit'      $action   What failed.
	 */
	public static function refused( string $param, string $reason, array $data = [], string $action = 'create' ): InvalidInput {
		return new InvalidInput( "woocommerce_rest_cannot_$action", $reason, [ $param => $reason ], $data );
	}

	private static function slug( string $text ): string {
		return (string) preg_replace(
			[ '/[^\p{L}\p{M}\p{N}_-]+/u', '/^pa_/' ],
			'',
			rawurldecode( sanitize_title( rawurldecode( $text ) ) )
		);
	}
}
