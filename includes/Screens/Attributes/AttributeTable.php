<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeUse;
use Storewright\Store\Terms\Taxonomies;

/**
 * The list of attributes as HTML.
 *
 * @internal
 */
final class AttributeTable {

	/**
	 * Terms of an attribute that are named.
	 */
	private const NAMED = 5;

	public function __construct( private readonly AttributesPage $page, private readonly AttributeUse $use ) {}

	/**
	 * Prints it.
	 *
	 * @param list<Attribute> $attributes
	 */
	public function render( array $attributes ): void {
		if ( [] === $attributes ) {
			printf( '<p>%s</p>', esc_html__( 'No attributes yet.', 'storewright' ) );
			return;
		}
		$counts     = $this->use->term_counts();
		$names      = $this->use->first_terms( $attributes, self::NAMED );
		$types      = AttributeFields::types();
		$may_delete = current_user_can( Taxonomies::CAPABILITIES['delete_terms'] );
		$heads      = [
			__( 'Name', 'storewright' ),
			__( 'Slug', 'storewright' ),
			...( 1 < count( $types ) ? [ __( 'Type', 'storewright' ) ] : [] ),
			__( 'Order by', 'storewright' ),
			__( 'Number of terms', 'storewright' ),
			__( 'Terms', 'storewright' ),
			...( $may_delete ? [ __( 'Delete', 'storewright' ) ] : [] ),
		];
		printf(
			'<div class="storewright-catalog__table" role="region" tabindex="0" aria-label="%s"><table class="widefat striped"><thead><tr>',
			esc_attr__( 'Attributes', 'storewright' )
		);
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $attributes as $attribute ) {
			echo '<tr><th scope="row">';
			$this->render_name( $attribute );
			printf( '</th><td><bdi>%s</bdi></td>', esc_html( $attribute->name ) );
			if ( 1 < count( $types ) ) {
				printf( '<td>%s</td>', esc_html( $types[ $attribute->type ] ?? $attribute->type ) );
			}
			printf( '<td>%s', esc_html( AttributeFields::orders()[ $attribute->order_by ] ?? $attribute->order_by ) );
			if ( $attribute->has_archives ) {
				printf( '<br><span class="description">%s</span>', esc_html__( 'With archives', 'storewright' ) );
			}
			$count = $counts[ $attribute->taxonomy ] ?? 0;
			printf( '</td><td>%s</td><td>', esc_html( number_format_i18n( $count ) ) );
			self::render_terms( $attribute, $names[ $attribute->taxonomy ] ?? [], $count );
			echo '</td>';
			if ( $may_delete ) {
				printf(
					'<td><a class="button-link button-link-delete" href="%s" aria-label="%s">%s</a></td>',
					esc_url( $this->page->url( [ 'delete' => $attribute->id ] ) ),
					/* translators: %s: name of a shipping zone or class. */
					esc_attr( sprintf( __( 'Delete “%s”', 'storewright' ), $attribute->label ) ),
					esc_html__( 'Delete', 'storewright' )
				);
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}

	private function render_name( Attribute $attribute ): void {
		if ( ! current_user_can( Taxonomies::CAPABILITIES['edit_terms'] ) ) {
			printf( '<strong><bdi>%s</bdi></strong>', esc_html( $attribute->label ) );
			return;
		}
		printf(
			'<strong><a class="row-title" href="%s" aria-label="%s"><bdi>%s</bdi></a></strong>',
			esc_url( $this->page->url( [ 'edit' => $attribute->id ] ) ),
			/* translators: %s: name of an attribute of products. */
			esc_attr( sprintf( __( 'Edit “%s”', 'storewright' ), $attribute->label ) ),
			esc_html( $attribute->label )
		);
	}

	/**
	 * @param list<string> $names Of the first terms.
	 */
	private static function render_terms( Attribute $attribute, array $names, int $count ): void {
		if ( [] !== $names ) {
			printf( '<bdi>%s</bdi><br>', esc_html( implode( ', ', $names ) . ( count( $names ) < $count ? ' …' : '' ) ) );
		}
		printf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( AttributesPage::terms_url( $attribute ) ),
			/* translators: %s: name of an attribute of products. */
			esc_attr( sprintf( __( 'Configure terms of “%s”', 'storewright' ), $attribute->label ) ),
			esc_html__( 'Configure terms', 'storewright' )
		);
	}
}
