<?php
declare(strict_types=1);

namespace Storewright\Screens\Lists;

use WP_List_Table;

/**
 * A list in wp-admin's own look that works without a script. What it shows is in the address, so that it can be kept and shared;
 * what it does is sent by POST.
 *
 * A list names its columns, finds its rows and prints their cells (`column_{name}()`); this does the rest: links of the statuses,
 * search, filters, sorting, pages, Screen Options, check boxes and bulk actions.
 */
abstract class ListTable extends WP_List_Table {

	/**
	 * What the list asks for, by the names of the address: texts only.
	 *
	 * @var array<string, string>
	 */
	protected readonly array $asked;

	/**
	 * @param string       $slug     Slug of the page.
	 * @param string       $singular Word for one row, as in names of fields: `order`.
	 * @param string       $plural   Word for several: `orders`.
	 * @param array<mixed> $query    What the address says, without slashes.
	 */
	public function __construct( protected readonly string $slug, string $singular, string $plural, array $query ) {
		$asked = [];
		foreach ( $query as $name => $value ) {
			if ( is_string( $value ) ) {
				$asked[ (string) $name ] = trim( $value );
			}
		}
		$this->asked = $asked;
		parent::__construct(
			[
				'singular' => $singular,
				'plural'   => $plural,
				'ajax'     => false,
			]
		);
	}

	/**
	 * Finds a page's rows, in a number of queries that does not depend on how many these are.
	 *
	 * @param int $limit  At most so many.
	 * @param int $offset So many are passed over.
	 */
	abstract protected function find( int $limit, int $offset ): FoundRows;

	/**
	 * The statuses that stand above the list.
	 *
	 * @return array<string, array{string, int}> Value of the address's `status`, '' for all => name and how many there are.
	 */
	abstract protected function statuses(): array;

	/**
	 * The filters above the list, as an array of fields; each is printed into the form that is sent by GET.
	 *
	 * @return list<FilterField>
	 */
	abstract protected function filters(): array;

	/**
	 * The id of a row.
	 *
	 * @param object $item
	 */
	abstract protected function id_of( object $item ): int;

	/**
	 * The name of a row, for people who hear the page.
	 *
	 * @param object $item
	 */
	abstract protected function name_of( object $item ): string;

	/**
	 * Finds the rows of the page that is asked for.
	 */
	public function prepare_items(): void {
		$wanted      = $this->get_items_per_page( ListPage::per_page_option( $this->slug ), ListPage::PER_PAGE );
		$limit       = min( ListPage::MAX_PER_PAGE, max( 1, $wanted ) );
		$page        = max( 1, (int) ( $this->asked['paged'] ?? 1 ) );
		$found       = $this->find( $limit, ( $page - 1 ) * $limit );
		$this->items = $found->items;
		$this->set_pagination_args(
			[
				'total_items' => $found->total,
				'per_page'    => $limit,
			]
		);
	}

	/**
	 * What the list is sorted by: a name of get_sortable_columns(), '' for its usual order.
	 */
	protected function orderby(): string {
		$names   = array_map( static fn( mixed $column ) => is_array( $column ) ? $column[0] : $column, $this->get_sortable_columns() );
		$orderby = $this->asked['orderby'] ?? '';
		return in_array( $orderby, $names, true ) ? $orderby : '';
	}

	/**
	 * Whether the lowest come first.
	 */
	protected function is_ascending(): bool {
		return 'asc' === strtolower( $this->asked['order'] ?? '' );
	}

	/**
	 * The address of the list with what it is asked for now, changed.
	 *
	 * @param array<string, string> $changes By name; '' leaves it out.
	 */
	public function url( array $changes = [] ): string {
		$names = [ 'status', 's', 'orderby', 'order', ...array_map( static fn( FilterField $field ) => $field->name, $this->filters() ) ];
		$query = $changes + array_intersect_key( $this->asked, array_flip( $names ) );
		return admin_url(
			'admin.php?' . http_build_query( [ 'page' => $this->slug ] + array_filter( $query, static fn( string $text ) => '' !== $text ) )
		);
	}

