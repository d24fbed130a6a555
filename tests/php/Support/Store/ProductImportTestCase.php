<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of ProductImportTest and of the tests beside it.
 */
abstract class ProductImportTestCase extends IntegrationTestCase {

	protected const PRODUCTS = '/wc/v3/products';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param array<string, mixed>       $more
	 * @return list<array{row: int, outcome: string, id: int, name: string, errors: list<array{code: string, message: string,
	 *   field: string}>, notes: list<array{field: string, message: string}>, pending: list<string>}>
	 */
	final protected function import( array $rows, array $more = [] ): array {
		$response = $this->ask( $rows, $more );
		$this->assertRestStatus( $response, 200 );
		/**
		 * @var list<array{row: int, outcome: string, id: int, name: string, errors: list<array{code: string, message: string,
		 *   field: string}>, notes: list<array{field: string, message: string}>, pending: list<string>}> $results
		 */
		$results = $this->item( $response )['rows'];
		return $results;
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param array<string, mixed>       $more
	 */
	final protected function ask( array $rows, array $more ): \WP_REST_Response {
		$numbered = [];
		foreach ( $rows as $index => $fields ) {
			$numbered[] = [
				'row'    => $index + 1,
				'fields' => $fields,
			];
		}
		return $this->rest(
			'POST',
			self::PRODUCTS . '/import',
			$more + [
				'import'   => 'import-0',
				'existing' => 'update',
				'rows'     => $numbered,
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	final protected function product( int $id ): array {
		return $this->item( $this->rest( 'GET', self::PRODUCTS . "/$id" ) );
	}

	/**
	 * @param callable(): mixed $work
	 */
	final protected function queries_of( callable $work ): int {
		$before = self::queries();
		$work();
		return self::queries() - $before;
	}

	final protected static function queries(): int {
		global $wpdb;
		return $wpdb instanceof \wpdb ? $wpdb->num_queries : 0;
	}
}
