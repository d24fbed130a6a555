<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use RuntimeException;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Events;
use wpdb;

/**
 * Fills a shop with orders, and with everything that they need.
 *
 * Each batch is a transaction that also notes how far it came: a seed that was interrupted goes on where it stopped.
 */
final class Seeder {

	private const CURRENCY = 'woocommerce_currency';

	/**
	 * Accounts are expensive to keep: there are no more of them, however many customers there are.
	 */
	private const MAX_ACCOUNTS = 20_000;

	private const BATCH = 2500;

	private const BATCH_SQLITE = 250;

	private readonly int $batch;

	/**
	 * @param Context         $context The site.
	 * @param BatchStore|null $store   Where batches go; null for the fastest way that there is.
	 * @param int|null        $batch   How many orders are kept together; null for what suits the database.
	 */
	public function __construct( private readonly Context $context, private ?BatchStore $store = null, ?int $batch = null ) {
		$this->batch = $batch ?? ( $context->database->is_sqlite() ? self::BATCH_SQLITE : self::BATCH );
	}

	/**
	 * Seeds until the shop has as many seeded orders as planned.
	 *
	 * @param SeedPlan                          $plan     What the shop is to be.
	 * @param callable(string, int): (callable(int): void) $progress Told what is done and in how many steps; answers who to tell
	 *   of steps done.
	 * @return SeedResult
	 * @throws Conflict If the shop has orders that were not seeded, or is being seeded. What the plan says wrongly is InvalidInput.
	 */
	public function seed( SeedPlan $plan, callable $progress ): SeedResult {
		return $this->context->database->lock( 'seed', fn() => $this->run( $plan, $progress ), 0 );
	}

	/**
	 * @param callable(string, int): (callable(int): void) $progress
	 */
	private function run( SeedPlan $plan, callable $progress ): SeedResult {
		$started = microtime( true );
		$state   = Progress::load( $this->context->options );
		if ( ! $plan->force ) {
			$this->refuse_real_orders( $state );
		}
		$before = $state->orders ?? 0;
		$state  = $state ?? $this->begin( $plan );
		if ( $plan->orders > $state->orders ) {
			$this->plan_run( $state, $plan );
			$shop    = $this->shop( $state );
			$catalog = new SeedCatalog( $state->seed, $state->products );
			$this->write_products( $state, $catalog );
			$this->write_customers( $state, $shop, $progress );
			$this->write_orders( $state, $shop, $catalog, $progress );
			( new SalesTotals( $this->context, $state ) )->bring_up_to_date();
			( new CouponWriter( $this->context ) )->write( $plan->coupons, $plan->uses );
			wp_cache_flush();

			/**
			 * Made-up products, customers and coupons were written past every hook: whoever keeps an index of them makes it anew.
			 */
			Events::dispatch( 'storewright_seeded' );
		}
		return new SeedResult( $before, $state->orders, $state->customers, $state->products, microtime( true ) - $started );
	}

	/**
	 * @throws Conflict If there are orders that were not seeded.
	 */
	private function refuse_real_orders( ?Progress $state ): void {
		$orders = (int) $this->context->database->value(
			"SELECT COUNT(*) FROM {$this->context->database->table( 'wc_orders' )} WHERE type = 'shop_order'"
		);
		if ( $orders > ( $state->orders ?? 0 ) ) {
			throw new Conflict(
				'storewright_seed_real_orders',
				sprintf(
					/* translators: %d: number of orders. */
					__(
						'This shop has %d orders that were not made by the seed. Made-up orders would mix with them and count in every report; --force adds them all the same.',
						'storewright'
					),
					$orders - ( $state->orders ?? 0 )
				)
			);
		}
	}

