<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Products;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Screens\Products\EditPage;
use Storewright\Screens\Products\QuickEditPage;
use Storewright\Tests\Support\Store\ProductsRestTestCase;

/**
 * The forms that the list of products leads to: several products at once, with a preview, and the quick edit of one.
 */
#[Group( 'object-cache' )]
final class ProductEditTest extends ProductsRestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_nothing_is_saved_before_the_preview_is_confirmed(): void {
		$lamp  = $this->make(
			[
				'name'           => 'Lamp',
				'regular_price'  => '19.99',
				'manage_stock'   => true,
				'stock_quantity' => 3,
			]
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$group = $this->make( [ 'name' => 'Set', 'type' => 'grouped' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$form  = [
			'regular_price_action' => 'increase_percent',
			'regular_price'        => '10',
			'stock_action'         => 'decrease',
			'stock'                => '1',
		];
		$html  = $this->preview( [ $lamp, $group ], $form );
		self::assertStringContainsString( '19.99', $html );
		self::assertStringContainsString( '21.99', $html );
		self::assertStringContainsString( 'A grouped product has no price of its own.', $html );
		self::assertSame( '19.99', $this->value( $lamp, 'regular_price' ) );

		self::assertStringContainsString( 'storewright_changed=1', (string) $this->apply( [ $lamp, $group ], $form, $html ) );
		self::assertSame( '21.99', $this->value( $lamp, 'regular_price' ) );
		self::assertSame( 2, $this->value( $lamp, 'stock_quantity' ) );
		$this->assertLookup( $lamp );
	}

	public function test_prices_of_a_variable_product_are_those_of_its_variations(): void {
		$shirt = $this->make( [ 'type' => 'variable' ] );
		$red   = $this->item( $this->rest( 'POST', self::PATH . "/$shirt/variations", [ 'regular_price' => '20' ] ) )['id'];
		$blue  = $this->item( $this->rest( 'POST', self::PATH . "/$shirt/variations", [ 'regular_price' => '30' ] ) )['id'];
		$form  = [
			'sale_price_action' => 'below_percent',
			'sale_price'        => '25',
			'sale_dates_action' => 'set',
			'date_on_sale_from' => '2026-01-01',
			'date_on_sale_to'   => '2026-01-31',
		];
		self::assertNotNull( $this->apply( [ $shirt ], $form, $this->preview( [ $shirt ], $form ) ) );
		self::assertSame( '15.00', $this->value( (int) $red, 'sale_price' ) );
		self::assertSame( '22.50', $this->value( (int) $blue, 'sale_price' ) );
		self::assertSame( '2026-01-31T23:59:59', $this->value( (int) $blue, 'date_on_sale_to' ) );
	}

	public function test_what_is_saved_equals_the_same_change_over_rest(): void {
		$category = $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Sale' ] ) )['id'];
		$before   = [
			'name'           => 'Twin',
			'regular_price'  => '10',
			'manage_stock'   => true,
			'stock_quantity' => 3,
		];
		$ours     = $this->make( $before );
		$theirs   = $this->make( $before );
		$kept     = array_column( (array) $this->value( $theirs, 'categories' ), 'id' );
		$prices   = [
			'regular_price_action' => 'set',
			'regular_price'        => '12,50',
			'sale_price_action'    => 'set',
			'sale_price'           => '9',
			'sale_dates_action'    => 'set',
			'date_on_sale_from'    => '2031-11-27',
			'date_on_sale_to'      => '2031-11-30',
			'stock_action'         => 'decrease',
			'stock'                => '1',
		];
		self::assertNotNull( $this->apply( [ $ours ], $prices, $this->preview( [ $ours ], $prices ) ) );
		$this->rest(
			'PUT',
			self::PATH . "/$theirs",
			[
				'regular_price'     => '12.50',
				'sale_price'        => '9.00',
				'date_on_sale_from' => '2031-11-27T00:00:00',
				'date_on_sale_to'   => '2031-11-30T23:59:59',
				'stock_quantity'    => 2,
			]
		);
		self::assertEquals( $this->comparable( $theirs ), $this->comparable( $ours ) );
		foreach ( [ $ours, $theirs ] as $id ) {
			$this->rest( 'PUT', self::PATH . "/$id", [ 'manage_stock' => false ] );
		}
		$form = [
			'status'             => 'private',
			'catalog_visibility' => 'hidden',
			'stock_status'       => 'outofstock',
			'categories_action'  => 'add',
			'categories'         => [ (string) $category ],
		];
		self::assertNotNull( $this->apply( [ $ours ], $form, $this->preview( [ $ours ], $form ) ) );
		$this->rest(
			'PUT',
			self::PATH . "/$theirs",
			[
				'regular_price'      => '12.50',
				'status'             => 'private',
				'catalog_visibility' => 'hidden',
				'stock_status'       => 'outofstock',
				'categories'         => array_map( static fn( mixed $id ) => [ 'id' => $id ], [ ...$kept, $category ] ),
			]
		);
		self::assertEquals( $this->comparable( $theirs ), $this->comparable( $ours ) );

		// The quick edit, with all of its fields.
		$seen  = [
			'name'               => 'Twin',
			'status'             => 'private',
			'sku'                => '',
			'regular_price'      => '12.50',
			'sale_price'         => '9.00',
			'stock_quantity'     => '',
			'stock_status'       => 'outofstock',
			'catalog_visibility' => 'hidden',
		];
		$typed = [
			'name'               => 'Brother & "sister"',
			'status'             => 'publish',
			'sku'                => 'B-1',
			'regular_price'      => '20',
			'sale_price'         => '15,5',
			'stock_quantity'     => '4',
			'catalog_visibility' => 'search',
		];
		$page  = $this->page( QuickEditPage::class );
		$next  = $page->respond( [ 'id' => (string) $ours ], $this->signed( "storewright-quick-edit_$ours", [ 'before' => $seen ] + $typed + $seen ) );
		self::assertNotNull( $next, $this->printed( $page ) );
		$same = [ 'sale_price' => '15.5', 'stock_quantity' => 4, 'manage_stock' => true, 'sku' => 'B-2' ] + $typed; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$theirs", $same ), 200 );
		self::assertSame( 'B-1', $this->value( $ours, 'sku' ) );
		self::assertEquals( [ 'sku' => '' ] + $this->comparable( $theirs ), [ 'sku' => '' ] + $this->comparable( $ours ) );
	}

	/**
	 * The whole answer of `wc/v3`, without ids and times.
	 *
	 * @return array<string, mixed>
	 */
	private function comparable( int $id ): array {
		return array_diff_key(
			$this->item( $this->rest( 'GET', self::PATH . "/$id" ) ),
			array_flip( [ 'id', 'slug', 'permalink', 'date_created', 'date_created_gmt', 'date_modified', 'date_modified_gmt', 'related_ids', '_links' ] )
		);
	}

	public function test_a_change_since_the_preview_is_shown_instead_of_saved(): void {
		$id   = $this->make( [ 'regular_price' => '10' ] );
		$form = [
			'regular_price_action' => 'increase',
			'regular_price'        => '1',
		]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$html = $this->preview( [ $id ], $form );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'regular_price' => '20' ] );
		$page = $this->page( EditPage::class );
		self::assertNull(
			$page->respond(
				[ 'ids' => (string) $id ],
				$this->signed(
					'storewright-edit-products',
					$form + [
						'step'   => 'apply',
						'digest' => self::digest( $html ),
					]
				)
			)
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Someone else has changed these products', $this->printed( $page ) );
		self::assertSame( '20', $this->value( $id, 'regular_price' ) );
	}

	public function test_bad_input_is_named_and_nothing_is_planned(): void {
		$id   = $this->make( [ 'regular_price' => '10' ] );
		$html = $this->preview(
			[ $id ],
			[
				'regular_price_action' => 'set',
				'regular_price'        => 'ten',
				'status'               => 'sold',
			]
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( '“ten” is not a number such as 12.50.', $html );
		self::assertStringContainsString( '“sold” is not one of the choices.', $html );
		self::assertStringContainsString( 'value="ten"', $html, 'What was typed stays.' );
		self::assertStringContainsString( 'Choose what to change.', $this->preview( [ $id ], [] ) );
		self::assertStringContainsString(
			'would not be below',
			$this->preview(
				[ $id ],
				[
					'sale_price_action' => 'set',
					'sale_price'        => '10',
				]
			)
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Select products in the list first.', $this->preview( [], [] ) );
	}

	public function test_who_may_edit_only_their_own_products_changes_no_others(): void {
		$this->as_administrator();
		$others = $this->make( [ 'regular_price' => '10' ] );
		$user   = wp_insert_user(
			[
				'user_login' => 'vendor',
				'user_pass'  => 'x',
				'role'       => 'subscriber',
			]
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertIsInt( $user );
		( new \WP_User( $user ) )->add_cap( 'edit_products' );
		wp_set_current_user( $user );
		$form = [ 'regular_price_action' => 'set', 'regular_price' => '1' ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$html = $this->preview( [ $others ], $form );
		self::assertStringContainsString( 'You are not allowed to change this product.', $html );
		$this->apply( [ $others ], $form, $html );
		$this->as_administrator();
		self::assertSame( '10', $this->value( $others, 'regular_price' ) );
	}

	public function test_the_quick_edit_saves_what_was_changed_and_nothing_else(): void {
		$id   = $this->make(
			[
				'name'          => 'Lamp',
				'regular_price' => '10',
				'sku'           => 'L1',
			]
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$page = $this->page( QuickEditPage::class );
		$seen = [
			'name'           => 'Lamp',
			'regular_price'  => '10',
			'sku'            => 'L1',
			'stock_quantity' => '',
		]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		// Somebody else renames it meanwhile.
		$this->rest( 'PUT', self::PATH . "/$id", [ 'name' => 'Desk lamp' ] );
		$next = $page->respond(
			[ 'id' => (string) $id ],
			$this->signed(
				"storewright-quick-edit_$id",
				[
					'before'         => $seen,
					'stock_quantity' => '4',
					'regular_price'  => '9,50',
				] + $seen
			)
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'storewright_changed=1', (string) $next );
		self::assertSame( 'Desk lamp', $this->value( $id, 'name' ) );
		self::assertSame( '9.50', $this->value( $id, 'regular_price' ) );
		self::assertSame( 4, $this->value( $id, 'stock_quantity' ) );

		self::assertNull(
			$page->respond(
				[ 'id' => (string) $id ],
				$this->signed(
					"storewright-quick-edit_$id",
					[
						'before'     => $seen,
						'name'       => 'Lantern',
						'sale_price' => '99',
					]
				)
			)
		); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$html = $this->printed( $page );
		self::assertStringContainsString( 'Someone else has changed “Name” to “Desk lamp” since.', $html );
		self::assertStringContainsString( 'The sale price has to be below the regular price.', $html );
		self::assertStringContainsString( 'value="Lantern"', $html );
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	private function page( string $name ): object {
		return new $name( $this->context() );
	}

	/**
	 * @param list<int>            $ids
	 * @param array<string, mixed> $form
	 */
	private function preview( array $ids, array $form ): string {
		$page = $this->page( EditPage::class );
		self::assertNull(
			$page->respond(
				[ 'ids' => implode( ',', $ids ) ],
				$this->signed( 'storewright-edit-products', [ 'step' => 'preview' ] + $form )
			)
		);
		return $this->printed( $page );
	}

	/**
	 * @param list<int>            $ids
	 * @param array<string, mixed> $form
	 */
	private function apply( array $ids, array $form, string $html ): ?string {
		return $this->page( EditPage::class )->respond(
			[ 'ids' => implode( ',', $ids ) ],
			$this->signed(
				'storewright-edit-products',
				[
					'step'   => 'apply',
					'digest' => self::digest( $html ),
				] + $form
			) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		);
	}

	/**
	 * @param array<string, mixed> $form
	 * @return array<string, mixed>
	 */
	private function signed( string $action, array $form ): array {
		$_REQUEST['_wpnonce'] = wp_create_nonce( $action );
		return $form;
	}

	private function printed( EditPage|QuickEditPage $page ): string {
		ob_start();
		$page->render();
		return (string) ob_get_clean();
	}

	private static function digest( string $html ): string {
		return 1 === preg_match( '/name="digest" value="([0-9a-f]+)"/', $html, $found ) ? $found[1] : '';
	}

	private function value( int $id, string $field ): mixed {
		return $this->item( $this->rest( 'GET', self::PATH . "/$id" ) )[ $field ];
	}
}
