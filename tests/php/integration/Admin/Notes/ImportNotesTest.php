<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Notes;

use Storewright\Admin\Notes\ImportNotes;
use Storewright\Tests\Support\Store\ProductImportTestCase;

/**
 * What the inbox says of an import that ended while nobody watched.
 */
final class ImportNotesTest extends ProductImportTestCase {

	public function test_an_import_that_ends_unseen_is_told_of_with_what_came_of_it(): void {
		$results = $this->import( [ [ 'name' => 'Mug' ], [ 'name' => 'Bowl' ], [ 'sku' => 'NO-NAME' ] ] );
		self::assertSame( [ 'created', 'created', 'failed' ], array_column( $results, 'outcome' ) );
		self::assertNull( $this->note() );

		$this->finish( array_count_values( array_column( $results, 'outcome' ) ) );
		$note = $this->note();
		self::assertNotNull( $note );
		self::assertSame( [ 'Import finished', 'unactioned' ], [ $note['title'], $note['status'] ] );
		self::assertSame( '2 products were added.<br />1 row was not imported.', str_replace( '<br>', '<br />', $note['content'] ) );
		self::assertSame(
			[
				'corrections' => admin_url( 'admin.php?page=wc-admin&task=products&import=1' ),
				'products'    => admin_url( 'edit.php?post_type=product' ),
			],
			array_column( $note['actions'], 'url', 'name' )
		);
	}

	public function test_what_was_there_already_is_told_of_and_a_later_import_takes_its_place(): void {
		$this->finish( [ 'skipped' => 3 ] );
		self::assertStringContainsString( '3 products were already in your store.', $this->note()['content'] ?? '' );
		self::assertSame( [], $this->note()['actions'] ?? null );
		$this->finish( [ 'updated' => 1 ] );
		self::assertStringContainsString( '1 product was updated.', $this->note()['content'] ?? '' );
		self::assertSame( [ 'products' ], array_column( $this->note()['actions'] ?? [], 'name' ) );
	}

	public function test_a_trial_and_numbers_that_are_none_are_not_told_of(): void {
		$this->assertRestStatus( $this->ask( [], [ 'dry_run' => true, 'finished' => [ 'created' => 2 ] ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertNull( $this->note() );
		$this->assertRestError( $this->ask( [], [ 'finished' => [ 'created' => -1 ] ] ), 'rest_invalid_param', 400 );
		self::assertNull( $this->note() );
	}

	/**
	 * @param array<string, int> $counts
	 */
	private function finish( array $counts ): void {
		$this->assertRestStatus( $this->ask( [], [ 'finished' => $counts ] ) );
	}

	/**
	 * The note as the inbox is given it; null where there is none.
	 *
	 * @return array{title: string, status: string, content: string, actions: list<array{name: string, url: string}>}|null
	 */
	private function note(): ?array {
		foreach ( $this->items( $this->rest( 'GET', '/wc-analytics/admin/notes', [ 'per_page' => 100 ] ) ) as $note ) {
			if ( ImportNotes::NAME === $note['name'] ) {
				/** @var array{title: string, status: string, content: string, actions: list<array{name: string, url: string}>} $note */
				return $note;
			}
		}
		return null;
	}
}
