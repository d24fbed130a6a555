<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Products;

use Storewright\Admin\Tasks\TasksModule;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The products task: what it says, when it is done, and the kinds of products.
 */
final class ProductsTaskTest extends SetupTestCase {

	private const PRODUCTS = '/wc/v3/products';

	private const TYPES = '/wc-admin/onboarding/product-types';

	/**
	 * @spec A2-013
	 */
	public function test_it_words_the_head_of_the_list(): void {
		$header = $this->task( 'products' )['header'];

		self::assertIsArray( $header );
		self::assertSame( [ 'List your products', 'Add products' ], [ $header['title'], $header['actionLabel'] ] );
		self::assertNotSame( '', $header['content'] );
	}

	/**
	 * @spec A2-014
	 * @dataProvider profiles
	 *
	 * @param array<string, string> $profile
	 */
	public function test_who_moves_a_shop_here_is_asked_to_import( array $profile, bool $is_import ): void {
		update_option( 'woocommerce_onboarding_profile', $profile );
		$task = $this->task( 'products' );

		self::assertIsArray( $task['header'] );
		self::assertSame(
			$is_import ? [ 'Import your products', 'Import products' ] : [ 'List your products', 'Add products' ],
			[ $task['header']['title'], $task['header']['actionLabel'] ]
		);
		self::assertIsArray( $task['additionalData'] );
		self::assertSame( $is_import, $task['additionalData']['isImport'] );
		self::assertIsString( $task['header']['content'] );
		self::assertSame( $is_import, str_contains( $task['header']['content'], 'CSV' ) );
	}

	public function test_who_may_not_import_files_is_promised_none(): void {
		update_option( 'woocommerce_onboarding_profile', [ 'business_choice' => 'import' ] );
		add_filter( 'user_has_cap', static fn( array $caps ): array => [ 'import' => false ] + $caps );
		$task = $this->task( 'products' );

		self::assertSame( 'Import your products', $task['title'] );
		self::assertIsString( $task['content'] );
		self::assertStringNotContainsString( 'CSV', $task['content'] );
	}

	/**
	 * @return array<string, array{array<string, string>, bool}>
	 */
	public static function profiles(): array {
		$selling = [ 'business_choice' => 'im_already_selling' ];
		return [
			'said so'                => [ [ 'business_choice' => 'import' ], true ],
			'sells online'           => [ $selling + [ 'selling_online_answer' => 'yes_im_selling_online' ], true ],
			'sells online, too'      => [ $selling + [ 'selling_online_answer' => 'im_selling_both_online_and_offline' ], true ],
			'sells, but not online'  => [ $selling + [ 'selling_online_answer' => 'no_im_selling_offline' ], false ],
			'is just starting'       => [ [ 'business_choice' => 'im_just_starting_my_business' ], false ],
			'answered but for where' => [ [ 'selling_online_answer' => 'yes_im_selling_online' ], false ],
		];
	}

	public function test_it_is_done_while_customers_can_see_a_product(): void {
		self::assertFalse( $this->is_done() );
		$id = $this->add_product( 'draft' );
		self::assertFalse( $this->is_done() );

		$this->assertRestStatus( $this->rest( 'PUT', self::PRODUCTS . "/$id", [ 'status' => 'publish' ] ), 200 );
		self::assertTrue( $this->is_done() );

		$this->assertRestStatus( $this->rest( 'DELETE', self::PRODUCTS . "/$id" ), 200 );
		self::assertFalse( $this->is_done() );
	}

	public function test_sample_products_tick_nothing_until_they_are_the_owners_own(): void {
		$this->assertRestStatus( $this->rest( 'POST', self::TASKS . '/import_sample_products' ), 200 );
		self::assertFalse( $this->is_done() );
		self::assertSame( 0, $this->context()->shop()->products()->count_published() );

		$samples = $this->items( $this->rest( 'GET', self::PRODUCTS ) );
		self::assertIsInt( $samples[0]['id'] );
		$this->assertTold( fn() => $this->rest( 'PUT', self::PRODUCTS . "/{$samples[0]['id']}", [ 'name' => 'Cup' ] ) );
		self::assertTrue( $this->is_done() );
		self::assertSame( 1, $this->context()->shop()->products()->count_published() );
	}

	public function test_visiting_its_page_does_not_complete_it(): void {
		$this->rest( 'POST', self::TASKS . '/products/action' );

		self::assertFalse( $this->is_done() );
	}

