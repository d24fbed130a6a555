<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Kernel\Context;
use Storewright\Screens\Terms\TermColorField;
use Storewright\Screens\Terms\TermConflicts;
use Storewright\Screens\Terms\TermImageField;
use Storewright\Screens\Terms\TermOrderField;
use Storewright\Screens\Terms\TermRows;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermOrder;
use Storewright\Store\Terms\TermSwatch;
use WP_Taxonomy;

/**
 * WordPress's own pages of terms, where they are those of an attribute: below Products → Attributes, in its words, and sorted as the
 * attribute says.
 */
final class TermScreens {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks the pages of a taxonomy; nothing where it is no attribute's.
	 *
	 * @param string $taxonomy As the request names it.
	 */
	public function register( string $taxonomy ): void {
		$attribute = ( new AttributeQuery( $this->context ) )->by_taxonomy()[ $taxonomy ] ?? null;
		$known     = null === $attribute ? false : get_taxonomy( $attribute->taxonomy );
		if ( null === $attribute || ! $known instanceof WP_Taxonomy ) {
			return;
		}
		$known->labels = (object) ( self::labels() + get_object_vars( $known->labels ) );
		add_filter( 'parent_file', static fn(): string => AttributesPage::MENU );
		add_filter( 'submenu_file', static fn(): string => AttributesPage::SLUG );
		add_action( "{$taxonomy}_pre_add_form", static fn() => self::render_way_back() );
		add_filter(
			'terms_clauses',
			fn( mixed $clauses, mixed $of, mixed $args ): mixed => [ $taxonomy ] === $of && is_array( $clauses ) && is_array( $args )
				? $this->sorted( $attribute, $clauses, $args )
				: $clauses,
			10,
			3
		);
		add_filter( "manage_edit-{$taxonomy}_sortable_columns", static fn( mixed $columns ): mixed => self::sortable( $attribute, $columns ) );
		$is_ordered = 'menu_order' === $attribute->order_by;
		$is_visual  = TermSwatch::ATTRIBUTE_TYPE === $attribute->type;
		$config     = new TaxonomyConfig( $attribute->taxonomy, ordered: $is_ordered );
		( new TermRows( $this->context, $config, $is_visual ) )->register();
		$fields = $is_ordered ? [ new TermOrderField( $this->context, $config ) ] : [];
		if ( $is_visual ) {
			$color   = new TermColorField( $this->context, $config );
			$picture = new TermImageField( $this->context, $config, true );
			$color->displaces( $picture );
			$picture->displaces( $color );
			// Where both are new, the picture is saved last and stays.
			array_push( $fields, $color, $picture );
		}
		foreach ( $fields as $field ) {
			$field->register();
		}
		( new TermConflicts( $fields ) )->stop_form();
	}

	/**
	 * Sorts terms as the attribute says, unless another column was chosen.
	 *
	 * @param Attribute    $attribute
	 * @param array<mixed> $clauses   Of the query.
	 * @param array<mixed> $args      What was asked for.
	 * @return array<mixed>
	 */
	private function sorted( Attribute $attribute, array $clauses, array $args ): array {
		// phpcs:ignore WordPress.Security -- Compared only.
		$chosen = $_GET['orderby'] ?? '';
		if ( ! in_array( $chosen, [ '', TermRows::ORDER ], true ) || 'count' === ( $args['fields'] ?? '' ) ) {
			return $clauses;
		}
		$direction = 'DESC' === ( $clauses['order'] ?? '' ) ? 'DESC' : 'ASC';
		return [
			'orderby' => 'ORDER BY ' . TermOrder::sql( $this->context->database, $attribute->order_by, $direction ),
			'order'   => '',
		] + $clauses;
	}

	/**
	 * Says by which column the list is sorted at first.
	 *
	 * @param Attribute $attribute
	 * @param mixed     $columns   WordPress's.
	 */
	private static function sortable( Attribute $attribute, mixed $columns ): mixed {
		if ( ! is_array( $columns ) || 'name' === $attribute->order_by ) {
			return $columns;
		}
		// The list is not sorted by name, as WordPress would say.
		$columns['name'] = [ 'name', false ];
		if ( 'menu_order' === $attribute->order_by ) {
			$columns[ TermRows::ORDER ] = [ TermRows::ORDER, false, __( 'Order', 'storewright' ), __( 'Table ordered by Order.', 'storewright' ), 'asc' ];
		}
		return $columns;
	}

	private static function render_way_back(): void {
		printf(
			'<p><a href="%s">%s</a></p>',
			esc_url( add_query_arg( 'page', AttributesPage::SLUG, admin_url( AttributesPage::MENU ) ) ),
			esc_html__( 'All attributes', 'storewright' )
		);
	}

	/**
	 * WordPress's words of tags, of terms.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return [
			'search_items'          => __( 'Search terms', 'storewright' ),
			'edit_item'             => __( 'Edit term', 'storewright' ),
			'view_item'             => __( 'View term', 'storewright' ),
			'update_item'           => __( 'Update term', 'storewright' ),
			'add_new_item'          => __( 'Add term', 'storewright' ),
			'not_found'             => __( 'No terms found.', 'storewright' ),
			'items_list_navigation' => __( 'Terms list navigation', 'storewright' ),
			'items_list'            => __( 'Terms list', 'storewright' ),
			'back_to_items'         => __( '← Go to terms', 'storewright' ),
		];
	}
}
