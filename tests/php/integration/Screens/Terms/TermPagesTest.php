<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Terms;

use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Screens\Terms\TermColorField;
use Storewright\Screens\Terms\TermImageField;
use Storewright\Screens\Terms\TermOrderField;
use Storewright\Screens\Terms\TermRows;
use Storewright\Store\Terms\Rest\BrandSchema;
use Storewright\Store\Terms\Rest\CategorySchema;
use Storewright\Store\Terms\TermSwatch;
use Storewright\Tests\Support\Store\AttributeScreensTestCase;
use WP_Error;
use WP_Terms_List_Table;

/**
 * WordPress's own pages of categories, brands and visual attributes: the order that the owner makes, pictures and swatches.
 */
final class TermPagesTest extends AttributeScreensTestCase {

	/**
	 * A term below another, as WordPress shows it.
	 */
	private const BELOW = '— Felt hats';

	private const TAXONOMIES = [
		'product_cat'   => '/wc/v3/products/categories',
		'product_brand' => '/wc/v3/products/brands',
	];

	#[DataProvider( 'taxonomies' )]
	public function test_buttons_of_the_list_move_a_term_among_its_siblings( string $taxonomy ): void {
		[ $bags, $caps, $hats ] = array_map( fn( string $name ) => $this->add( $taxonomy, $name ), [ 'Bags', 'Caps', 'Hats' ] );
		$felt                   = $this->add( $taxonomy, 'Felt hats', $hats );
		$page                   = $this->list( $taxonomy );
		self::assertSame( [ 'Bags', 'Caps', 'Hats', self::BELOW ], $this->names( $page ) );
		$buttons = $this->elements( $page, '//tbody//button[@name="' . TermRows::MOVE . '"]' );
		self::assertSame( [ 'Move “Bags” up', 'Move “Bags” down' ], [ $buttons[0]->getAttribute( 'aria-label' ), $buttons[1]->getAttribute( 'aria-label' ) ] );
		self::assertTrue( $buttons[0]->hasAttribute( 'disabled' ), 'It is the first one.' );
		self::assertSame( '', $this->elements( $page, '//thead//th[contains(@class,"column-name")]' )[0]->getAttribute( 'aria-sort' ), 'The owner sorts, not the name.' );
		self::assertFalse( $buttons[1]->hasAttribute( 'disabled' ) );
		self::assertTrue( $buttons[7]->hasAttribute( 'disabled' ), 'The only one below its parent goes nowhere.' );

		$next = $this->move( $taxonomy, $buttons[1]->getAttribute( 'value' ) );
		self::assertStringContainsString( "storewright_moved=$bags", $next );
		self::assertSame( [ 'Caps', 'Bags', 'Hats', self::BELOW ], $this->names( $this->list( $taxonomy ) ) );
		$this->move( $taxonomy, "before.$hats.$caps" );
		self::assertSame( [ 'Hats', self::BELOW, 'Caps', 'Bags' ], $this->names( $this->list( $taxonomy ) ) );
		$this->move( $taxonomy, "after.$hats.$bags" );
		self::assertSame( [ 'Caps', 'Bags', 'Hats', self::BELOW ], $this->names( $this->list( $taxonomy ) ) );
		$this->move( $taxonomy, "up.$caps" );
		$asked = [
			'orderby' => 'include',
			'include' => [ $caps, $bags, $hats, $felt ],
		];
		self::assertSame(
			[
				$caps => 1,
				$bags => 2,
				$hats => 3,
				$felt => 0,
			],
			array_column( $this->items( $this->rest( 'GET', self::TAXONOMIES[ $taxonomy ], $asked ) ), 'menu_order', 'id' ),
			'wc/v3 tells the order, and who has no siblings needs no number.'
		);
		// What the site shows, such as a menu or a block of categories, has the same order.
		$on_site = get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false, 'parent' => 0, 'fields' => 'ids', 'include' => [ $bags, $caps, $hats ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( [ $caps, $bags, $hats ], $on_site );
		$by_name = get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false, 'orderby' => 'name', 'fields' => 'ids', 'include' => [ $bags, $caps, $hats ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( [ $bags, $caps, $hats ], $by_name, 'Who asks for another order gets it.' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function taxonomies(): iterable {
		yield 'categories' => [ 'product_cat' ];
		yield 'brands' => [ 'product_brand' ];
	}

	public function test_what_cannot_be_moved_says_so_and_changes_nothing(): void {
		[ $bags, $caps ] = array_map( fn( string $name ) => $this->add( 'product_cat', $name ), [ 'Bags', 'Caps' ] );
		$below           = $this->add( 'product_cat', 'Backpacks', $bags );
		$changed         = 0;
		add_action(
			'storewright_product_term_updated',
			static function () use ( &$changed ): void {
				++$changed;
			}
		);
		self::assertStringContainsString( "storewright_stayed=$caps", $this->move( 'product_cat', "before.$caps.$below" ) );
		self::assertStringContainsString( 'storewright_stayed=999999', $this->move( 'product_cat', 'up.999999' ) );
		$this->open( 'product_cat' );
		$_GET = [ 'storewright_stayed' => (string) $caps ];
		ob_start();
		do_action( 'admin_notices' );
		self::assertStringContainsString( 'nothing was moved', (string) ob_get_clean() );
		foreach ( [ 'sideways.5', 'before.5', 'up.5; DROP' ] as $sent ) {
			try {
				$this->move( 'product_cat', $sent );
				self::fail( 'It is taken.' );
			} catch ( RuntimeException $refusal ) {
				self::assertStringContainsString( $sent, html_entity_decode( $refusal->getMessage() ) );
			}
		}
		$this->as_subscriber();
		try {
			$this->move( 'product_cat', "up.$caps" );
			self::fail( 'It is taken.' );
		} catch ( RuntimeException $refusal ) {
			self::assertStringContainsString( 'not allowed', $refusal->getMessage() );
		}
		self::assertSame( 0, $changed );
	}

	public function test_a_search_or_another_order_has_no_buttons(): void {
		$this->add( 'product_cat', 'Bags' );
		foreach ( [ [ 's' => 'Bags' ], [ 'orderby' => 'name' ] ] as $query ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			self::assertSame( [], $this->elements( $this->list( 'product_cat', $query ), '//tbody//button[@name="' . TermRows::MOVE . '"]' ) );
		}
	}

	#[DataProvider( 'taxonomies' )]
	public function test_a_picture_is_given_and_taken_in_the_form_as_over_rest( string $taxonomy ): void {
		$picture = $this->picture();
		$this->post( $taxonomy, [ TermImageField::NAME => (string) $picture ] );
		$added = wp_insert_term( 'Bags', $taxonomy );
		self::assertIsArray( $added );
		$id = (int) $added['term_id'];
		self::assertSame( $picture, $this->image_of( $taxonomy, $id ) );
		self::assertSame( (string) $picture, get_term_meta( $id, 'thumbnail_id', true ) );
		$same = $this->item( $this->rest( 'POST', self::TAXONOMIES[ $taxonomy ], [ 'name' => 'Caps', 'image' => [ 'id' => $picture ] ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( get_term_meta( $this->id_of( $same ), 'thumbnail_id' ), get_term_meta( $id, 'thumbnail_id' ) );
		$page = $this->list( $taxonomy );
		self::assertCount( 2, $this->elements( $page, '//tbody//td[contains(@class,"column-storewright_image")]//img' ) );

		$form = $this->form( $taxonomy, get_term( $id ) );
		self::assertSame( (string) $picture, $form[ TermImageField::NAME ] );
		// Another one is named by its address; then it is taken away.
		$other = $this->picture();
		$this->post( $taxonomy, [ TermImageField::NAME => (string) wp_get_attachment_url( $other ) ] + $form );
		wp_update_term( $id, $taxonomy, [ 'name' => 'Bags' ] );
		self::assertSame( $other, $this->image_of( $taxonomy, $id ) );
		$this->post( $taxonomy, [ TermImageField::NAME => '' ] + $this->form( $taxonomy, get_term( $id ) ) );
		wp_update_term( $id, $taxonomy, [ 'name' => 'Bags' ] );
		self::assertNull( $this->image_of( $taxonomy, $id ) );
	}

	/**
	 * @param array<string, string> $sent
	 */
	#[DataProvider( 'refused' )]
	public function test_what_is_wrong_is_quoted_and_nothing_written( string $taxonomy, array $sent, string $said ): void {
		if ( 'pa_color' === $taxonomy ) {
			$this->make( [ 'name' => 'Color', 'type' => TermSwatch::ATTRIBUTE_TYPE ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		}
		try {
			$this->post( $taxonomy, $sent );
			self::fail( 'It is taken.' );
		} catch ( RuntimeException $refusal ) {
			self::assertSame( $said, html_entity_decode( $refusal->getMessage(), ENT_QUOTES ) );
		}
		// With scripts, WordPress shows what a refused term says.
		$answer = wp_insert_term( 'Small', $taxonomy );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( $said, $answer->get_error_message() );
	}

	/**
	 * @return iterable<string, array{string, array<string, string>, string}>
	 */
	public static function refused(): iterable {
		$image = 'Image: “%s” is not the ID or address of an image in the media library. Nothing was saved.';
		yield 'no image' => [ 'product_cat', [ TermImageField::NAME => '999999' ], sprintf( $image, '999999' ) ];
		yield 'an address elsewhere' => [ 'product_brand', [ TermImageField::NAME => 'https://example.com/a.png' ], sprintf( $image, 'https://example.com/a.png' ) ];
		yield 'no number' => [ 'product_cat', [ TermOrderField::NAME => 'first' ], 'Order: “first” is not a whole number. Nothing was saved.' ];
		yield 'no color' => [ 'pa_color', [ TermColorField::NAME => 'red;' ], 'Color: “red;” is not a color such as #cc0000. Nothing was saved.' ];
	}

	public function test_terms_of_a_visual_attribute_have_a_color_or_a_picture_where_woocommerce_keeps_them(): void {
		$attribute = $this->make( [ 'name' => 'Color', 'type' => TermSwatch::ATTRIBUTE_TYPE ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( 'wc-visual', $this->attribute( $attribute )['type'] );
		$this->post( 'pa_color', [ TermColorField::NAME => '#CC0000' ] );
		$added = wp_insert_term( 'Red', 'pa_color' );
		self::assertIsArray( $added );
		$id = (int) $added['term_id'];
		self::assertSame( [ '#CC0000', '' ], [ get_term_meta( $id, 'color', true ), get_term_meta( $id, 'image', true ) ] );
		$swatches = $this->elements( $this->list( 'pa_color' ), '//tbody//*[@class="storewright-swatch"]' );
		self::assertSame( '#CC0000', $swatches[0]->getAttribute( 'aria-label' ) );

		$picture = $this->picture();
		$form    = $this->form( 'pa_color', get_term( $id ) );
		self::assertSame( '#CC0000', $form[ TermColorField::NAME ] );
		$this->post( 'pa_color', [ TermImageField::NAME => (string) $picture ] + $form );
		wp_update_term( $id, 'pa_color', [ 'name' => 'Red' ] );
		self::assertSame( [ '', (string) $picture ], [ get_term_meta( $id, 'color', true ), get_term_meta( $id, 'image', true ) ], 'A picture takes the place of the color.' );
		$this->post( 'pa_color', [ TermColorField::NAME => '#00f' ] + $this->form( 'pa_color', get_term( $id ) ) );
		wp_update_term( $id, 'pa_color', [ 'name' => 'Red' ] );
		self::assertSame( [ '#00f', '' ], [ get_term_meta( $id, 'color', true ), get_term_meta( $id, 'image', true ) ] );
		$this->post( 'pa_color', [ TermColorField::NAME => '' ] + $this->form( 'pa_color', get_term( $id ) ) );
		wp_update_term( $id, 'pa_color', [ 'name' => 'Red' ] );
		self::assertEquals( new TermSwatch(), TermSwatch::of( $id ) );
	}

	public function test_what_somebody_else_has_changed_since_is_said_kept_and_overwritten_only_when_asked_again(): void {
		$id   = $this->add( 'product_cat', 'Bags' );
		$form = $this->sent( $id, [ 'name' => 'Sacks', TermOrderField::NAME => '7' ] + $this->form( 'product_cat', get_term( $id ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->rest( 'PUT', self::TAXONOMIES['product_cat'] . "/$id", [ 'menu_order' => 3 ] );
		$page = $this->stopped( 'product_cat', $form );
		self::assertSame( [ 'Someone else has changed “Order” to “3” since. Check it and save again.' ], $this->texts( $page, '//*[@role="alert"]' ) );
		$again = $this->fields( $page );
		self::assertEquals( [ TermOrderField::NAME . '_before' => '3' ] + $form, $again, 'All that was typed is still there.' );
		self::assertSame( 'Order', $this->texts( $page, '//label' )[0] );

		$this->post( 'product_cat', $again );
		wp_update_term( $id, 'product_cat', [ 'name' => 'Sacks' ] );
		self::assertSame( 7, $this->item( $this->rest( 'GET', self::TAXONOMIES['product_cat'] . "/$id" ) )['menu_order'] );

		// What was not touched is left as the other one has it, and what both have made the same is no conflict.
		$form = $this->sent( $id, [ TermImageField::NAME => '' ] + $this->form( 'product_cat', get_term( $id ) ) );
		$this->rest( 'PUT', self::TAXONOMIES['product_cat'] . "/$id", [ 'menu_order' => 4 ] );
		$this->post( 'product_cat', $form );
		wp_update_term( $id, 'product_cat', [ 'name' => 'Sacks' ] );
		$this->post( 'product_cat', [ TermOrderField::NAME => '4' ] + $form );
		self::assertSame( 4, $this->item( $this->rest( 'GET', self::TAXONOMIES['product_cat'] . "/$id" ) )['menu_order'] );

		// WordPress refuses a form without its nonce itself: nothing is told to who has none.
		$this->post( 'product_cat', [ TermOrderField::NAME => '8', '_wpnonce' => 'x' ] + $form ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	public function test_a_color_does_not_take_the_place_of_a_picture_that_somebody_else_has_given_since(): void {
		$this->make( [ 'name' => 'Color', 'type' => TermSwatch::ATTRIBUTE_TYPE ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$added = wp_insert_term( 'Red', 'pa_color' );
		self::assertIsArray( $added );
		$id      = (int) $added['term_id'];
		$picture = $this->picture();
		$form    = $this->sent( $id, [ TermColorField::NAME => '#cc0000' ] + $this->form( 'pa_color', get_term( $id ) ) );
		( new TermSwatch( '', $picture ) )->save( $id );
		$page = $this->stopped( 'pa_color', $form );
		self::assertSame( [ "Someone else has changed “Image” to “{$picture}” since. Check it and save again." ], $this->texts( $page, '//*[@role="alert"]' ) );
		self::assertEquals( new TermSwatch( '', $picture ), TermSwatch::of( $id ) );
		$this->post( 'pa_color', $this->fields( $page ) );
		wp_update_term( $id, 'pa_color', [ 'name' => 'Red' ] );
		self::assertEquals( new TermSwatch( '#cc0000' ), TermSwatch::of( $id ) );
	}

	public function test_a_picture_that_somebody_else_has_taken_away_since_is_said_to_be_gone(): void {
		$id    = $this->add( 'product_cat', 'Bags' );
		$route = self::TAXONOMIES['product_cat'] . "/$id";
		$this->rest( 'PUT', $route, [ 'image' => [ 'id' => $this->picture() ] ] );
		$typed = [ TermImageField::NAME => (string) $this->picture(), 'description' => 'Write &lt;b&gt; & “&nbsp;”' ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$form  = $this->sent( $id, $typed + $this->form( 'product_cat', get_term( $id ) ) );
		$this->rest( 'PUT', $route, [ 'image' => null ] );
		$page = $this->stopped( 'product_cat', $form );
		self::assertSame( [ 'Someone else has emptied “Image” since. Check it and save again.' ], $this->texts( $page, '//*[@role="alert"]' ) );
		self::assertSame( $typed['description'], $this->fields( $page )['description'] );
	}

	public function test_terms_of_an_attribute_have_the_order_of_their_attribute_on_the_site(): void {
		$id = $this->make( [ 'name' => 'Size', 'order_by' => 'name_num' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( [ '10', '9', '100' ] as $name ) {
			$this->rest( 'POST', self::PATH . "/$id/terms", [ 'name' => $name ] );
		}
		$names = fn() => get_terms( [ 'taxonomy' => 'pa_size', 'hide_empty' => false, 'fields' => 'names' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( [ '9', '10', '100' ], $names() );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'order_by' => 'id' ] );
		self::assertSame( [ '10', '9', '100' ], $names() );
	}

	private function add( string $taxonomy, string $name, int $parent = 0 ): int {
		return $this->id_of( $this->item( $this->rest( 'POST', self::TAXONOMIES[ $taxonomy ], [ 'name' => $name, 'parent' => $parent ] ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	private function image_of( string $taxonomy, int $id ): ?int {
		$image = $this->item( $this->rest( 'GET', self::TAXONOMIES[ $taxonomy ] . "/$id" ) )['image'];
		return is_array( $image ) && is_int( $image['id'] ) ? $image['id'] : null;
	}

	private function picture(): int {
		$file = wp_upload_bits( 'picture.png', null, (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		self::assertFalse( $file['error'] );
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Picture' ], $file['file'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Sends the list's form, and returns where it leads.
	 */
	private function move( string $taxonomy, string $move ): string {
		$_POST    = [ TermRows::MOVE => $move ];
		$_REQUEST = [
			'_wpnonce'         => wp_create_nonce( 'bulk-tags' ),
			'_wp_http_referer' => "/wp-admin/edit-tags.php?taxonomy=$taxonomy&post_type=product",
		];
		$next     = ( new TermRows( $this->context(), 'product_cat' === $taxonomy ? CategorySchema::config() : BrandSchema::config() ) )->answer();
		$_POST    = [];
		self::assertIsString( $next );
		return $next;
	}

	/**
	 * WordPress's list of terms.
	 *
	 * @param array<string, string> $query
	 */
	private function list( string $taxonomy, array $query = [] ): DOMXPath {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-terms-list-table.php';
		$_POST                  = [];
		$_GET                   = $query;
		$_REQUEST               = $query;
		$_SERVER['HTTP_HOST']   = 'example.org';
		$_SERVER['REQUEST_URI'] = '/wp-admin/edit-tags.php';
		$this->open( $taxonomy );
		$table = new WP_Terms_List_Table( [ 'screen' => "edit-$taxonomy" ] );
		$table->prepare_items();
		ob_start();
		$table->display();
		return self::parsed( (string) ob_get_clean() );
	}

	/**
	 * @return list<string>
	 */
	private function names( DOMXPath $page ): array {
		$names = array_map( static fn( string $name ) => (string) preg_replace( '/\s+/u', ' ', $name ), $this->texts( $page, '//tbody//*[@class="row-title"]' ) );
		return array_values( array_diff( $names, [ 'Uncategorized' ] ) );
	}

	/**
	 * What a browser sends of the form of a term.
	 *
	 * @return array<string, mixed>
	 */
	private function form( string $taxonomy, mixed $term ): array {
		$_POST = [];
		$this->open( $taxonomy );
		ob_start();
		do_action( "{$taxonomy}_edit_form_fields", $term, $taxonomy ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's.
		return $this->fields( self::parsed( '<form><table>' . ob_get_clean() . '</table></form>' ) );
	}

	/**
	 * A form of a term as WordPress's own page sends it.
	 *
	 * @param int                  $id
	 * @param array<string, mixed> $form
	 * @return array<string, mixed>
	 */
	private function sent( int $id, array $form ): array {
		return [
			'action'   => 'editedtag',
			'tag_ID'   => (string) $id,
			'_wpnonce' => wp_create_nonce( "update-tag_$id" ),
		] + $form;
	}

	/**
	 * Sends a form that is not taken, and reads the page that it gets.
	 *
	 * @param string               $taxonomy
	 * @param array<string, mixed> $form
	 */
	private function stopped( string $taxonomy, array $form ): DOMXPath {
		try {
			$this->post( $taxonomy, $form );
		} catch ( RuntimeException $page ) {
			return self::parsed( $page->getMessage() );
		}
		self::fail( 'It is taken.' );
	}

	/**
	 * Sends a form of WordPress, up to where it writes the term.
	 *
	 * @param array<string, mixed> $form
	 */
	private function post( string $taxonomy, array $form ): void {
		foreach ( [ 'pre_insert_term', "created_$taxonomy", "edited_$taxonomy" ] as $hook ) {
			remove_all_filters( $hook );
		}
		$_POST = $form;
		$this->open( $taxonomy );
	}

	private function open( string $taxonomy ): void {
		foreach ( [ "{$taxonomy}_edit_form_fields", "manage_edit-{$taxonomy}_columns", "manage_{$taxonomy}_custom_column" ] as $hook ) {
			remove_all_filters( $hook );
		}
		$_REQUEST['taxonomy'] = $taxonomy;
		set_current_screen( "edit-$taxonomy" );
		do_action( 'load-edit-tags.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's.
	}
}
