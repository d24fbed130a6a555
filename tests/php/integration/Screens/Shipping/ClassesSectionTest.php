<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Shipping;

use DOMXPath;
use RuntimeException;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Tests\Support\Store\SettingsPageTestCase;

/**
 * Shipping classes on the settings page.
 */
final class ClassesSectionTest extends SettingsPageTestCase {

	private const AT = [
		'tab'     => 'shipping',
		'section' => 'classes',
	];

	private const CLASSES = '/wc/v3/products/shipping_classes';

	public function test_a_class_is_added_listed_and_changed(): void {
		$page = $this->page( self::AT );
		self::assertStringContainsString( 'No shipping classes yet.', $this->texts( $page, '//form' )[0] );
		$next = $this->send( self::AT, [ 'class_name' => ' Bulky & heavy ', 'class_description' => "Two\r\npeople" ] + $this->fields( $page ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNotNull( $next );
		[ $class ] = $this->classes();
		self::assertSame( [ 'bulky-heavy', "Two\npeople" ], [ $class['slug'], $class['description'] ] );

		$page = $this->page( self::AT );
		self::assertSame( [ 'Bulky & heavy' ], $this->texts( $page, '//tbody/tr/th/a' ) );
		self::assertSame( [ 'bulky-heavy', "Two\npeople", '0', 'Delete' ], $this->texts( $page, '//table[contains(@class,"widefat")]//td' ) );
		self::assertSame( 'Delete “Bulky & heavy”', $this->elements( $page, '//td/a' )[0]->getAttribute( 'aria-label' ) );

		$form = [ 'class_name' => 'Bulky' ] + $this->fields( $this->edit( $class['id'] ) );
		self::assertNotNull( $this->send( self::AT, $form ) );
		[ $class ] = $this->classes();
		self::assertSame( [ 'Bulky', 'bulky-heavy', "Two\npeople" ], [ $class['name'], $class['slug'], $class['description'] ] );
	}

	public function test_more_classes_than_a_page_has_are_on_further_pages(): void {
		foreach ( range( 1, 51 ) as $number ) {
			$this->make( sprintf( 'Class %02d', $number ) );
		}
		$page = $this->page( self::AT );
		self::assertCount( 50, $this->texts( $page, '//tbody/tr/th/a' ) );
		[ $link ]      = $this->elements( $page, '//nav[@aria-label="Shipping class pages"]//a' );
		$_GET['paged'] = '2';
		self::assertStringContainsString( 'paged=2', $link->getAttribute( 'href' ) );
		self::assertSame( [ 'Class 51' ], $this->texts( $this->page( self::AT ), '//tbody/tr/th/a' ) );
		$_GET['paged'] = '999';
		self::assertSame( [ 'Class 51' ], $this->texts( $this->page( self::AT ), '//tbody/tr/th/a' ), 'There is no such page: the last one is shown.' );
		unset( $_GET['paged'] );
	}

	public function test_wrong_input_is_quoted_and_kept(): void {
		$id = $this->make( 'Bulky' );
		$this->make( 'Cold' );
		$page = $this->page_after( self::AT, [ 'class_name' => 'Bulky', 'class_description' => 'Kept' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Name: “Bulky” can’t be used.', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( 'Kept', $this->fields( $page )['class_description'] );
		$page = $this->page_after( self::AT, [ 'class_name' => '' ] );
		self::assertStringContainsString( 'A name is needed.', $this->texts( $page, '//*[@role="alert"]' )[0] );
		$page = $this->page_after( self::AT, [ 'class_slug' => 'cold' ] + $this->fields( $this->edit( $id ) ) );
		self::assertStringContainsString( 'Slug: “cold” can’t be used.', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( (string) $id, $this->fields( $page )['class_id'], 'It is still the form of that class.' );
		self::assertSame( [ 'bulky', 'cold' ], array_column( $this->classes(), 'slug' ) );
	}

	public function test_two_owners_are_asked_where_both_changed_the_same(): void {
		$id   = $this->make( 'Bulky' );
		$form = $this->fields( $this->edit( $id ) );
		$this->rest( 'PUT', self::CLASSES . "/$id", [ 'name' => 'Theirs', 'description' => 'Theirs, too' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$page = $this->page_after( self::AT, [ 'class_name' => 'Mine', 'class_slug' => 'mine' ] + $form ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Name: someone else changed this to “Theirs”', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( 'bulky', $this->classes()[0]['slug'], 'Nothing is half-written.' );
		self::assertNotNull( $this->send( self::AT, $this->fields( $page ) ) );
		[ $class ] = $this->classes();
		self::assertSame( [ 'Mine', 'mine', 'Theirs, too' ], [ $class['name'], $class['slug'], $class['description'] ] );
	}

	public function test_a_class_is_deleted_after_a_question(): void {
		$id             = $this->make( 'Bulky' );
		$_GET['delete'] = (string) $id;
		$page           = $this->page( self::AT );
		self::assertSame( [ 'Delete the shipping class “Bulky”?' ], $this->texts( $page, '//h3' ) );
		self::assertCount( 1, $this->classes(), 'Asking changes nothing.' );
		unset( $_GET['delete'] );
		self::assertNotNull( $this->send( self::AT, [ 'class_delete' => (string) $id ] ) );
		self::assertSame( [], $this->classes() );
		$page = $this->page_after( self::AT, [ 'class_delete' => (string) $id ] );
		self::assertStringContainsString( 'Someone else deleted this shipping class', $this->texts( $page, '//*[@role="alert"]' )[0] );
	}

	public function test_it_needs_nonce_and_capabilities(): void {
		$id = $this->make( 'Bulky' );
		try {
			$_REQUEST['_wpnonce'] = 'wrong';
			( new SettingsPage( $this->context() ) )->respond( self::AT, [ 'class_delete' => (string) $id ] );
			self::fail( 'Without nonce.' );
		} catch ( RuntimeException ) {
			self::assertCount( 1, $this->classes() );
		}
		wp_get_current_user()->add_cap( 'delete_product_terms', false );
		$page = $this->page_after( self::AT, [ 'class_delete' => (string) $id ] );
		self::assertStringContainsString( 'not allowed to change shipping classes', $this->texts( $page, '//*[@role="alert"]' )[0] );
		$this->as_subscriber();
		$this->expectExceptionMessage( 'not allowed' );
		$this->send( self::AT, [ 'class_name' => 'Other' ] );
	}

	private function edit( int $id ): DOMXPath {
		$_GET['class_id'] = (string) $id;
		$page             = $this->page( self::AT );
		unset( $_GET['class_id'] );
		return $page;
	}

	private function make( string $name ): int {
		$id = $this->item( $this->rest( 'POST', self::CLASSES, [ 'name' => $name ] ) )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return list<array{id: int, name: string, slug: string, description: string}>
	 */
	private function classes(): array {
		/** @var list<array{id: int, name: string, slug: string, description: string}> $classes */
		$classes = $this->items( $this->rest( 'GET', self::CLASSES ) );
		return $classes;
	}
}
