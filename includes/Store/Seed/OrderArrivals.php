<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Who orders, and when: customers who come for the first time are spread evenly, in between others come again.
 */
final class OrderArrivals {

	private readonly SeedCustomers $people;

	/**
	 * @param Progress $state    The present run.
	 * @param OrderDates $calendar When orders come.
	 */
	public function __construct( private readonly Progress $state, private readonly OrderDates $calendar ) {
		$this->people = new SeedCustomers( $state->seed );
	}

	/**
	 * An order without anything in it.
	 *
	 * @param int $number Which order of the shop, from 0; of a run, asked for in rising order.
	 */
	public function visit( int $number ): SeedOrder {
		$orders = $this->state->run_to - $this->state->run_from;
		$new    = $this->state->customers_to - $this->state->customers_from;
		$place  = $number - $this->state->run_from;
		$before = $this->state->customers_from + intdiv( $place * $new, $orders );
		$dice   = new RandomSource( "{$this->state->seed} visit $number" );
		$is_new = $before === $this->state->customers_from || intdiv( ( $place + 1 ) * $new, $orders ) > intdiv( $place * $new, $orders );
		$buyer  = $is_new ? $before : $this->known( $dice, $before );
		return new SeedOrder(
			$number,
			$this->calendar->moment( $place, $orders, $dice->fraction() ),
			$buyer,
			$this->people->person( $buyer )
		);
	}

	/**
	 * The place among a run's orders at which one of its customers comes for the first time.
	 *
	 * @param int $customer Which customer.
	 */
	public function first_order( int $customer ): int {
		$orders = $this->state->run_to - $this->state->run_from;
		$new    = $this->state->customers_to - $this->state->customers_from;
		return max( 0, intdiv( ( $customer - $this->state->customers_from + 1 ) * $orders + $new - 1, $new ) - 1 );
	}

	/**
	 * Somebody who came before in this run: mostly of late, some again and again.
	 *
	 * @param int $before How many customers there are so far.
	 */
	private function known( RandomSource $dice, int $before ): int {
		$of = $before - $this->state->customers_from;
		return $this->state->customers_from
			+ ( $dice->chance( 250 ) ? 20 * intdiv( $dice->below( $of ), 20 ) : $of - 1 - $dice->skewed( $of, 1.5 ) );
	}
}
