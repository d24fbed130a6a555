<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Attributes;

use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Screens\Terms\TermOrderField;
use Storewright\Tests\Support\Store\AttributeScreensTestCase;
use WP_Error;
use WP_Terms_List_Table;

/**
 * WordPress's own pages of an attribute's terms: their order, and the field for it.
 */
final class TermScreensTest extends AttributeScreensTestCase {

	/**
	 * @param array<string, string> $query
	 * @param list<string>          $expected
	 */
	#[DataProvider( 'orders' )]
	public function test_the_list_is_sorted_as_the_attribute_says( string $order_by, array $query, array $expected ): void {
		$id = $this->make( [ 'name' => 'Size', 'order_by' => $order_by ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( [
			'10'  => 2,
			'9'   => 10,
			'100' => -1,
			'50'  => null,
		] as $name => $place ) {
			$this->add( $id, (string) $name, $place );
		}
		self::assertSame( $expected, $this->names( $this->list( $query ) ) );
	}

	/**
	 * @return iterable<string, array{string, array<string, string>, list<string>}>
	 */
	public static function orders(): iterable {
		yield 'custom, where none counts as 0' => [ 'menu_order', [], [ '100', '50', '10', '9' ] ];
		yield 'custom, the other way round' => [
			'menu_order',
			[
				'orderby' => 'storewright_order',
				'order'   => 'desc',
			],
			[ '9', '10', '50', '100' ],
		];
		yield 'by another column' => [ 'menu_order', [ 'orderby' => 'name' ], [ '10', '100', '50', '9' ] ];
		yield 'by name' => [ 'name', [], [ '10', '100', '50', '9' ] ];
		yield 'by number' => [ 'name_num', [], [ '9', '10', '50', '100' ] ];
		yield 'by id' => [ 'id', [], [ '10', '9', '100', '50' ] ];
	}

	public function test_the_list_shows_and_names_the_order(): void {
		$id = $this->make( [ 'name' => 'Size' ] );
		$this->add( $id, 'Large', 7 );
		$page = $this->list();
		self::assertSame( [ '7' ], $this->texts( $page, '//tbody//td[contains(@class,"column-storewright_order")]' ) );
		self::assertSame( 'ascending', $this->elements( $page, '//thead//th[contains(@class,"column-storewright_order")]' )[0]->getAttribute( 'aria-sort' ) );
		self::assertSame( '', $this->elements( $page, '//thead//th[contains(@class,"column-name")]' )[0]->getAttribute( 'aria-sort' ) );
		$taxonomy = get_taxonomy( 'pa_size' );
		self::assertNotFalse( $taxonomy );
		self::assertSame( [ 'Size', 'Add term' ], [ $taxonomy->labels->name, $taxonomy->labels->add_new_item ] );
		self::assertSame( 'edit.php?post_type=product', apply_filters( 'parent_file', 'edit.php' ) );
		self::assertSame( 'product_attributes', apply_filters( 'submenu_file', '' ) );
		ob_start();
		do_action( 'pa_size_pre_add_form', 'pa_size' );
		self::assertSame( $this->at( [] ), $this->elements( self::parsed( (string) ob_get_clean() ), '//a' )[0]->getAttribute( 'href' ) );
	}

	/**
	 * @param non-empty-string $hook
	 */
	#[DataProvider( 'requests' )]
	public function test_every_request_of_the_pages_knows_the_order( string $hook ): void {
		$id                   = $this->make( [ 'name' => 'Size' ] );
		$term                 = $this->id_of( $this->add( $id, 'Large', 7 ) );
		$_REQUEST['taxonomy'] = 'pa_size';
		do_action( $hook );
		self::assertSame( [ 'storewright_order' => 'Order' ], apply_filters( 'manage_edit-pa_size_columns', [] ) ); // phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's.
		$cell = apply_filters( 'manage_pa_size_custom_column', '', 'storewright_order', $term );
		self::assertIsString( $cell );
		self::assertSame( '7', wp_strip_all_tags( $cell ) );
		self::assertSame( 'Theirs', apply_filters( 'manage_pa_size_custom_column', 'Theirs', 'another', $term ) );
	}

	/**
	 * @return iterable<string, array{non-empty-string}>
	 */
	public static function requests(): iterable {
		yield 'the list and its forms' => [ 'load-edit-tags.php' ];
		yield 'a term that is added with scripts' => [ 'wp_ajax_add-tag' ];
		yield 'quick edit' => [ 'wp_ajax_inline-save-tax' ];
	}

	public function test_the_other_taxonomies_are_left_alone(): void {
		$this->make( [ 'name' => 'Size', 'order_by' => 'name' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->open( 'product_tag' );
		self::assertSame( 'edit.php', apply_filters( 'parent_file', 'edit.php' ) );
		self::assertFalse( has_action( 'product_tag_add_form_fields' ) );
		$this->open( 'pa_size' );
		self::assertFalse( has_action( 'pa_size_add_form_fields' ), 'Terms that are sorted by name have no order of their own.' );
	}

	public function test_a_new_term_gets_its_place_as_over_rest(): void {
		$id   = $this->make( [ 'name' => 'Size' ] );
		$rest = $this->add( $id, 'Large', 12 );
		$form = $this->form( 'pa_size_add_form_fields', 'pa_size' );
		self::assertSame( '', $form[ TermOrderField::NAME ] );
		$this->post( [ TermOrderField::NAME => ' 12 ' ] + $form );
		$added = wp_insert_term( 'Small', 'pa_size' );
		self::assertIsArray( $added );
		$saved = $this->term( $id, (int) $added['term_id'] );
		self::assertSame( 12, $saved['menu_order'] );
		self::assertSame( $rest['menu_order'], $saved['menu_order'] );

		// What else is added meanwhile is no term of the form.
		$other = wp_insert_term( 'Other', 'pa_size' );
		self::assertIsArray( $other );
		self::assertSame( 0, $this->term( $id, (int) $other['term_id'] )['menu_order'] );
	}

	public function test_a_term_is_put_elsewhere(): void {
		$id     = $this->make( [ 'name' => 'Size' ] );
		$term   = $this->id_of( $this->add( $id, 'Large', 12 ) );
		$events = 0;
		add_action(
			'storewright_product_term_updated',
			static function () use ( &$events ): void {
				++$events;
			}
		);
		$form = $this->form( 'pa_size_edit_form_fields', get_term( $term ), 'pa_size' );
		self::assertSame( '12', $form[ TermOrderField::NAME ] );
		// Somebody else is faster; here only the name is changed.
		$this->rest( 'PUT', self::PATH . "/$id/terms/$term", [ 'menu_order' => 4 ] );
		$this->post( $form );
		wp_update_term( $term, 'pa_size', [ 'name' => 'Larger' ] );
		self::assertSame( [ 4, 1 ], [ $this->term( $id, $term )['menu_order'], $events ], 'What was not touched is not written.' );

		$this->post( [ TermOrderField::NAME => '-3' ] + $form );
		wp_update_term( $term, 'pa_size', [ 'name' => 'Large' ] );
		self::assertSame( [ -3, 2 ], [ $this->term( $id, $term )['menu_order'], $events ] );

		$this->post( [ TermOrderField::NAME => '' ] + $form );
		wp_update_term( $term, 'pa_size', [ 'name' => 'Large' ] );
		self::assertSame( 0, $this->term( $id, $term )['menu_order'], 'Empty counts as 0.' );
	}

	#[DataProvider( 'no_numbers' )]
	public function test_what_is_no_number_is_quoted_and_nothing_written( string $typed ): void {
		$id   = $this->make( [ 'name' => 'Size' ] );
		$said = "Order: “{$typed}” is not a whole number. Nothing was saved.";
		try {
			$this->post( [ TermOrderField::NAME => wp_slash( $typed ) ] );
			self::fail( 'It is taken.' );
		} catch ( RuntimeException $refusal ) {
			self::assertSame( $said, html_entity_decode( $refusal->getMessage(), ENT_QUOTES ) );
		}
		// With scripts, WordPress shows what a refused term says.
		$refused = wp_insert_term( 'Small', 'pa_size' );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( $said, $refused->get_error_message() );
		self::assertSame( [], $this->items( $this->rest( 'GET', self::PATH . "/$id/terms" ) ) );
	}

	/**
	 * @return iterable<string, array{non-empty-string}>
	 */
	public static function no_numbers(): iterable {
		yield 'a word' => [ 'first' ];
		yield 'a part' => [ '1.5' ];
		yield 'too great' => [ '99999999999999999999' ];
		yield 'markup' => [ '"><b>1' ];
	}

	/**
	 * Has the page know which taxonomy it is of, as WordPress does.
	 */
	private function open( string $taxonomy ): void {
		$_REQUEST['taxonomy'] = $taxonomy;
		set_current_screen( "edit-$taxonomy" );
		do_action( 'load-edit-tags.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's.
	}

	/**
	 * WordPress's list of terms.
	 *
	 * @param array<string, string> $query
	 */
	private function list( array $query = [] ): DOMXPath {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-terms-list-table.php';
		$_GET                   = $query;
		$_REQUEST               = $query;
		$_SERVER['HTTP_HOST']   = 'example.org';
		$_SERVER['REQUEST_URI'] = '/wp-admin/edit-tags.php';
		$this->open( 'pa_size' );
		$table = new WP_Terms_List_Table( [ 'screen' => 'edit-pa_size' ] );
		$table->prepare_items();
		ob_start();
		$table->display();
		return self::parsed( (string) ob_get_clean() );
	}

	/**
	 * @return list<string>
	 */
	private function names( DOMXPath $page ): array {
		return $this->texts( $page, '//tbody//a[@class="row-title"]' );
	}

	/**
	 * The fields that are added to WordPress's form.
	 *
	 * @param non-empty-string $hook
	 * @param mixed            ...$args
	 * @return array<string, mixed>
	 */
	private function form( string $hook, mixed ...$args ): array {
		$this->open( 'pa_size' );
		ob_start();
		do_action( $hook, ...$args );
		return $this->fields( self::parsed( '<form><table>' . ob_get_clean() . '</table></form>' ) );
	}

	/**
	 * Sends a form of WordPress, up to where it writes the term.
	 *
	 * @param array<string, mixed> $form
	 */
	private function post( array $form ): void {
		foreach ( [ 'pre_insert_term', 'created_pa_size', 'edited_pa_size' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$_POST = $form;
		$this->open( 'pa_size' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function add( int $attribute, string $name, ?int $place ): array {
		$fields = [ 'name' => $name ] + ( null === $place ? [] : [ 'menu_order' => $place ] );
		return $this->item( $this->rest( 'POST', self::PATH . "/$attribute/terms", $fields ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function term( int $attribute, int $id ): array {
		return $this->item( $this->rest( 'GET', self::PATH . "/$attribute/terms/$id" ) );
	}
}
