<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use DOMDocument;
use DOMElement;
use DOMXPath;
use RuntimeException;
use Storewright\Screens\Attributes\AttributesPage;
use Storewright\Store\Attributes\AttributeTaxonomies;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_User;

/**
 * Base of the tests of the screens of attributes.
 */
abstract class AttributeScreensTestCase extends IntegrationTestCase {

	protected const PATH = '/wc/v3/products/attributes';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_die_handler', static fn() => static fn( string $message ) => throw new RuntimeException( $message ) );
		$this->as_shop_manager();
	}

	protected function tearDown(): void {
		parent::tearDown();
		( new AttributeTaxonomies( $this->context() ) )->register();
	}

	/**
	 * @param array<string, string> $query
	 */
	final protected function page( array $query = [] ): DOMXPath {
		return $this->page_after( $query, null );
	}

	/**
	 * The page that is shown as the answer to a form.
	 *
	 * @param array<string, string>     $query
	 * @param array<string, mixed>|null $form
	 */
	final protected function page_after( array $query, ?array $form ): DOMXPath {
		$page = new AttributesPage( $this->context() );
		self::assertNull( $this->answer( $page, $query, $form ), 'It was saved.' );
		ob_start();
		$page->render();
		return self::parsed( (string) ob_get_clean() );
	}

	/**
	 * Where a form leads.
	 *
	 * @param array<string, string> $query
	 * @param array<string, mixed>  $form
	 */
	final protected function send( array $query, array $form ): ?string {
		return $this->answer( new AttributesPage( $this->context() ), $query, $form );
	}

	/**
	 * @param array<string, string>     $query
	 * @param array<string, mixed>|null $form
	 */
	final protected function expect_refused( array $query, ?array $form ): void {
		try {
			$this->answer( new AttributesPage( $this->context() ), $query, $form );
		} catch ( RuntimeException $refusal ) {
			self::assertStringContainsString( 'not allowed to manage attributes', $refusal->getMessage() );
			return;
		}
		self::fail( 'It is let in.' );
	}

	/**
	 * The page's address.
	 *
	 * @param array<string, string|int> $query
	 */
	final protected function at( array $query ): string {
		return add_query_arg( [ 'page' => 'product_attributes' ] + $query, admin_url( 'edit.php?post_type=product' ) );
	}

	/**
	 * Returns the fields that a browser sends of the form.
	 *
	 * @return array<string, mixed>
	 */
	final protected function fields( DOMXPath $page ): array {
		$pairs = [];
		foreach ( $this->elements( $page, '//form//*[@name][self::input or self::select]' ) as $control ) {
			$value = $control->getAttribute( 'value' );
			if ( 'select' === $control->tagName ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName
				$value = $page->evaluate( 'string(option[@selected]/@value)', $control );
			} elseif ( 'checkbox' === $control->getAttribute( 'type' ) && ! $control->hasAttribute( 'checked' ) ) {
				continue;
			}
			$pairs[] = rawurlencode( $control->getAttribute( 'name' ) ) . '=' . rawurlencode( is_string( $value ) ? $value : '' );
		}
		parse_str( implode( '&', $pairs ), $fields );
		return array_combine( array_map( strval( ... ), array_keys( $fields ) ), array_values( $fields ) );
	}

	final protected static function parsed( string $html ): DOMXPath {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/**
	 * @return list<DOMElement>
	 */
	final protected function elements( DOMXPath $page, string $query ): array {
		$nodes = $page->query( $query );
		self::assertNotFalse( $nodes );
		return array_values( array_filter( iterator_to_array( $nodes ), static fn( mixed $node ) => $node instanceof DOMElement ) );
	}

	/**
	 * @return list<string>
	 */
	final protected function texts( DOMXPath $page, string $query ): array {
		return array_map(
			static fn( DOMElement $element ) => trim( $element->textContent ), // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's name.
			$this->elements( $page, $query )
		);
	}

	/**
	 * @return list<string>
	 */
	final protected function labels( DOMXPath $page, string $query ): array {
		return array_map( static fn( DOMElement $element ) => $element->getAttribute( 'aria-label' ), $this->elements( $page, $query ) );
	}

	/**
	 * Where the link leads that screen readers call so.
	 */
	final protected function link( DOMXPath $page, string $label ): string {
		return $this->elements( $page, "//a[@aria-label=\"$label\"]" )[0]->getAttribute( 'href' );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	final protected function make( array $fields ): int {
		return $this->id_of( $this->item( $this->rest( 'POST', self::PATH, $fields ) ) );
	}

	/**
	 * A product that has a term of an attribute.
	 */
	final protected function product_with( int $attribute, string $term ): int {
		$attributes = [
			[
				'id'      => $attribute,
				'options' => [ $term ],
				'visible' => true,
			],
		];
		return $this->id_of( $this->item( $this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Lamp', 'attributes' => $attributes ] ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	/**
	 * @return array<string, mixed>
	 */
	final protected function attribute( int $id ): array {
		return $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	final protected function attributes(): array {
		return $this->items( $this->rest( 'GET', self::PATH ) );
	}

	/**
	 * An attribute without what is its own.
	 *
	 * @param array<string, mixed> $attribute
	 * @return array<string, mixed>
	 */
	final protected static function comparable( array $attribute ): array {
		return array_diff_key( $attribute, array_flip( [ 'id', 'slug', '_links' ] ) );
	}

	/**
	 * Has somebody of a role open the pages.
	 */
	final protected function become( string $role ): WP_User {
		$id = wp_insert_user( [ 'user_login' => "a-$role", 'user_pass' => 'secret', 'role' => $role ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertIsInt( $id );
		return wp_set_current_user( $id );
	}

	/**
	 * How many queries the list takes.
	 */
	final protected function queries(): int {
		$before = get_num_queries();
		$this->page();
		return get_num_queries() - $before;
	}

	/**
	 * @param array<string, mixed> $item
	 */
	final protected function id_of( array $item ): int {
		self::assertIsInt( $item['id'] );
		return $item['id'];
	}

	/**
	 * @param array<string, string>     $query
	 * @param array<string, mixed>|null $form
	 */
	private function answer( AttributesPage $page, array $query, ?array $form ): ?string {
		$id = (int) ( $query['delete'] ?? $query['edit'] ?? 0 );
		// What WordPress looks for, whatever form a browser would have been shown.
		$_REQUEST['_wpnonce'] = wp_create_nonce( AttributesPage::nonce( isset( $query['delete'] ) ? 'delete' : 'save', $id ) );
		try {
			return $page->respond( $query, $form );
		} finally {
			unset( $_REQUEST['_wpnonce'] );
		}
	}
}
