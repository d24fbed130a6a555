<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

/**
 * How rows are to be imported.
 */
final class ImportOptions {

	public const UPDATE = 'update';

	public const SKIP = 'skip';

	/**
	 * @param string       $import   Name of the import: a row of it that made a product does not make another one.
	 * @param string       $existing What becomes of products that are there: one of the constants.
	 * @param bool         $dry_run  Whether nothing is written.
	 * @param list<string> $known    Products that other rows of the file bring, by SKU or `id:` and a number.
	 */
	public function __construct(
		public readonly string $import,
		public readonly string $existing,
		public readonly bool $dry_run,
		private readonly array $known
	) {}

	/**
	 * Whether another row of the file brings a product.
	 */
	public function brings( string $reference ): bool {
		return in_array( mb_strtolower( $reference ), array_map( mb_strtolower( ... ), $this->known ), true );
	}

	/**
	 * The mark of what a row makes.
	 */
	public function mark( int $row ): string {
		return "{$this->import}:$row";
	}
}
