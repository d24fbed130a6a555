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
	 * @var array<string, true> In small letters.
	 */
	private readonly array $known;

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
		array $known
	) {
		$this->known = array_fill_keys( array_map( mb_strtolower( ... ), $known ), true );
	}

	/**
	 * Whether another row of the file brings a product.
	 */
	public function brings( string $reference ): bool {
		return isset( $this->known[ mb_strtolower( $reference ) ] );
	}

	/**
	 * The mark of what a row makes.
	 */
	public function mark( int $row ): string {
		return "{$this->import}:$row";
	}
}
