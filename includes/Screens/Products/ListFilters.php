<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Store\Products\BulkEdit\PlanTexts;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Terms\Taxonomies;

/**
 * The filters above the list of products.
 *
 * @internal
 */
final class ListFilters {

	/**
	 * Prints them.
	 *
	 * @param mixed $post_type Whose list it is.
	 */
	public function render( mixed $post_type ): void {
		if ( 'product' !== $post_type ) {
			return;
		}
		$chosen = ListQuery::filters();
		printf( '<label class="screen-reader-text" for="product_cat">%s</label>', esc_html__( 'Filter by category', 'storewright' ) );
		wp_dropdown_categories(
			[
				'taxonomy'          => Taxonomies::CATEGORY,
				'name'              => 'product_cat',
				'id'                => 'product_cat',
				'value_field'       => 'slug',
				'hierarchical'      => true,
				'hide_empty'        => false,
				'orderby'           => 'name',
				'show_option_all'   => '',
				'show_option_none'  => __( 'All categories', 'storewright' ),
				'option_none_value' => '',
				'selected'          => $chosen['product_cat'] ?? '',
			]
		);
		self::select( ListQuery::TYPE, __( 'Filter by type', 'storewright' ), [ '' => __( 'All types', 'storewright' ) ] + self::types(), $chosen );
		self::select(
			ListQuery::STOCK,
			__( 'Filter by stock status', 'storewright' ),
			[ '' => __( 'All stock statuses', 'storewright' ) ] + PlanTexts::stock_statuses(),
			$chosen
		);
	}

	/**
	 * @return array<string, string>
	 */
	private static function types(): array {
		return [
			Product::SIMPLE   => __( 'Simple', 'storewright' ),
			Product::VARIABLE => __( 'Variable', 'storewright' ),
			Product::GROUPED  => __( 'Grouped', 'storewright' ),
			Product::EXTERNAL => __( 'External', 'storewright' ),
		];
	}

	/**
	 * @param array<string, string> $choices
	 * @param array<string, string> $chosen
	 */
	private static function select( string $name, string $label, array $choices, array $chosen ): void {
		printf( '<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s">', esc_attr( $name ), esc_html( $label ) );
		foreach ( $choices as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen[ $name ] ?? '', $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}
}
