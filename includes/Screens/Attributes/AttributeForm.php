<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Screens\Forms\Controls;
use Storewright\Store\Attributes\Attribute;

/**
 * The form of an attribute as HTML.
 *
 * @internal
 */
final class AttributeForm {

	private readonly Controls $controls;

	/**
	 * @param array<string, string> $typed  What the fields show.
	 * @param array<string, string> $before What they are compared with.
	 * @param array<string, string> $errors
	 */
	public function __construct( array $typed, private readonly array $before, array $errors ) {
		$this->controls = new Controls( $typed, $errors );
	}

	/**
	 * Prints it.
	 *
	 * @param Attribute|null $attribute Null for a new one.
	 * @param string         $url       Where it is sent.
	 * @param string         $failure   What is wrong with the whole, '' for nothing.
	 */
	public function render( ?Attribute $attribute, string $url, string $failure ): void {
		$labels = AttributeFields::labels();
		printf( '<form class="storewright-attribute" method="post" action="%s" novalidate>', esc_url( $url ) );
		$this->controls->render_summary( $failure );
		wp_nonce_field( AttributesPage::nonce( 'save', $attribute->id ?? 0 ), '_wpnonce', false );
		printf(
			'<section class="storewright-catalog__card"><h2>%s</h2>',
			esc_html( null === $attribute ? __( 'Add attribute', 'storewright' ) : $attribute->label )
		);
		$this->controls->text(
			'name',
			$labels['name'],
			[
				'maxlength'    => 200,
				'required'     => 'required',
				'autocomplete' => 'off',
				'dir'          => 'auto',
			],
			__( 'Customers see it at products.', 'storewright' )
		);
		$this->controls->text(
			'slug',
			$labels['slug'],
			[
				'autocomplete'   => 'off',
				'autocapitalize' => 'off',
				'spellcheck'     => 'false',
			],
			null === $attribute
				? __( 'A unique name for addresses and imports, at most 28 characters. Leave empty to have it made from the name.', 'storewright' )
				: __( 'A unique name for addresses and imports, at most 28 characters. Products keep their terms when it changes.', 'storewright' )
		);
		if ( 1 < count( AttributeFields::types() ) ) {
			$this->controls->select( 'type', $labels['type'], AttributeFields::types(), __( 'How a term is chosen.', 'storewright' ) );
		}
		$this->controls->select(
			'order_by',
			$labels['order_by'],
			AttributeFields::orders(),
			__( 'What the terms are sorted by. With custom ordering each term has a field for its place.', 'storewright' )
		);
		$this->controls->checkbox( 'has_archives', $labels['has_archives'], __( 'Each term has a page on your site that lists its products.', 'storewright' ) );
		if ( null !== $attribute ) {
			foreach ( $this->before as $field => $value ) {
				Controls::hidden( [ "before[$field]" => $value ] );
			}
		}
		printf(
			'<p class="submit"><button type="submit" class="button button-primary">%s</button>',
			esc_html( null === $attribute ? __( 'Add attribute', 'storewright' ) : __( 'Save attribute', 'storewright' ) )
		);
		if ( null !== $attribute ) {
			printf( ' <a href="%s">%s</a>', esc_url( AttributesPage::terms_url( $attribute ) ), esc_html__( 'Configure terms', 'storewright' ) );
		}
		echo '</p></section></form>';
	}
}