	/**
	 * The links of the statuses.
	 *
	 * @return array<string, string>
	 */
	protected function get_views(): array {
		$links = [];
		foreach ( $this->statuses() as $status => [ $name, $count ] ) {
			$query                = [ 'page' => $this->slug ] + ( '' === (string) $status ? [] : [ 'status' => (string) $status ] );
			$is_current           = ( $this->asked['status'] ?? '' ) === (string) $status;
			$links[ "s-$status" ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( admin_url( 'admin.php?' . http_build_query( $query ) ) ),
				$is_current ? ' class="current" aria-current="page"' : '',
				esc_html( $name ),
				esc_html( number_format_i18n( $count ) )
			);
		}
		return $links;
	}

	/**
	 * Prints the list with all that is around it.
	 */
	public function render(): void {
		$this->views();
		printf( '<form id="%s" class="storewright-list__filters" method="get" action="%s">', esc_attr( $this->filter_form() ), esc_url( admin_url( 'admin.php' ) ) );
		foreach ( [ 'page' => $this->slug ] + array_intersect_key( $this->asked, array_flip( [ 'status', 'orderby', 'order' ] ) ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		$this->render_search();
		echo '</form>';
		printf( '<form id="%s" method="post" action="%s">', esc_attr( "{$this->slug}-list" ), esc_url( $this->url( [ 'paged' => $this->asked['paged'] ?? '' ] ) ) );
		$this->display();
		echo '</form>';
	}

	/**
	 * Prints the filters, which stand beside the bulk actions and are sent with the search.
	 *
	 * @param mixed $which `top` or `bottom`.
	 */
	protected function extra_tablenav( $which ): void {
		$filters = $this->filters();
		if ( 'top' !== $which || [] === $filters ) {
			return;
		}
		echo '<div class="alignleft actions storewright-list__fields">';
		foreach ( $filters as $field ) {
			$field->render( $this->filter_form(), $this->asked[ $field->name ] ?? '' );
		}
		printf( '<button type="submit" class="button" form="%s">%s</button>', esc_attr( $this->filter_form() ), esc_html__( 'Filter', 'storewright' ) );
		$names = [ 's', ...array_map( static fn( FilterField $field ) => $field->name, $filters ) ];
		if ( '' !== implode( '', array_intersect_key( $this->asked, array_flip( $names ) ) ) ) {
			printf(
				' <a class="button-link storewright-list__clear" href="%s">%s</a>',
				esc_url( $this->url( array_fill_keys( $names, '' ) ) ),
				esc_html__( 'Clear', 'storewright' )
			);
		}
		echo '</div>';
	}

	/**
	 * The box that chooses a row.
	 *
	 * @param mixed $item
	 */
	protected function column_cb( $item ): string {
		if ( ! is_object( $item ) ) {
			return '';
		}
		return sprintf(
			// As WordPress has them: its styles have the label cover the cell.
			'<input type="checkbox" id="%1$s" name="ids[]" value="%2$d"><label for="%1$s"><span class="screen-reader-text">%3$s</span></label>',
			esc_attr( "{$this->slug}-cb-{$this->id_of( $item )}" ),
			$this->id_of( $item ),
			/* translators: %s: name of a row of a list. */
			esc_html( sprintf( __( 'Select %s', 'storewright' ), $this->name_of( $item ) ) )
		);
	}

	/**
	 * Prints a row, which scripts know by its id.
	 *
	 * @param mixed $item
	 */
	public function single_row( $item ): void {
		if ( ! is_object( $item ) ) {
			return;
		}
		printf( '<tr id="%1$s-%2$s" data-id="%2$s">', esc_attr( "{$this->slug}-row" ), esc_attr( (string) $this->id_of( $item ) ) );
		$this->single_row_columns( $item );
		echo '</tr>';
	}

	/**
	 * Id of the form that is sent by GET.
	 */
	protected function filter_form(): string {
		return "{$this->slug}-filter";
	}

	private function render_search(): void {
		$id = "{$this->slug}-search";
		printf(
			'<p class="search-box"><label class="screen-reader-text" for="%1$s">%2$s</label><input type="search" id="%1$s" name="s" value="%3$s"> <button type="submit" class="button">%2$s</button></p>',
			esc_attr( $id ),
			esc_html( $this->search_label() ),
			esc_attr( $this->asked['s'] ?? '' )
		);
	}

	/**
	 * The words of the search's button.
	 */
	protected function search_label(): string {
		return __( 'Search', 'storewright' );
	}
}
