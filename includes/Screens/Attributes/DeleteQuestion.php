<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeUse;

/**
 * The question whether to delete an attribute, as HTML: it says what goes with it.
 *
 * @internal
 */
final class DeleteQuestion {

	public function __construct( private readonly AttributeUse $use ) {}

	/**
	 * Prints it.
	 *
	 * @param Attribute $attribute
	 * @param string    $url       Where the form is sent.
	 * @param string    $back      Where one goes who does not want that.
	 */
	public function render( Attribute $attribute, string $url, string $back ): void {
		$products = $this->use->products( $attribute );
		$terms    = $this->use->term_counts()[ $attribute->taxonomy ] ?? 0;
		printf( '<form method="post" action="%s"><section class="storewright-catalog__card"><p>', esc_url( $url ) );
		wp_nonce_field( AttributesPage::nonce( 'delete', $attribute->id ), '_wpnonce', false );
		echo esc_html(
			0 === $products ? __( 'No product uses it.', 'storewright' ) : sprintf(
				/* translators: %s: number of products. */
				_n( '%s product uses it and will lose it.', '%s products use it and will lose it.', $products, 'storewright' ),
				number_format_i18n( $products )
			)
		);
		echo '</p><p>';
		if ( 0 < $terms ) {
			echo esc_html(
				sprintf(
					/* translators: %s: number of terms of an attribute. */
					_n( 'Its %s term is deleted as well.', 'Its %s terms are deleted as well.', $terms, 'storewright' ),
					number_format_i18n( $terms )
				)
			) . ' ';
		}
		echo esc_html__( 'This can’t be undone.', 'storewright' ) . '</p></section>';
		printf(
			'<p class="submit"><button type="submit" class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form>',
			esc_html__( 'Delete attribute', 'storewright' ),
			esc_url( $back ),
			esc_html__( 'Cancel', 'storewright' )
		);
	}
}
