<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Products.
 */
interface Products {

	/**
	 * Meta key that holds the name which a sample product was given: with another name it has become a product of the owner's own.
	 */
	public const SAMPLE_MARK = '_storewright_sample';

	/**
	 * Whether customers can see any product that is not a sample.
	 */
	public function has_published(): bool;

	/**
	 * How many products customers can see, samples aside.
	 */
	public function count_published(): int;

	/**
	 * Whether any product that customers can see has to be sent to them.
	 */
	public function need_shipping(): bool;

	/**
	 * The published products and variations of which few are left.
	 */
	public function low_stock(): LowStock;
}
