<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Screens\Forms\Controls;
use Storewright\Store\Products\BulkEdit\PlanTexts;
use Storewright\Store\Products\BulkEdit\PriceRule;
use Storewright\Store\Products\BulkEdit\ProductEdit;
use Storewright\Store\Terms\Taxonomies;

/**
 * The form that says what is to change of several products.
 *
 * @internal
 */
final class EditForm {

	private readonly Controls $controls;

	/**
	 * @param array<string, string> $values What each field shows, by name.
	 * @param array<string, string> $errors What is wrong, by name.
	 */
	public function __construct( private readonly array $values, array $errors ) {
		$this->controls = new Controls( $values, $errors );
	}

	/**
	 * Prints the form.
	 *
	 * @param string $url     Where it is sent.
	 * @param string $nonce   Action of its nonce.
	 * @param int    $count   How many products it is about.
	 * @param string $failure What is wrong with the whole, '' for nothing.
	 */
	public function render( string $url, string $nonce, int $count, string $failure ): void {
		$this->controls->render_summary( $failure );
		printf(
			'<p>%s</p>',
			/* translators: %s: number of products. */
			esc_html( sprintf( _n( '%s product selected. You see what changes before it is saved.', '%s products selected. You see what changes before it is saved.', $count, 'storewright' ), number_format_i18n( $count ) ) )
		);
		printf( '<form method="post" action="%s" novalidate>', esc_url( $url ) );
		wp_nonce_field( $nonce );
		$this->render_prices();
		$this->render_stock();
		$this->render_catalog();
		printf(
			'<p class="submit"><button type="submit" class="button button-primary" name="step" value="preview">%s</button> <a class="button" href="%s">%s</a></p></form>',
			esc_html__( 'Preview changes', 'storewright' ),
			esc_url( ListScreen::url() ),
			esc_html__( 'Cancel', 'storewright' )
		);
	}

	private function render_prices(): void {
		self::begin( __( 'Price', 'storewright' ) );
		$number = [
			'inputmode'    => 'decimal',
			'autocomplete' => 'off',
		];
		$change = [
			''                          => self::none(),
			PriceRule::SET              => __( 'Change to', 'storewright' ),
			PriceRule::INCREASE         => __( 'Increase by an amount', 'storewright' ),
			PriceRule::DECREASE         => __( 'Decrease by an amount', 'storewright' ),
			PriceRule::INCREASE_PERCENT => __( 'Increase by a percentage', 'storewright' ),
			PriceRule::DECREASE_PERCENT => __( 'Decrease by a percentage', 'storewright' ),
		];
		$this->pair( 'regular_price', __( 'Regular price', 'storewright' ), $change, __( 'Amount or percentage of the regular price', 'storewright' ), $number );
		$sale = $change + [
			PriceRule::BELOW         => __( 'Regular price less an amount', 'storewright' ),
			PriceRule::BELOW_PERCENT => __( 'Regular price less a percentage', 'storewright' ),
			PriceRule::REMOVE        => __( 'Remove', 'storewright' ),
		];
		$this->pair( 'sale_price', __( 'Sale price', 'storewright' ), $sale, __( 'Amount or percentage of the sale price', 'storewright' ), $number );
		$this->controls->select(
			'sale_dates_action',
			__( 'Sale dates', 'storewright' ),
			[
				''      => self::none(),
				'set'   => __( 'Change to', 'storewright' ),
				'clear' => __( 'Remove', 'storewright' ),
			]
		);
		echo '<div class="storewright-field-row">';
		$this->controls->text( 'date_on_sale_from', __( 'First day of the sale', 'storewright' ), [ 'type' => 'date' ] );
		$this->controls->text( 'date_on_sale_to', __( 'Last day of the sale', 'storewright' ), [ 'type' => 'date' ] );
		echo '</div>';
		self::end();
	}

	private function render_stock(): void {
		self::begin( __( 'Stock', 'storewright' ) );
		$actions = [
			''         => self::none(),
			'set'      => __( 'Change to', 'storewright' ),
			'increase' => __( 'Increase by', 'storewright' ),
			'decrease' => __( 'Decrease by', 'storewright' ),
		];
		$this->pair( 'stock', __( 'Stock', 'storewright' ), $actions, __( 'Quantity', 'storewright' ), [ 'inputmode' => 'decimal' ] );
		$this->controls->select(
			'stock_status',
			__( 'Stock status', 'storewright' ),
			[ '' => self::none() ] + PlanTexts::stock_statuses(),
			__( 'For products whose stock is not counted.', 'storewright' )
		);
		self::end();
	}

	private function render_catalog(): void {
		self::begin( __( 'Catalog', 'storewright' ) );
		$statuses = [ '' => self::none() ];
		foreach ( ProductEdit::STATUSES as $status ) {
			if ( current_user_can( 'publish_products' ) || in_array( $status, [ 'draft', 'pending' ], true ) ) {
				$statuses[ $status ] = PlanTexts::status( $status );
			}
		}
		$this->controls->select( 'status', __( 'Status', 'storewright' ), $statuses );
		$this->controls->select( 'catalog_visibility', __( 'Visibility', 'storewright' ), [ '' => self::none() ] + PlanTexts::visibilities() );
		$this->controls->select(
			'categories_action',
			__( 'Categories', 'storewright' ),
			[
				''        => self::none(),
				'add'     => __( 'Add these', 'storewright' ),
				'remove'  => __( 'Remove these', 'storewright' ),
				'replace' => __( 'Replace with these', 'storewright' ),
			]
		);
		$this->render_categories();
		self::end();
	}

	private function render_categories(): void {
		$terms  = get_terms(
			[
				'taxonomy'   => Taxonomies::CATEGORY,
				'hide_empty' => false,
				'number'     => 1000,
			]
		);
		$chosen = array_filter( $this->values, static fn( string $name ) => str_starts_with( $name, 'categories[' ), ARRAY_FILTER_USE_KEY );
		printf( '<fieldset class="storewright-field storewright-checklist"><legend class="screen-reader-text">%s</legend>', esc_html__( 'Categories to add, remove or replace with', 'storewright' ) );
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			if ( $term instanceof \WP_Term ) {
				printf(
					'<label><input type="checkbox" name="categories[]" value="%d"%s> %s</label>',
					absint( $term->term_id ),
					checked( in_array( (string) $term->term_id, $chosen, true ), true, false ),
					esc_html( $term->name )
				);
			}
		}
		echo '</fieldset>';
	}

	/**
	 * @param array<string, string>     $actions
	 * @param array<string, string|int> $attributes
	 */
	private function pair( string $field, string $label, array $actions, string $value_label, array $attributes ): void {
		echo '<div class="storewright-field-row">';
		$this->controls->select( "{$field}_action", $label, $actions );
		$this->controls->text( $field, $value_label, $attributes );
		echo '</div>';
	}

	private static function begin( string $title ): void {
		printf( '<div class="storewright-catalog__card"><h2>%s</h2>', esc_html( $title ) );
	}

	private static function end(): void {
		echo '</div>';
	}

	private static function none(): string {
		return __( 'No change', 'storewright' );
	}
}