	/**
	 * @throws InvalidInput If the day is none.
	 */
	private function begin( SeedPlan $plan ): Progress {
		$state        = new Progress();
		$state->until = $plan->until ?? $this->context->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		if ( 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $state->until, $part ) || ! checkdate(
			(int) $part[2],
			(int) $part[3],
			(int) $part[1]
		) ) {
			throw new InvalidInput(
				'storewright_seed_bad_day',
				/* translators: %s: what was given. */
				sprintf( __( '--until is a day such as 2026-11-21, not “%s”.', 'storewright' ), $state->until )
			);
		}
		$state->seed          = $plan->seed;
		$state->days          = $plan->years * 365;
		$state->products      = $plan->products();
		$state->most_accounts = $plan->accounts ?? self::MAX_ACCOUNTS;
		return $state;
	}

	/**
	 * A run that was interrupted is finished first as it was planned; then, or where there is none, one follows that leads to the
	 * planned number. Its orders are spread over the same years.
	 */
	private function plan_run( Progress $state, SeedPlan $plan ): void {
		if ( $state->orders < $state->run_to ) {
			return;
		}
		$state->run_from       = $state->orders;
		$state->run_to         = $plan->orders;
		$state->customers_from = $state->customers;
		$state->customers_to   = max( $state->customers + 1, $plan->customers() );
		$new_accounts          = $state->customers_from;
		while ( null === SeedCustomers::account( $new_accounts, PHP_INT_MAX ) ) {
			++$new_accounts;
		}
		$state->user_blocks[]     = [ (int) SeedCustomers::account( $new_accounts, PHP_INT_MAX ), $this->next_id( 'users', 'ID' ) ];
		$state->customer_blocks[] = [ $state->customers_from, $this->next_id( 'wc_customer_lookup', 'customer_id' ) ];
		$state->save( $this->context->options );
	}

	private function shop( Progress $state ): SeedIds {
		$prerequisites = new Prerequisites( $this->context );
		return new SeedIds(
			$state->seed,
			$this->context->options->string( self::CURRENCY, 'USD' ),
			$this->context->version,
			$prerequisites->rates(),
			$prerequisites->coupons(),
			$state
		);
	}

	private function write_products( Progress $state, SeedCatalog $catalog ): void {
		if ( 0 !== $state->first_product ) {
			return;
		}
		$this->context->database->transaction(
			function () use ( $state, $catalog ): void {
				$opened = $this->calendar( $state )->moment( 0, 1, 0.0 ) - DAY_IN_SECONDS;
				$ahead  = $this->calendar( $state )->ahead( $opened );
				$first  = $this->next_id( 'posts', 'ID' );
				( new SeedCatalogWriter(
					new BulkInsert( $this->context->database, $this->context->database->execute( ... ) ),
					gmdate( 'Y-m-d H:i:s', $opened + $ahead ),
					gmdate( 'Y-m-d H:i:s', $opened )
				) )->write( $catalog, $first );
				$state->first_product = $first;
				$state->save( $this->context->options );
			}
		);
	}

	/**
	 * @param callable(string, int): (callable(int): void) $progress
	 */
	private function write_customers( Progress $state, SeedIds $shop, callable $progress ): void {
		$store    = $this->store();
		$bulk     = new BulkInsert( $this->context->database, $store->write( ... ) );
		$writer   = new CustomerWriter( $bulk, $shop, $this->context->database->table( '' ) );
		$people   = new SeedCustomers( $state->seed );
		$calendar = $this->calendar( $state );
		$visits   = new OrderArrivals( $state, $calendar );
		$tick     = $progress( __( 'Customers', 'storewright' ), $state->customers_to - $state->customers );
		while ( $state->customers < $state->customers_to ) {
			$until = min( $state->customers_to, $state->customers + $this->batch );
			$store->open();
			for ( $number = $state->customers; $number < $until; $number++ ) {
				$writer->write(
					$number,
					$people->person( $number ),
					$calendar->moment( $visits->first_order( $number ), $state->run_to - $state->run_from, 0.0 )
				);
			}
			$bulk->flush();
			$store->close( $state->with( $until, $state->orders ) );
			$tick( $until - $state->customers );
			$state->customers = $until;
		}
		$store->finish();
	}

	/**
	 * @param callable(string, int): (callable(int): void) $progress
	 */
	private function write_orders( Progress $state, SeedIds $shop, SeedCatalog $catalog, callable $progress ): void {
		$store    = $this->store();
		$bulk     = new BulkInsert( $this->context->database, $store->write( ... ) );
		$calendar = $this->calendar( $state );
		$writer   = new SeedOrderWriter(
			$bulk,
			$shop,
			$calendar,
			$this->next_id( 'posts', 'ID' ),
			$this->next_id( 'woocommerce_order_items', 'order_item_id' )
		);
		$visits   = new OrderArrivals( $state, $calendar );
		$regulars = new PreviousCustomers( $this->context, $state );
		$maker    = new SeedOrderFactory( $state->seed, $catalog, $shop->rates, $calendar->moment( 1, 1, 0.0 ) );
		$tick     = $progress( __( 'Orders', 'storewright' ), $state->run_to - $state->orders );
		while ( $state->orders < $state->run_to ) {
			$until = min( $state->run_to, $state->orders + $this->batch );
			$store->open();
			for ( $number = $state->orders; $number < $until; $number++ ) {
				$sale = $maker->make( $visits->visit( $number ) );
				$regulars->note( $sale );
				$writer->write( $sale );
			}
			$bulk->flush();
			$store->close( $state->with( $state->customers, $until ), $writer->end() );
			$tick( $until - $state->orders );
			$state->orders = $until;
		}
		$store->finish();
	}

	private function store(): BatchStore {
		/** @var wpdb $wpdb */
		global $wpdb;
		return $this->store ??= ( ParallelBatchStore::fits( $wpdb ) ? $this->pipeline( $wpdb ) : null )
			?? new SequentialBatchStore( $this->context );

	}

	/**
	 * Null where the server allows no further connections.
	 */
	private function pipeline( wpdb $wpdb ): ?ParallelBatchStore {
		try {
			return new ParallelBatchStore( $this->context, $wpdb );
		} catch ( RuntimeException ) {
			return null;
		}
	}

	private function calendar( Progress $state ): OrderDates {
		return new OrderDates( $state->until, $state->days, wp_timezone() );
	}

	/**
	 * The id after the last one.
	 */
	private function next_id( string $table, string $column ): int {
		return 1 + (int) $this->context->database->value( "SELECT MAX($column) FROM {$this->context->database->table( $table )}" );
	}
}
