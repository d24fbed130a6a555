<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use Storewright\Kernel\Context;

/**
 * Who has ordered before, as reports count it: orders in excluded statuses, drafts and the trash make nobody a customer.
 */
final class PreviousCustomers {

	private const AT_ONCE = 50_000;

	/**
	 * A character for each customer of the run.
	 */
	private string $seen;

	/**
	 * @var list<string> Statuses that do not count, with prefix.
	 */
	private readonly array $excluded;

	/**
	 * @param Context  $context The site.
	 * @param Progress $state   The present run; what it has written so far is looked up.
	 */
	public function __construct( private readonly Context $context, private readonly Progress $state ) {
		$excluded       = array_filter( $context->options->array( 'woocommerce_excluded_report_order_statuses' ), 'is_string' );
		$excluded       = [] === $excluded ? [ 'pending', 'cancelled', 'failed' ] : $excluded;
		$this->excluded = array_map(
			static fn( string $status ) => 'wc-' . (string) preg_replace( '/^wc-/', '', $status ),
			[ ...array_values( $excluded ), 'trash', 'checkout-draft' ]
		);
		$this->seen     = str_repeat( '0', $state->customers_to - $state->customers_from );
		if ( $state->orders > $state->run_from ) {
			$this->look_up();
		}
	}

	/**
	 * Notes an order, and whether its customer had ordered before. Orders come in the order of their time.
	 */
	public function note( SeedOrder $sale ): void {
		$place           = $sale->buyer - $this->state->customers_from;
		$sale->returning = '1' === $this->seen[ $place ];
		if ( ! in_array( 'trash' === $sale->status ? 'wc-trash' : $sale->status, $this->excluded, true ) ) {
			$this->seen[ $place ] = '1';
		}
	}

	private function look_up(): void {
		$first  = $this->state->customer_blocks[ count( $this->state->customer_blocks ) - 1 ][1];
		$stats  = $this->context->database->table( 'wc_order_stats' );
		$places = implode( ', ', array_fill( 0, count( $this->excluded ), '%s' ) );
		$all    = strlen( $this->seen );
		for ( $from = 0; $from < $all; $from += self::AT_ONCE ) {
			$sql = "SELECT DISTINCT customer_id FROM $stats WHERE customer_id >= %d AND customer_id < %d AND parent_id = 0
				AND status NOT IN ( $places )";
			foreach ( $this->context->database->column(
				$sql,
				$first + $from,
				$first + min( $all, $from + self::AT_ONCE ),
				...$this->excluded
			) as $customer ) {
				$this->seen[ (int) $customer - $first ] = '1';
			}
		}
	}
}
