<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Makes orders: what was bought, what it cost, what became of it. The same number is the same order.
 */
final class SeedOrderFactory {

	private const METHODS = [
		'bacs'   => 35,
		'cod'    => 40,
		'cheque' => 25,
	];

	private const FREE_SHIPPING_FROM = 15_000;

	private const GIFT_WRAP = 300;

	/**
	 * @param int       $seed      The seed.
	 * @param SeedCatalog $catalog What is sold.
	 * @param SeedTaxRates     $rates     How it is taxed.
	 * @param int       $end       When the last order comes, in Unix seconds: young orders are still being worked on.
	 */
	public function __construct(
		private readonly int $seed,
		private readonly SeedCatalog $catalog,
		private readonly SeedTaxRates $rates,
		private readonly int $end
	) {}

	/**
	 * Makes an order.
	 *
	 * @param SeedOrder $sale One that says who orders and when.
	 */
	public function make( SeedOrder $sale ): SeedOrder {
		$dice = new RandomSource( "{$this->seed} order {$sale->number}" );
		$this->fill( $sale, $dice );
		$this->add_costs( $sale, $dice );
		OrderOutcome::decide( $sale, $dice, $this->end );
		return $sale;
	}

	private function fill( SeedOrder $sale, RandomSource $dice ): void {
		$chosen = [];
		for ( $i = $dice->weighted(
			[
				1 => 52,
				25,
				13,
				6,
				4,
			]
		); $i > 0; $i-- ) {
			$chosen[ $dice->skewed( count( $this->catalog->articles ), 2.1 ) ] = $dice->weighted(
				[
					1 => 74,
					17,
					6,
					3,
				]
			);
		}
		$sale->offer = $dice->chance( 90 ) ? SeedCoupons::pick( $dice, count( $chosen ) ) : -1;
		$exact       = 0;
		foreach ( $chosen as $place => $quantity ) {
			$article           = $this->catalog->articles[ $place ];
			$subtotal          = $article->price * $quantity;
			$total             = -1 === $sale->offer ? $subtotal : $subtotal - SeedCoupons::off( $sale->offer, $subtotal, $quantity );
			$rates             = $this->rates->at( $sale->person->country, $sale->person->state, $article->tax_class );
			$before            = self::taxes( $rates, $subtotal );
			$taxes             = $total === $subtotal ? $before : self::taxes( $rates, $total );
			$sale->lines[]     = new SeedOrderLine( $article, $quantity, $subtotal, $total, $before, $taxes );
			$sale->quantity   += $quantity;
			$sale->goods      += $total;
			$sale->goods_tax  += array_sum( $taxes );
			$sale->discount   += $subtotal - $total;
			$sale->coupon_tax += SeedTaxRate::rounded( SeedTaxRate::exact( $rates, $subtotal - $total ) );
			$exact            += SeedTaxRate::exact( $rates, $subtotal - $total );
		}
		$sale->discount_tax = SeedTaxRate::rounded( $exact );
	}

	private function add_costs( SeedOrder $sale, RandomSource $dice ): void {
		$rates = $this->rates->at( $sale->person->country, $sale->person->state, '' );
		foreach ( $sale->lines as $line ) {
			if ( ! $line->article->is_virtual ) {
				$free                 = $sale->goods >= self::FREE_SHIPPING_FROM;
				$sale->shipping_title = $free ? 'Free shipping' : 'Flat rate';
				$sale->shipping       = $free ? 0 : ( 'US' === $sale->person->country ? 690 : 1850 );
				$sale->shipping_taxes = self::taxes(
					array_values( array_filter( $rates, static fn( SeedTaxRate $rate ) => $rate->shipping ) ),
					$sale->shipping
				);
				$sale->shipping_tax   = array_sum( $sale->shipping_taxes );
				break;
			}
		}
		if ( null !== $sale->shipping_title && $dice->chance( 30 ) ) {
			$sale->fee        = self::GIFT_WRAP;
			$sale->fee_taxes  = self::taxes( $rates, $sale->fee );
			$sale->goods_tax += array_sum( $sale->fee_taxes );
		}
		$sale->method = $dice->weighted( self::METHODS );
		$sale->total  = $sale->goods + $sale->fee + $sale->shipping + $sale->tax();
	}

	/**
	 * @param list<SeedTaxRate> $rates
	 * @return array<int, int> SeedTaxRate => tax.
	 */
	private static function taxes( array $rates, int $cents ): array {
		$taxes = [];
		foreach ( $rates as $rate ) {
			$taxes[ $rate->id ] = $rate->of( $cents );
		}
		return $taxes;
	}
}
