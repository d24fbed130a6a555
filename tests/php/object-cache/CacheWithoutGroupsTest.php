<?php
declare(strict_types=1);

namespace Storewright\Tests\ObjectCache;

use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Where the object cache can't empty one group, what is outdated is forgotten, and what others keep there stays.
 */
#[Group( 'object-cache' )]
final class CacheWithoutGroupsTest extends ParallelTestCase {

	/**
	 * @var list<string> What to delete.
	 */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		putenv( 'STOREWRIGHT_TEST_CACHE_WITHOUT_GROUPS=1' );
		self::assertFalse( wp_cache_supports( 'flush_group' ) );
		wp_cache_set( 'figures', 'theirs', 'another-plugin' );
		$this->as_administrator();
	}

	protected function tearDown(): void {
		putenv( 'STOREWRIGHT_TEST_CACHE_WITHOUT_GROUPS' );
		parent::tearDown();
	}

	protected function close_database(): void {
		$this->as_administrator();
		foreach ( array_reverse( $this->made ) as $path ) {
			$this->rest( 'DELETE', "$path?force=true" );
		}
		parent::close_database();
	}

	public function test_options_that_are_undone_are_not_answered(): void {
		update_option( 'storewright_test_kept', 'stored', false );
		update_option( 'storewright_test_loaded', 'stored', true );
		update_option( 'storewright_test_deleted', 'stored', false );
		update_option( 'storewright_test_list', [ 'stored' ], false );
		$read     = static fn(): array => array_map(
			static fn( string $name ): mixed => get_option( "storewright_test_$name", 'none' ),
			[ 'kept', 'loaded', 'deleted', 'list', 'added', 'thrown' ]
		);
		$database = $this->context()->database;
		$during   = [];
		add_action( 'update_option_storewright_test_thrown', static fn() => throw new RuntimeException( 'undone' ) );
		add_action( 'add_option_storewright_test_thrown', static fn() => throw new RuntimeException( 'undone' ) );
		$before = $read();
		try {
			$database->transaction(
				function () use ( $read, &$during ): void {
					update_option( 'storewright_test_kept', 'changed' );
					update_option( 'storewright_test_loaded', 'changed' );
					delete_option( 'storewright_test_deleted' );
					$this->context()->options->change( 'storewright_test_list', static fn(): array => [ 'changed' ] );
					add_option( 'storewright_test_added', 'changed', '', false );
					$during = $read();
					// Written, but nobody is told: a listener throws.
					add_option( 'storewright_test_thrown', 'changed', '', false );
				}
			);
			self::fail( 'It was not undone.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ 'changed', 'changed', 'none', [ 'changed' ], 'changed', 'none' ], $during );
		}

		self::assertSame( [ 'stored', 'stored', 'stored', [ 'stored' ], 'none', 'none' ], $before );
		self::assertSame( $before, $read() );
		self::assertSame( 'theirs', wp_cache_get( 'figures', 'another-plugin' ) );
	}

	public function test_variations_of_a_renamed_attribute_are_answered_by_its_new_name(): void {
		$attribute = $this->make(
			'/wc/v3/products/attributes',
			[
				'name' => 'Tone',
				'slug' => 'pa_tone',
			]
		);
		$this->make( "$attribute/terms", [ 'name' => 'Red' ] );
		$id        = (int) basename( $attribute );
		$product   = $this->make(
			'/wc/v3/products',
			[
				'name'       => 'Tee',
				'type'       => 'variable',
				'attributes' => [
					[
						'id'        => $id,
						'variation' => true,
						'options'   => [ 'Red' ],
					],
				],
			]
		);
		$chosen    = [
			[
				'id'     => $id,
				'option' => 'Red',
			],
		];
		$variation = $this->make( "$product/variations", [ 'attributes' => $chosen ] );
		$seen      = fn(): array => array_map(
			static fn( mixed $of ): mixed => is_array( $of ) ? $of['slug'] ?? null : null,
			[
				...(array) $this->item( $this->rest( 'GET', $product ) )['attributes'],
				...(array) $this->item( $this->rest( 'GET', $variation ) )['attributes'],
			]
		);
		self::assertSame( [ 'pa_tone', 'pa_tone' ], $seen() );

		$this->assertRestStatus( $this->rest( 'PUT', $attribute, [ 'slug' => 'pa_shade' ] ), 200 );

		self::assertSame( [ 'pa_shade', 'pa_shade' ], $seen() );
		self::assertSame( 'theirs', wp_cache_get( 'figures', 'another-plugin' ) );
	}

	/**
	 * @param string               $collection
	 * @param array<string, mixed> $fields
	 * @return string Its path.
	 */
	private function make( string $collection, array $fields ): string {
		$response = $this->rest( 'POST', $collection, $fields );
		$this->assertRestStatus( $response, 201 );
		$id   = $this->item( $response )['id'];
		$path = "$collection/" . ( is_numeric( $id ) ? (int) $id : 0 );

		$this->made[] = $path;
		return $path;
	}
}