	public function test_what_completes_it_or_opens_it_again_is_told(): void {
		$this->assertTold( fn() => $this->add_product( 'publish' ) );
		$id = $this->add_product( 'draft' );
		$this->assertTold( fn() => $this->rest( 'PUT', self::PRODUCTS . "/$id", [ 'status' => 'publish' ] ) );
		$this->assertTold( fn() => $this->rest( 'DELETE', self::PRODUCTS . "/$id" ) );
		$this->assertTold( fn() => $this->rest( 'DELETE', self::PRODUCTS . "/$id", [ 'force' => true ] ) );
	}

	public function test_other_changes_of_a_product_are_not_told(): void {
		$id       = $this->add_product( 'publish' );
		$received = did_action( 'storewright_tasks_changed' );
		$this->assertRestStatus( $this->rest( 'PUT', self::PRODUCTS . "/$id", [ 'regular_price' => '7' ] ), 200 );

		self::assertSame( $received, did_action( 'storewright_tasks_changed' ) );
	}

	public function test_a_manager_sees_it(): void {
		$this->as_shop_manager();

		self::assertArrayHasKey( 'products', $this->tasks() );
	}

	public function test_who_may_not_publish_products_does_not_see_it(): void {
		add_filter( 'user_has_cap', static fn( array $caps ): array => [ 'publish_products' => false ] + $caps );

		self::assertArrayNotHasKey( 'products', $this->tasks() );
	}

	/**
	 * @dataProvider limits
	 */
	public function test_its_page_is_told_what_the_user_may_do( string $capability, string $fact ): void {
		self::assertTrue( $this->facts()[ $fact ] );
		add_filter( 'user_has_cap', static fn( array $caps ): array => [ $capability => false ] + $caps );

		self::assertFalse( $this->facts()[ $fact ] );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function limits(): array {
		return [
			'no categories'         => [ 'manage_product_terms', 'canCategorize' ],
			'samples not to be had' => [ 'edit_others_products', 'canSample' ],
			'nor to be removed'     => [ 'delete_others_products', 'canSample' ],
			'no files of products'  => [ 'import', 'canImport' ],
			'no pictures'           => [ 'upload_files', 'canUpload' ],
		];
	}

	public function test_its_page_starts_with_the_kinds(): void {
		$paths = ( new TasksModule( $this->context() ) )->preloads( '/', 'products' );

		self::assertSame( [ self::TASKS, self::TYPES, self::TASKS . '/import_sample_products' ], $paths );
	}

	/**
	 * @spec A3-010
	 */
	public function test_a_kind_has_a_name_a_description_and_what_brings_it(): void {
		$types = $this->item( $this->rest( 'GET', self::TYPES ) );

		self::assertSame( [ 'physical', 'virtual', 'downloads', 'variable' ], array_keys( $types ) );
		self::assertSame(
			[
				'label'       => 'Physical products',
				'description' => 'Products that you ship or that customers pick up.',
				'default'     => true,
				'product'     => 0,
			],
			$types['physical']
		);
	}

	public function test_extensions_bring_kinds_and_broken_ones_are_left_out(): void {
		add_filter(
			'storewright_onboarding_product_types',
			static fn( array $types ): array => [
				'subscriptions' => [
					'label'   => 'Subscriptions',
					'product' => 27,
				],
				'nameless'      => [ 'description' => 'Nobody knows.' ],
				'broken'        => 'text',
			] + $types
		);
		$types = $this->item( $this->rest( 'GET', self::TYPES ) );

		self::assertSame( [ 'subscriptions', 'physical', 'virtual', 'downloads', 'variable' ], array_keys( $types ) );
		self::assertSame(
			[
				'label'       => 'Subscriptions',
				'description' => '',
				'default'     => false,
				'product'     => 27,
			],
			$types['subscriptions']
		);
	}

	/**
	 * @param callable(): mixed $change
	 */
	private function assertTold( callable $change ): void {
		$received = did_action( 'storewright_tasks_changed' );
		$change();
		self::assertGreaterThan( $received, did_action( 'storewright_tasks_changed' ) );
	}

	/**
	 * @return array<mixed>
	 */
	private function facts(): array {
		$facts = $this->task( 'products' )['additionalData'];
		self::assertIsArray( $facts );
		return $facts;
	}

	private function is_done(): bool {
		return true === $this->task( 'products' )['isComplete'];
	}

	private function add_product( string $status ): int {
		$response = $this->rest(
			'POST',
			self::PRODUCTS,
			[
				'name'   => 'Mug',
				'status' => $status,
			]
		);
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
