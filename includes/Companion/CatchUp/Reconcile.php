<?php
declare(strict_types=1);

namespace Storewright\Companion\CatchUp;

use Storewright\Companion\Reports\ChangedAccounts;
use Storewright\Companion\Reports\ChangedOrders;
use Storewright\Companion\Reports\Customers;
use Storewright\Companion\Reports\FormerCustomers;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Kernel\ExternalWrites;
use Storewright\Shop\Gateway;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReportRun;

/**
 * Finds what raw SQL and imports wrote past WooCommerce's hooks: settings that caches hold otherwise, the number of products, their
 * categories, whatever else the setup tasks depend on, and accounts and orders of which reports know something else. A few queries,
 * and some for each range of ids.
 */
final class Reconcile implements Job {

	private const PREFIX = 'woocommerce_';

	/**
	 * What the cursor begins with while accounts are compared.
	 */
	private const ACCOUNTS = 'accounts:';

	/**
	 * How many ids of accounts a query compares, and how many accounts are written before the next one.
	 */
	private const ACCOUNT_IDS_AT_ONCE = 5000;

	private const ACCOUNTS_AT_ONCE = 200;

	public static function name(): string {
		return 'reconcile_with_woocommerce';
	}

	/**
	 * Compares all but accounts and orders at the start, then these by ranges of their ids.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  Where the last part stopped among the accounts or orders, null at the start.
	 * @param float       $until   Unix time, in seconds, by which to come back.
	 * @return string|null Where to go on from, null when all is done.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		if ( null === $cursor ) {
			$this->compare_settings( $context );
			$this->compare_counts( $context );
			$this->compare_facts( $context );
			$this->compare_categories( $context );
			( new FormerCustomers( $context ) )->follow_noted( $until );
		}
		[ $unseen, $place ] = null === $cursor ? [ self::unseen( $context ), null ] : self::parts( $cursor );

		$since = ExternalWrites::since( $unseen );
		if ( null === $place || str_starts_with( $place, self::ACCOUNTS ) ) {
			$after = (int) substr( (string) $place, strlen( self::ACCOUNTS ) );
			$place = self::compare_accounts( $context, $after, null !== $since, $until );
			if ( null !== $place ) {
				return "$unseen|$place";
			}
		}
		if ( ! self::are_orders_comparable( $context ) ) {
			return null;
		}
		$place = ( new ChangedOrders( $context, $since ) )->correct( $place, $until );
		if ( null !== $place ) {
			return "$unseen|$place";
		}
		ExternalWrites::mark_seen( $context->options, $unseen );
		return null;
	}

	/**
	 * The mark of what nobody has seen, where it can be looked for now: '' where there is nothing, or it has to wait.
	 */
	private static function unseen( Context $context ): string {
		$unseen = ExternalWrites::unseen();
		return '' !== $unseen && self::are_orders_comparable( $context ) ? $unseen : '';
	}

	/**
	 * @return array{string, string} The mark of what nobody had seen when the comparison began, and where it has stopped.
	 */
	private static function parts( string $cursor ): array {
		$parts = explode( '|', $cursor );
		$place = array_pop( $parts );
		return [ $parts[0] ?? '', $place ];
	}

	/**
	 * Has accounts be known that came before Storewright, or past the hooks, those forgotten that are gone, and addresses that accounts
	 * have no more: of those without orders, or of all, since orders may say them.
	 *
	 * @return string|null Where to go on from, null when all are compared.
	 */
	private static function compare_accounts( Context $context, int $after, bool $with_orders, float $until ): ?string {
		$changed = new ChangedAccounts( $context->database );
		for ( $first = $changed->first( $after ); null !== $first; $first = $changed->first( $after ) ) {
			$after = self::compare_some( $context, $first, $first + self::ACCOUNT_IDS_AT_ONCE - 1, $with_orders );
			if ( microtime( true ) >= $until ) {
				return self::ACCOUNTS . $after;
			}
		}
		return null;
	}

	/**
	 * Compares accounts of a range of ids.
	 *
	 * @return int The last id that is done: that of the range, unless many accounts differ.
	 */
	private static function compare_some( Context $context, int $from, int $to, bool $with_orders ): int {
		$changed   = new ChangedAccounts( $context->database );
		$customers = new Customers( $context->database, $context->options );
		$new       = $changed->differing( $from, $to, self::ACCOUNTS_AT_ONCE );
		$gone      = $changed->gone( $from, $to, self::ACCOUNTS_AT_ONCE );
		Events::attempt( static fn() => $customers->follow_accounts( $new ) );
		foreach ( $gone as $id ) {
			Events::attempt( static fn() => $customers->forget_account( $id ) );
		}
		$emptied = $changed->emptied( $from, $to, self::ACCOUNTS_AT_ONCE, $with_orders );
		foreach ( $emptied as $number ) {
			Events::attempt( static fn() => $customers->renew( $number, false ) );
		}
		foreach ( [ $new, $gone, array_keys( $emptied ) ] as $ids ) {
			if ( self::ACCOUNTS_AT_ONCE === count( $ids ) ) {
				$to = min( $to, $ids[ count( $ids ) - 1 ] );
			}
		}
		return $to;
	}

