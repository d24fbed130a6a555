<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Screens\Settings\PageLinks;
use Storewright\Screens\Settings\PostedSettings;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Settings\SettingsUrl;

/**
 * Prints rates as a table of fields, with its search, pages and buttons.
 */
final class RateTable {

	private const SEARCH_FORM = 'storewright-rate-search-form';

	private const COUNTRIES = 'storewright-rate-countries';

	/**
	 * @var array<string, string> Heads of the columns by field.
	 */
	private readonly array $heads;

	/**
	 * @param string $section Id of the section.
	 * @param string $label   Its name.
	 */
	public function __construct( private readonly string $section, private readonly string $label ) {
		$this->heads = [
			'country'  => __( 'Country', 'storewright' ),
			'state'    => __( 'State', 'storewright' ),
			'postcode' => __( 'Postcodes', 'storewright' ),
			'city'     => __( 'Cities', 'storewright' ),
			'rate'     => __( 'Rate %', 'storewright' ),
			'name'     => __( 'Name', 'storewright' ),
			'priority' => __( 'Priority', 'storewright' ),
			'compound' => __( 'Compound', 'storewright' ),
			'shipping' => __( 'Shipping', 'storewright' ),
		];
	}

	/**
	 * Prints it.
	 *
	 * @param list<RateRow> $rows
	 * @param RatePlace     $place
	 * @param int           $count How many rates there are on all pages.
	 * @param int           $pages
	 */
	public function render( array $rows, RatePlace $place, int $count, int $pages ): void {
		add_action( 'storewright_after_settings_section', $this->render_search_form( ... ) );
		$this->render_search( $place, $count );
		printf(
			'<p class="storewright-rates__help" id="storewright-rates-help">%s</p>',
			esc_html__( 'Countries and states are codes, such as US and CA. Separate postcodes and cities with semicolons, for example 90210; 902*; 90000...90099. An empty field means all. Of each priority, one rate applies to an order. Compound rates are charged on top of other taxes.', 'storewright' )
		);
		printf(
			'<div class="storewright-settings__card storewright-settings__table storewright-rates" role="region" aria-label="%s"><table class="widefat striped" aria-describedby="storewright-rates-help"><thead><tr><td class="check-column"><label class="hide-if-no-js"><span class="screen-reader-text">%s</span><input type="checkbox"></label></td>',
			esc_attr( $this->label ),
			esc_html__( 'Select all', 'storewright' )
		);
		foreach ( $this->heads as $field => $head ) {
			printf( '<th scope="col" class="column-%s">%s</th>', esc_attr( $field ), esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		$has_focus = false;
		foreach ( $rows as $index => $row ) {
			$this->render_row( $index, $row, ! $has_focus );
			$has_focus = $has_focus || $row->is_refused();
		}
		echo '</tbody></table></div>';
		printf(
			'<p class="storewright-rates__buttons"><button type="submit" class="button" name="rate_insert" value="1">%s</button> <button type="submit" class="button" name="rate_remove" value="1">%s</button></p>',
			esc_html__( 'Insert row', 'storewright' ),
			esc_html__( 'Remove selected', 'storewright' )
		);
		$this->render_pages( $place, $pages );
		printf(
			'<p class="submit storewright-rates__save"><button type="submit" class="button button-primary" name="rate_save" value="1">%s</button></p>',
			esc_html__( 'Save changes', 'storewright' )
		);
		printf( '<input type="hidden" name="%s" value="1">', esc_attr( PostedSettings::END ) );
		self::render_countries();
	}

	private function render_search( RatePlace $place, int $count ): void {
		printf(
			'<div class="storewright-filters storewright-rates__search"><p><label for="storewright-rate-search">%1$s</label><input type="search" id="storewright-rate-search" name="%2$s" value="%3$s" form="%4$s" placeholder="%5$s"></p><p class="storewright-filters__buttons"><button type="submit" class="button" form="%4$s">%6$s</button></p></div>',
			esc_html__( 'Search rates', 'storewright' ),
			esc_attr( RatePlace::SEARCH ),
			esc_attr( $place->search ),
			esc_attr( self::SEARCH_FORM ),
			esc_attr__( 'Country, name, postcode or city', 'storewright' ),
			esc_html__( 'Search', 'storewright' )
		);
		if ( '' === $place->search ) {
			/* translators: %s: number of tax rates. */
			$text = sprintf( _n( '%s rate', '%s rates', $count, 'storewright' ), number_format_i18n( $count ) );
			printf( '<p>%s</p>', esc_html( 0 === $count ? __( 'No rates yet.', 'storewright' ) : $text ) );
			return;
		}
		$text = 0 === $count
			/* translators: %s: what was searched for. */
			? sprintf( __( 'No rates match “%s”.', 'storewright' ), $place->search )
			: sprintf(
				/* translators: 1: number of tax rates, 2: what was searched for. */
				_n( '%1$s rate matches “%2$s”.', '%1$s rates match “%2$s”.', $count, 'storewright' ),
				number_format_i18n( $count ),
				$place->search
			);
		printf(
			'<p role="status">%s <a href="%s">%s</a></p>',
			esc_html( $text ),
			esc_url( SettingsUrl::of( RatesSection::TAB, $this->section ) ),
			esc_html__( 'Show all rates', 'storewright' )
		);
	}

	/**
	 * The form that the search belongs to: forms can't be nested.
	 */
	private function render_search_form(): void {
		printf(
			'<form id="%s" method="get" action="%s"><input type="hidden" name="page" value="%s"><input type="hidden" name="tab" value="%s"><input type="hidden" name="section" value="%s"></form>',
			esc_attr( self::SEARCH_FORM ),
			esc_url( admin_url( 'admin.php' ) ),
			esc_attr( SettingsUrl::SLUG ),
			esc_attr( RatesSection::TAB ),
			esc_attr( $this->section )
		);
	}

	private function render_row( int $index, RateRow $row, bool $has_focus ): void {
		$key    = 0 === $row->id ? "new$index" : (string) $row->id;
		$name   = PostedRates::FIELD . "[$key]";
		$errors = $row->errors;
		if ( '' !== $row->notice ) {
			$errors['name'] = trim( "{$row->notice} " . ( $errors['name'] ?? '' ) );
		}
		$focused = $has_focus ? array_key_first( array_intersect_key( $this->heads, $errors ) ) : null;
		printf(
			'<tr class="%1$s"><th scope="row" class="check-column"><label><span class="screen-reader-text">%2$s</span><input type="checkbox" name="%3$s[selected]" value="1"%4$s></label>',
			esc_attr( 0 === $row->id ? 'is-new' : '' ),
			esc_html( self::select_label( $index, $row ) ),
			esc_attr( $name ),
			checked( $row->selected, true, false )
		);
		if ( 0 !== $row->id ) {
			printf(
				'<input type="hidden" name="%s[shown]" value="%s">',
				esc_attr( $name ),
				esc_attr( (string) wp_json_encode( $row->shown, JSON_HEX_AMP ) )
			);
		}
		echo '</th>';
		foreach ( $this->heads as $field => $head ) {
			printf( '<td data-label="%s" class="column-%s">', esc_attr( $head ), esc_attr( $field ) );
			$this->render_field( $index, $row, $field, $name, $errors[ $field ] ?? '', $focused === $field );
			echo '</td>';
		}
		echo '</tr>';
	}

	private function render_field( int $index, RateRow $row, string $field, string $name, string $error, bool $has_focus ): void {
		$is_flag = in_array( $field, RateRow::FLAGS, true );
		printf(
			'<input type="%1$s" id="rate-%2$d-%3$s" name="%4$s[%3$s]" value="%5$s" aria-label="%6$s"',
			esc_attr( $is_flag ? 'checkbox' : 'text' ),
			esc_attr( (string) $index ),
			esc_attr( $field ),
			esc_attr( $name ),
			esc_attr( $is_flag ? '1' : $row->typed[ $field ] ),
			/* translators: 1: head of a column, 2: number of a row. */
			esc_attr( sprintf( __( '%1$s, row %2$d', 'storewright' ), $this->heads[ $field ], $index + 1 ) )
		);
		if ( $is_flag ) {
			checked( $row->typed[ $field ], '1' );
		} else {
			echo ' autocomplete="off"';
		}
		if ( 'country' === $field ) {
			printf( ' list="%s"', esc_attr( self::COUNTRIES ) );
		}
		if ( in_array( $field, [ 'rate', 'priority' ], true ) ) {
			printf( ' inputmode="%s"', 'rate' === $field ? 'decimal' : 'numeric' );
		}
		if ( 'postcode' === $field ) {
			// Ranges and asterisks would change their places.
			echo ' dir="ltr"';
		}
		if ( in_array( $field, [ 'country', 'state', 'postcode', 'city' ], true ) ) {
			printf( ' placeholder="%s"', esc_attr__( 'All', 'storewright' ) );
		}
		if ( '' === $error ) {
			echo '>';
			return;
		}
		printf(
			' aria-invalid="true" aria-describedby="rate-%1$d-%2$s-error"%3$s><p class="storewright-error" id="rate-%1$d-%2$s-error">%4$s</p>',
			$index,
			esc_attr( $field ),
			$has_focus ? ' autofocus' : '',
			esc_html( $error )
		);
	}

	private static function select_label( int $index, RateRow $row ): string {
		return '' === $row->typed['name']
			/* translators: %d: number of a row. */
			? sprintf( __( 'Select row %d', 'storewright' ), $index + 1 )
			/* translators: %s: name and percentage of a tax rate. */
			: sprintf( __( 'Select %s', 'storewright' ), "{$row->typed['name']} {$row->typed['rate']} %" );
	}

	private function render_pages( RatePlace $place, int $pages ): void {
		$query = array_map( rawurlencode( ... ), ( new RatePlace( 1, $place->search ) )->query() );
		PageLinks::render(
			add_query_arg( $query, SettingsUrl::of( RatesSection::TAB, $this->section ) ),
			$place->page,
			$pages,
			__( 'Tax rate pages', 'storewright' )
		);
	}

	/**
	 * The codes that fields of countries suggest, once for all of them.
	 */
	private static function render_countries(): void {
		printf( '<datalist id="%s">', esc_attr( self::COUNTRIES ) );
		foreach ( ( new CountryQuery() )->countries() as $country ) {
			printf( '<option value="%s">%s</option>', esc_attr( $country->code ), esc_html( $country->name ) );
		}
		echo '</datalist>';
	}
}
