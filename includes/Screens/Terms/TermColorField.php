<?php
declare(strict_types=1);

namespace Storewright\Screens\Terms;

use Storewright\Store\Terms\TermSwatch;
use WP_Term;

/**
 * The color of a term by which customers choose. A new one takes the place of the term's picture.
 */
final class TermColorField extends TermField {

	public const NAME = 'storewright_term_color';

	/**
	 * The field's name.
	 */
	public function name(): string {
		return self::NAME;
	}

	protected function label(): string {
		return __( 'Color', 'storewright' );
	}

	protected function help(): string {
		return __( 'A color such as #cc0000. Leave empty for none.', 'storewright' );
	}

	protected function value( WP_Term $term ): string {
		return TermSwatch::of( $term->term_id )->color;
	}

	protected function refusal( string $typed ): string {
		if ( null !== sanitize_hex_color( $typed ) ) {
			return '';
		}
		/* translators: %s: what was typed. */
		return sprintf( __( 'Color: “%s” is not a color such as #cc0000. Nothing was saved.', 'storewright' ), $typed );
	}

	protected function write( int $id, string $typed ): void {
		( new TermSwatch( $typed, '' === $typed ? TermSwatch::of( $id )->image_id : 0 ) )->save( $id );
	}

	protected function attributes( string $value ): array {
		return [
			'type'                   => 'text',
			'autocomplete'           => 'off',
			'spellcheck'             => 'false',
			'maxlength'              => '7',
			'dir'                    => 'ltr',
			'data-storewright-color' => $value,
		];
	}
}
