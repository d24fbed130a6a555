<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Attributes;

use RuntimeException;
use Storewright\Screens\Attributes\AttributesPage;
use Storewright\Tests\Support\Store\AttributeScreensTestCase;

/**
 * Products → Attributes: what its forms save equals the same change over `wc/v3`.
 */
final class AttributesPageTest extends AttributeScreensTestCase {

	public function test_what_is_added_equals_the_same_attribute_over_rest(): void {
		self::assertStringContainsString( 'No attributes yet.', $this->texts( $this->page(), '//div' )[0] );
		$rest = $this->item(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'         => 'Shoe <i>size</i> & more',
					'slug'         => 'pa_rest',
					'order_by'     => 'name_num',
					'has_archives' => true,
				]
			)
		);
		$form = [
			'name'         => ' Shoe <i>size</i> & more ',
			'slug'         => 'pa_form',
			'order_by'     => 'name_num',
			'has_archives' => 'yes',
		] + $this->fields( $this->page() );
		self::assertSame( $this->at( [ 'done' => 'created' ] ), $this->send( [], $form ) );
		[ $saved ] = $this->attributes();
		self::assertSame( 'pa_form', $saved['slug'] );
		self::assertSame( self::comparable( $rest ), self::comparable( $saved ) );
		self::assertTrue( is_taxonomy_viewable( 'pa_form' ) );

		// Nothing but a name: the rest is what the route takes by itself.
		$this->rest( 'POST', self::PATH, [ 'name' => 'Größe' ] );
		self::assertNotNull( $this->send( [], [ 'name' => 'Größe 2' ] + $this->fields( $this->page() ) ) );
		[ , $rest, $saved ] = $this->attributes();
		self::assertSame( [ 'pa_grose', 'pa_grose-2' ], [ $rest['slug'], $saved['slug'] ] );
		self::assertSame( [ 'name' => 'Größe 2' ] + self::comparable( $rest ), self::comparable( $saved ) );
	}

	public function test_the_list_says_what_there_is(): void {
		$id = $this->make( [ 'name' => 'Color <b>', 'slug' => 'colour', 'has_archives' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( [ 'Red & blue', 'Green', 'Ash', 'Beige', 'Cyan', 'Teal' ] as $place => $name ) {
			$this->rest( 'POST', self::PATH . "/$id/terms", [ 'name' => $name, 'menu_order' => $place ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
		$size = $this->make( [ 'name' => 'Size', 'order_by' => 'name_num' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( [ '10', '9', '100' ] as $name ) {
			$this->rest( 'POST', self::PATH . "/$size/terms", [ 'name' => $name ] );
		}
		$this->make( [ 'name' => 'Width', 'order_by' => 'id' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$page = $this->page();
		self::assertSame( [ 'Color', 'Size', 'Width' ], $this->texts( $page, '//tbody/tr/th//a[@class="row-title"]' ) );
		$cells = array_map( static fn( string $text ) => (string) preg_replace( '/\s+/', ' ', $text ), $this->texts( $page, '//tbody/tr/td' ) );
		self::assertSame(
			[
				'colour',
				'Select',
				'Custom orderingWith archives',
				'6',
				'Red & blue, Green, Ash, Beige, Cyan …Configure terms',
				'Delete',
				'size',
				'Select',
				'Name (numeric)',
				'3',
				'9, 10, 100Configure terms',
				'Delete',
				'width',
				'Select',
				'Term ID',
				'0',
				'Configure terms',
				'Delete',
			],
			$cells
		);
		self::assertSame(
			[ admin_url( 'edit-tags.php?taxonomy=pa_colour&post_type=product' ), $this->at( [ 'edit' => $id ] ), $this->at( [ 'delete' => $id ] ) ],
			[
				$this->link( $page, 'Configure terms of “Color”' ),
				$this->link( $page, 'Edit “Color”' ),
				$this->link( $page, 'Delete “Color”' ),
			]
		);
	}

	public function test_it_takes_as_many_queries_for_twenty_attributes_as_for_two(): void {
		for ( $number = 0; $number < 20; ++$number ) {
			$id = $this->make( [ 'name' => "Property $number" ] );
			$this->rest( 'POST', self::PATH . "/$id/terms", [ 'name' => 'Yes' ] );
			if ( 1 === $number ) {
				$few = $this->queries();
			}
		}
		self::assertSame( $few ?? 0, $this->queries() );
	}

	public function test_wrong_input_is_quoted_and_kept(): void {
		$id     = $this->make( [ 'name' => 'Color' ] );
		$before = $this->attributes();
		$long   = str_repeat( 'long', 10 );
		foreach ( [
			[ [ 'name' => '' ], 'A name is needed.' ],
			[ [ 'name' => '★★★' ], 'Name: “★★★” can’t be used. No slug can be generated' ],
			[ [ 'name' => str_repeat( 'x', 201 ), 'slug' => 'x' ], 'A name can have at most 200 characters.' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'name' => 'Colour', 'slug' => 'pa_color' ], 'Slug: “pa_color” can’t be used. Another attribute already has the slug “color”.' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'name' => 'Colour', 'slug' => $long ], "Slug: “{$long}” can’t be used. A slug can have at most 28 characters." ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'name' => 'Colour', 'slug' => '<>' ], 'Slug: “<>” can’t be used.' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'name' => 'Colour', 'order_by' => 'wild' ], 'Default sort order: “wild” is not one of the choices.' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'name' => 'Colour', 'type' => 'wild' ], 'Type: “wild” is not one of the choices.' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		] as [ $typed, $reason ] ) {
			$page = $this->page_after( [], $typed + [ 'has_archives' => 'yes' ] + $this->fields( $this->page() ) );
			self::assertStringContainsString( $reason, $this->texts( $page, '//*[@role="alert"]' )[0] );
			$kept = $this->fields( $page );
			self::assertSame( [ $typed['name'], 'yes' ], [ $kept['name'], $kept['has_archives'] ?? '' ], 'What was typed stays.' );
			self::assertSame( $before, $this->attributes(), "Nothing is written: $reason" );
		}
		foreach ( [
			[ [ 'slug' => '' ], 'Enter a slug.' ],
			[ [ 'name' => '' ], 'A name is needed.' ],
			[ [ 'slug' => $long ], "“{$long}” can’t be used" ],
		] as [ $typed, $reason ] ) {
			$at   = [ 'edit' => (string) $id ];
			$page = $this->page_after( $at, $typed + [ 'order_by' => 'id' ] + $this->fields( $this->page( $at ) ) );
			self::assertStringContainsString( $reason, $this->texts( $page, '//*[@role="alert"]' )[0] );
			self::assertSame( $typed + [ 'order_by' => 'id' ], array_intersect_key( $this->fields( $page ), $typed + [ 'order_by' => '' ] ) );
			self::assertSame( $before, $this->attributes(), "Nothing is half-written: $reason" );
		}
	}

	public function test_a_change_equals_the_same_change_over_rest(): void {
		$changed = [
			'name'         => 'Tone',
			'slug'         => 'tone',
			'order_by'     => 'name',
			'has_archives' => false,
		];
		$form    = $this->make( [ 'name' => 'Color', 'has_archives' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$rest    = $this->make( [ 'name' => 'Color', 'slug' => 'other', 'has_archives' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$product = $this->product_with( $form, 'Red' );
		$this->rest( 'PUT', self::PATH . "/$rest", [ 'slug' => 'tones' ] + $changed );
		$at     = [ 'edit' => (string) $form ];
		$fields = array_diff_key( $this->fields( $this->page( $at ) ), [ 'has_archives' => '' ] );
		$next   = $this->send( $at, array_diff_key( $changed, [ 'has_archives' => '' ] ) + $fields );
		self::assertSame( $this->at( [ 'edit' => $form, 'done' => 'saved' ] ), $next ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( self::comparable( $this->attribute( $rest ) ), self::comparable( $this->attribute( $form ) ) );
		self::assertSame( 'pa_tone', $this->attribute( $form )['slug'] );
		self::assertSame( [ 'Red' ], wp_get_post_terms( $product, 'pa_tone', [ 'fields' => 'names' ] ), 'Products keep their terms.' );
		self::assertStringContainsString( 'Attribute saved.', $this->texts( $this->page( $at + [ 'done' => 'saved' ] ), '//*[@role="status"]' )[0] );
	}

	public function test_two_owners_merge_and_are_asked_where_both_changed_the_same(): void {
		$id    = $this->make( [ 'name' => 'Color' ] );
		$at    = [ 'edit' => (string) $id ];
		$early = $this->fields( $this->page( $at ) );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'name' => 'Theirs', 'has_archives' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$page = $this->page_after( $at, [ 'name' => 'Mine', 'order_by' => 'id' ] + $early ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Someone else has changed “Name” to “Theirs” since.', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( 'menu_order', $this->attribute( $id )['order_by'], 'Nothing is half-written.' );

		// The form that is shown then saves on purpose, and leaves what only the other one has changed.
		self::assertNotNull( $this->send( $at, $this->fields( $page ) ) );
		$saved = $this->attribute( $id );
		self::assertSame( [ 'Mine', 'id', true ], [ $saved['name'], $saved['order_by'], $saved['has_archives'] ] );
	}

	public function test_what_was_typed_into_one_that_is_gone_can_be_added(): void {
		$id   = $this->make( [ 'name' => 'Color' ] );
		$at   = [ 'edit' => (string) $id ];
		$form = [ 'name' => 'Mine', 'order_by' => 'id' ] + $this->fields( $this->page( $at ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->rest( 'DELETE', self::PATH . "/$id" );
		$page = $this->page_after( $at, $form );
		self::assertStringContainsString( 'Someone else deleted this attribute', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( [], $this->attributes(), 'Nothing is written.' );
		self::assertNotNull( $this->send( [], $this->fields( $page ) ) );
		[ $saved ] = $this->attributes();
		self::assertSame( [ 'Mine', 'pa_color', 'id' ], [ $saved['name'], $saved['slug'], $saved['order_by'] ] );
	}

	public function test_it_is_deleted_after_a_question(): void {
		$id      = $this->make( [ 'name' => 'Color' ] );
		$product = $this->product_with( $id, 'Red' );
		$this->product_with( $id, 'Red' );
		$this->rest( 'POST', self::PATH . "/$id/terms", [ 'name' => 'Blue' ] );
		$at   = [ 'delete' => (string) $id ];
		$page = $this->page( $at );
		self::assertSame( [ 'Delete the attribute “Color”?' ], $this->texts( $page, '//h1' ) );
		self::assertSame(
			[ '2 products use it and will lose it.', 'Its 2 terms are deleted as well. This can’t be undone.' ],
			$this->texts( $page, '//section/p' )
		);
		self::assertCount( 1, $this->attributes(), 'Asking changes nothing.' );
		self::assertSame( $this->at( [ 'done' => 'deleted' ] ), $this->send( $at, $this->fields( $page ) ) );
		self::assertSame( [], $this->attributes() );
		self::assertFalse( taxonomy_exists( 'pa_color' ) );
		self::assertSame( 'publish', get_post_status( $product ) );

		// Somebody else was faster.
		$page = $this->page_after( $at, $this->fields( $page ) );
		self::assertStringContainsString( 'Someone else deleted this attribute', $this->texts( $page, '//*[@role="alert"]' )[0] );

		$id = $this->make( [ 'name' => 'Unused' ] );
		self::assertSame( [ 'No product uses it.', 'This can’t be undone.' ], $this->texts( $this->page( [ 'delete' => (string) $id ] ), '//section/p' ) );
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_an_address_of_none_is_quoted( string $argument, string $id ): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'There is no attribute “' . esc_html( $id ) . '”.' );
		$this->page( [ $argument => $id ] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function addresses(): iterable {
		yield 'a number' => [ 'edit', '987654' ];
		yield 'no number' => [ 'edit', '1<b>' ];
		yield 'to be deleted' => [ 'delete', '987654' ];
	}

	/**
	 * @dataProvider requests
	 */
	public function test_a_request_that_was_not_meant_is_refused( string $argument ): void {
		$id   = $this->make( [ 'name' => 'Color' ] );
		$at   = '' === $argument ? [] : [ $argument => (string) $id ];
		$form = [ 'name' => 'Theirs' ] + $this->fields( $this->page( $at ) );
		// The nonce of another form.
		$_REQUEST['_wpnonce'] = wp_create_nonce( AttributesPage::nonce( 'save', 987654 ) );
		try {
			( new AttributesPage( $this->context() ) )->respond( $at, $form );
			self::fail( 'It is done.' );
		} catch ( RuntimeException $refusal ) {
			self::assertStringContainsString( 'expired', $refusal->getMessage() );
		}
		self::assertSame( [ 'Color' ], array_column( $this->attributes(), 'name' ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function requests(): iterable {
		yield 'a new one' => [ '' ];
		yield 'a change' => [ 'edit' ];
		yield 'a deletion' => [ 'delete' ];
	}

	public function test_others_are_refused(): void {
		$id = $this->make( [ 'name' => 'Color' ] );
		foreach ( [ 'subscriber', 'contributor', 'editor' ] as $role ) {
			$this->become( $role );
			foreach ( [ [], [ 'edit' => (string) $id ], [ 'delete' => (string) $id ] ] as $at ) {
				foreach ( [ null, [ 'name' => 'Theirs' ] ] as $form ) {
					$this->expect_refused( $at, $form );
				}
			}
		}
		$this->as_shop_manager();
		self::assertSame( [ 'Color' ], array_column( $this->attributes(), 'name' ) );
	}

	public function test_who_may_only_look_is_offered_nothing_else(): void {
		$id   = $this->make( [ 'name' => 'Color' ] );
		$user = $this->become( 'editor' );
		$user->add_cap( 'manage_product_terms' );
		$page = $this->page();
		self::assertSame( [ 'Color' ], $this->texts( $page, '//tbody/tr/th' ) );
		self::assertSame( [], $this->elements( $page, '//form' ) );
		$this->expect_refused( [], [ 'name' => 'Theirs' ] );
		$this->expect_refused( [ 'edit' => (string) $id ], null );
		$user->add_cap( 'edit_product_terms' );
		self::assertSame( [ 'Edit “Color”', 'Configure terms of “Color”' ], $this->labels( $this->page(), '//tbody//a' ) );
		$this->expect_refused( [ 'delete' => (string) $id ], [] );
		self::assertNotNull( $this->send( [ 'edit' => (string) $id ], [ 'name' => 'Tone' ] + $this->fields( $this->page( [ 'edit' => (string) $id ] ) ) ) );
	}

	public function test_it_stands_in_the_menu_of_products_for_who_may_open_it(): void {
		$GLOBALS['submenu'] = [];
		( new AttributesPage( $this->context() ) )->add_to_menu();
		$submenu = $GLOBALS['submenu'];
		self::assertIsArray( $submenu );
		[ $entry ] = array_values( (array) $submenu['edit.php?post_type=product'] );
		self::assertSame( [ 'Attributes', 'manage_product_terms', 'product_attributes' ], array_slice( (array) $entry, 0, 3 ) );
	}
}
