<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * The ids that seeded orders name.
 */
final class SeedIds {

	/**
	 * @param int       $seed       The seed.
	 * @param string    $currency   Code of the shop's currency.
	 * @param string    $version    The plugin's version.
	 * @param SeedTaxRates     $rates      Tax rates.
	 * @param list<int> $coupon_ids Of each of SeedCoupons::ALL.
	 * @param Progress  $progress   Where the blocks of ids begin.
	 */
	public function __construct(
		public readonly int $seed,
		public readonly string $currency,
		public readonly string $version,
		public readonly SeedTaxRates $rates,
		public readonly array $coupon_ids,
		private readonly Progress $progress
	) {}

	/**
	 * The id of an article's product: where it is a variation, of the one with variations.
	 */
	public function product_id( SeedProduct $article ): int {
		return $this->progress->first_product + ( $article->parent < 0 ? $article->place : $article->parent );
	}

	/**
	 * The id of a variation, 0 for what is none.
	 */
	public function variation_id( SeedProduct $article ): int {
		return $article->parent < 0 ? 0 : $this->progress->first_product + $article->place;
	}

	/**
	 * The account of a customer, 0 for a guest.
	 *
	 * @param int $number Which customer.
	 */
	public function user_id( int $number ): int {
		$rank = SeedCustomers::account( $number, $this->progress->most_accounts );
		return null === $rank ? 0 : self::in_block( $this->progress->user_blocks, $rank );
	}

	/**
	 * The number of a customer in the lookup.
	 *
	 * @param int $number Which customer.
	 */
	public function customer_id( int $number ): int {
		return self::in_block( $this->progress->customer_blocks, $number );
	}

	/**
	 * @param list<array{int, int}> $blocks First number => its id, in rising order.
	 */
	private static function in_block( array $blocks, int $number ): int {
		$id = 0;
		foreach ( $blocks as [ $from, $first_id ] ) {
			if ( $from > $number ) {
				break;
			}
			$id = $first_id + $number - $from;
		}
		return $id;
	}
}