	private function compare_facts( Context $context ): void {
		$facts = self::facts( $context );
		$known = $context->options->array( ReconcileModule::OPTION )['facts'] ?? null;
		if ( $facts !== $known ) {
			/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
			Events::dispatch( 'storewright_tasks_changed' );
			$context->options->change( ReconcileModule::OPTION, static fn( array $stored ): array => [ 'facts' => $facts ] + $stored, true );
		}
	}

	/**
	 * Has reports of categories counted anew where products have other categories than the last time.
	 */
	private function compare_categories( Context $context ): void {
		$digest = implode(
			' ',
			$context->database->row(
				"SELECT COUNT(*) AS relations, COALESCE( SUM( r.object_id * r.term_taxonomy_id ), 0 ) AS digest
				FROM {$context->database->table( 'term_relationships' )} r
				JOIN {$context->database->table( 'term_taxonomy' )} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'"
			) ?? []
		);
		$known  = $context->options->array( ReconcileModule::OPTION )['categories'] ?? null;
		if ( $digest === $known ) {
			return;
		}
		$context->options->change( ReconcileModule::OPTION, static fn( array $stored ): array => [ 'categories' => $digest ] + $stored, true );
		$days = new DayTotals( $context->database );
		$days->categories_changed();
		$days->flush();
	}

	/**
	 * Has the cache forget settings that it holds otherwise than the table: unfiltered, and without reading what it does not hold.
	 */
	private function compare_settings( Context $context ): void {
		$rows    = array_column(
			$context->database->rows(
				"SELECT option_name, option_value FROM {$context->database->table( 'options' )} WHERE option_name LIKE %s",
				addcslashes( self::PREFIX, '_' ) . '%'
			),
			'option_value',
			'option_name'
		);
		$missing = self::cached_list( 'notoptions' );
		$held    = array_filter(
			self::cached_list( 'alloptions' ),
			static fn( int|string $name ): bool => str_starts_with( (string) $name, self::PREFIX ),
			ARRAY_FILTER_USE_KEY
		);
		$held   += array_filter(
			wp_cache_get_multiple( array_keys( $rows ), 'options' ),
			static fn( mixed $value ): bool => false !== $value
		);
		$changed = array_keys( array_intersect_key( $rows, $missing ) );
		foreach ( $held as $name => $value ) {
			if ( ! isset( $rows[ $name ] ) || ( is_scalar( $value ) ? (string) $value : maybe_serialize( $value ) ) !== $rows[ $name ] ) {
				$changed[] = $name;
			}
		}
		if ( [] !== $changed ) {
			wp_cache_delete_multiple( [ 'alloptions', 'notoptions', ...$changed ], 'options' );
		}
	}

	/**
	 * @return array<mixed> What WordPress caches of many options at once, by name.
	 */
	private static function cached_list( string $key ): array {
		$list = wp_cache_get( $key, 'options' );
		return is_array( $list ) ? $list : [];
	}

	/**
	 * Whether orders can be compared with reports: those brought in that were written past WooCommerce's hooks, and those removed that are
	 * gone. While a run goes on it writes them itself, though not those anew that it has written; and where the owner has taken orders out,
	 * reports are to miss them.
	 */
	private static function are_orders_comparable( Context $context ): bool {
		$run = new ReportRun( $context );
		// Storewright may have run the shop alone meanwhile, whose rows the sums are of then.
		$run->ensure();
		return $run->is_stalled() || ( $run->is_complete() && ! $run->progress()['running'] );
	}

	private function compare_counts( Context $context ): void {
		$published = $context->database->value(
			"SELECT COUNT(*) FROM {$context->database->table( 'posts' )} WHERE post_type = 'product' AND post_status = 'publish'"
		);
		if ( ( get_object_vars( wp_count_posts( 'product' ) )['publish'] ?? '0' ) !== $published ) {
			wp_cache_delete( _count_posts_cache_key( 'product' ), 'counts' );
		}
	}

	/**
	 * Returns a digest of what the setup tasks read of the shop.
	 */
	private static function facts( Context $context ): string {
		$shop = $context->shop();
		$shop->products()->forget();
		$enabled = array_filter( $shop->gateways()->all(), static fn( Gateway $gateway ): bool => $gateway->is_enabled );
		return md5(
			(string) wp_json_encode(
				[
					$shop->products()->count_published(),
					$shop->products()->need_shipping(),
					$shop->shipping()->has_enabled_methods(),
					$shop->taxes()->count_rates(),
					$shop->settings()->calculates_taxes(),
					$shop->settings()->has_automated_taxes(),
					$shop->settings()->allows_suggestions(),
					get_object_vars( $shop->settings()->address() ),
					array_map( static fn( Gateway $gateway ): string => $gateway->id, array_values( $enabled ) ),
				]
			)
		);
	}
}
