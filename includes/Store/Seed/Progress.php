<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use Storewright\Kernel\Options;

/**
 * How far a shop is seeded, kept with what is written, so that an interrupted seed goes on where it stopped.
 */
final class Progress {

	public const OPTION = 'storewright_seed';

	public int $seed = 1;

	/**
	 * The day before which the last order comes.
	 */
	public string $until = '';

	public int $days = 0;

	public int $products = 0;

	/**
	 * Id of the first product, 0 until there are any. The others follow it.
	 */
	public int $first_product = 0;

	public int $most_accounts = 0;

	/**
	 * Orders that are written.
	 */
	public int $orders = 0;

	/**
	 * Customers that are written.
	 */
	public int $customers = 0;

	/**
	 * The orders of the present run: from this one on, up to and without the next.
	 */
	public int $run_from = 0;

	public int $run_to = 0;

	/**
	 * The customers who come with the present run.
	 */
	public int $customers_from = 0;

	public int $customers_to = 0;

	/**
	 * First rank and id of the accounts of each run.
	 *
	 * @var list<array{int, int}>
	 */
	public array $user_blocks = [];

	/**
	 * First number and id in the lookup of each run.
	 *
	 * @var list<array{int, int}>
	 */
	public array $customer_blocks = [];

	/**
	 * The same, further on.
	 */
	public function with( int $customers, int $orders ): self {
		$then            = clone $this;
		$then->customers = $customers;
		$then->orders    = $orders;
		return $then;
	}

	/**
	 * Loads the stored progress, null where nothing was ever seeded.
	 */
	public static function load( Options $options ): ?self {
		$stored = $options->array( self::OPTION );
		if ( [] === $stored ) {
			return null;
		}
		$progress = new self();
		foreach ( [
			'seed',
			'days',
			'products',
			'first_product',
			'most_accounts',
			'orders',
			'customers',
			'run_from',
			'run_to',
			'customers_from',
			'customers_to',
		] as $name ) {
			$progress->$name = is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
		}
		$progress->until           = is_string( $stored['until'] ?? null ) ? $stored['until'] : '';
		$progress->user_blocks     = self::blocks( $stored['user_blocks'] ?? null );
		$progress->customer_blocks = self::blocks( $stored['customer_blocks'] ?? null );
		return $progress;
	}

	/**
	 * Stores it; part of the transaction that writes what it says is written.
	 */
	public function save( Options $options ): void {
		$options->set( self::OPTION, get_object_vars( $this ) );
	}

	/**
	 * @return list<array{int, int}>
	 */
	private static function blocks( mixed $stored ): array {
		$blocks = [];
		foreach ( is_array( $stored ) ? $stored : [] as $block ) {
			if ( is_array( $block ) && is_int( $block[0] ?? null ) && is_int( $block[1] ?? null ) ) {
				$blocks[] = [ $block[0], $block[1] ];
			}
		}
		return $blocks;
	}
}
