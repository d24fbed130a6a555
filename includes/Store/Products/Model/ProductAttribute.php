<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Model;

/**
 * An attribute of a product, with what it may be: a global one, whose options are terms, or one of this product alone.
 */
final class ProductAttribute {

	/**
	 * @param int          $id        Id of the global attribute, 0 for the product's own.
	 * @param string       $key       What it is stored under: the taxonomy, or the name in lower case without blanks.
	 * @param string       $name      What people read.
	 * @param int          $position
	 * @param bool         $visible   Whether it is shown on the product's page.
	 * @param bool         $variation Whether variations differ in it.
	 * @param list<string> $options   What people read; the names of the terms of a global one.
	 * @param list<string> $values    What variations store for each option: slugs of terms, or the option itself.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $key,
		public readonly string $name,
		public readonly int $position,
		public readonly bool $visible,
		public readonly bool $variation,
		public readonly array $options,
		public readonly array $values
	) {}

	/**
	 * Whether its options are terms of a taxonomy.
	 */
	public function is_global(): bool {
		return str_starts_with( $this->key, 'pa_' ) && 0 !== $this->id;
	}

	/**
	 * Returns the label of a stored value.
	 */
	public function option( string $value ): string {
		$at = array_search( $value, $this->values, true );
		return false === $at ? $value : $this->options[ $at ];
	}
}
