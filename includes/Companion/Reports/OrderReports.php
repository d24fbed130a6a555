<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Storewright\Companion\Orders\OrderType;
use Storewright\Companion\Shop\CachedOrders;
use Storewright\Database\AnothersTransaction;
use Storewright\Database\AnyTransaction;
use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Database\OneStatement;
use Storewright\Database\StaleRead;
use Storewright\Database\Transactions;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\OrderFamily;
use Storewright\Shop\Reports\ReportRows;
use Storewright\Shop\Reports\RowsAreThere;
use Storewright\Shop\Reports\RowStore;
use Storewright\Shop\ReportTables;
use Storewright\Shop\ReportWriter;
use WC_Abstract_Order;
use WC_Order;

/**
 * Writes what reports read of WooCommerce's orders into tables of our own.
 */
final class OrderReports implements ReportWriter {

	/**
	 * Statuses of what is no order yet.
	 */
	public const DRAFTS = [ 'auto-draft', 'checkout-draft', 'new' ];

	private const AT_ONCE = 200;

	/**
	 * Number of a customer that rows never have.
	 */
	private const NOT_YET_KNOWN = -1;

	/**
	 * How long a request may take from an order's change to its end, where the rows follow.
	 */
	private const SECONDS_OF_A_REQUEST = 60;

	private readonly ReportTables $tables;

	private readonly RowStore $store;

	private readonly Customers $customers;

	public function __construct( private readonly Context $context ) {
		$this->tables    = $context->shop()->report_tables();
		$this->store     = new RowStore( $context->database, $context->options, $this->tables );
		$this->customers = new Customers( $context->database, $context->options );
	}

	public function at_once(): int {
		return self::AT_ONCE;
	}

	public function count( bool $missing_only = false, ?string $since = null ): int {
		[ $sql, $args ] = $this->meant( $missing_only, $since );
		return (int) $this->context->database->value( "SELECT COUNT(*) $sql", ...$args );
	}

	public function next( int $after, int $limit, bool $missing_only, ?string $since = null ): array {
		[ $sql, $args ] = $this->meant( $missing_only, $since );
		$id             = self::place( $this->context->database )[1];
		// The index of statuses, which the database would choose, has them all read and sorted each time.
		$sql = $this->context->database->is_sqlite() ? $sql : str_replace( ' o WHERE', ' o FORCE INDEX ( PRIMARY ) WHERE', $sql );
		return array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT o.$id $sql AND o.$id > %d ORDER BY o.$id LIMIT %d",
				...[ ...$args, $after, $limit ]
			)
		);
	}

	/**
	 * @return array{string, list<string>} What follows SELECT's columns for orders, `o`, and its values.
	 */
	private function meant( bool $missing_only, ?string $since ): array {
		[ $table, $id, $type, $status, $created ] = self::place( $this->context->database );

		$missing = $missing_only ? "AND NOT EXISTS ( SELECT 1 FROM {$this->tables->order_stats} s WHERE s.order_id = o.$id )" : '';
		$dated   = null === $since ? '' : "AND o.$created >= %s";
		return [
			"FROM $table o WHERE o.$type = 'shop_order' AND o.$status NOT IN ( 'auto-draft', 'wc-checkout-draft' ) $missing $dated",
			null === $since ? [] : [ $since ],
		];
	}

	/**
	 * One by one, each under a lock: of two requests that have changed the same order, the later one writes what both have done. It reads
	 * the order anew: what this request has cached of it may be older than what the other one has written.
	 */
	public function rewrite( array $ids ): void {
		foreach ( $ids as $id ) {
			$this->context->database->lock(
				"order_reports_$id",
				function () use ( $id ): void {
					$this->forget( $id );
					try {
						$this->put( $id, false );
					} catch ( RowsAreThere ) {
						// The request that made the order was not done when this one looked: see add().
						$this->forget( $id );
						$this->put( $id, false );
					}
				}
			);
		}
	}

	/**
	 * Writes an order that this request has made: nothing is looked for, and nobody waits, as long as nobody else has written it. Where
	 * the server can do it, all of it is one statement.
	 *
	 * @param int  $id
	 * @param bool $was_draft Whether an earlier request has made it, as a draft: it may have been an order before that, with refunds.
	 * @throws AnothersTransaction If a transaction of another plugin's is open, where adds_at_once().
	 */
	public function add( int $id, bool $was_draft = false ): void {
		if ( self::adds_at_once() && $this->add_at_once( $id, $was_draft ) ) {
			return;
		}
		if ( $was_draft ) {
			$this->rewrite( [ $id ] );
			return;
		}
		try {
			$this->put( $id, true );
		} catch ( RowsAreThere ) {
			// A payment provider, say, told of it before this request was done: the order may have changed since it was read.
			$this->rewrite( [ $id ] );
		}
	}

	/**
	 * Whether add() finds out by itself, along with what it does, whether a transaction of another plugin's is open.
	 */
	public static function adds_at_once(): bool {
		return OneStatement::is_possible() && ! Transactions::is_open();
	}

	/**
	 * @return bool Whether it was done.
	 * @throws AnothersTransaction If a transaction of another plugin's is open.
	 */
	private function add_at_once( int $id, bool $was_draft ): bool {
		$order = $this->found( $id );
		$check = function (): void {
			if ( AnyTransaction::is_anothers( $this->context->database ) ) {
				throw new AnothersTransaction( 'A transaction is open that is not ours.' );
			}
		};
		if ( null === $order ) {
			// Gone again, or a draft: another request, or a portion of this one, may have written it meanwhile.
			$check();
			return false;
		}
		[ $who, $news ] = $this->customers->of_order( $order, $check );

		$rows = $this->rows( $order, $who, $was_draft || self::has_made_refunds() );
		if ( $this->store->add_at_once( $rows, $this->customers->as_read( $who, $news ) ) ) {
			return true;
		}
		$check();
		return false;
	}

	/**
	 * Whether this request has made a refund, of a new order maybe: asking for these is a query.
	 */
	private static function has_made_refunds(): bool {
		return 0 < did_action( 'woocommerce_before_order_refund_object_save' );
	}

	public function of_day( string $day, int $after, int $limit ): array {
		return ( new OrdersOfDay( $this->context->database, $this->tables ) )->next( $day, $after, $limit );
	}

	/**
	 * Orders that were changed a moment ago are left out: the rows follow at the end of the request that changed them.
	 */
	public function expected( array $ids ): array {
		$rows = [];
		foreach ( $ids as $id ) {
			$this->forget( $id );
			try {
				$order = $this->found( $id );
			} catch ( UnreadableOrder ) {
				// Nobody knows what its rows are to be.
				continue;
			}
			if ( null === $order ) {
				$rows[ $id ] = [];
			} elseif ( ! $this->is_in_request( $order ) ) {
				$who         = $this->customers->number_of( $order ) ?? self::NOT_YET_KNOWN;
				$rows[ $id ] = $this->rows( $order, $who );
			}
			// A day's orders must not fill the memory.
			$this->forget( $id );
		}
		return $rows;
	}

	/**
	 * An order that reports are to know.
	 *
	 * @param int $id
	 * @return WC_Order|null Null for drafts, and for what is no sale: a subscription is an object of a class made of that of orders.
	 * @throws UnreadableOrder If it is stored all the same: WooCommerce keeps to itself what a plugin throws while it reads one, and its
	 *                         rows must not go for that.
	 */
	private function found( int $id ): ?WC_Order {
		$order = wc_get_order( $id );
		if ( false === $order && $this->is_stored( $id ) ) {
			throw new UnreadableOrder( "WooCommerce can't read order $id." );
		}
		$is_sale = $order instanceof WC_Order && OrderType::ORDER === $order->get_type();
		return $is_sale && ! self::is_draft( $order ) ? $order : null;
	}

	private function is_stored( int $id ): bool {
		[ $table, $column, $type ] = self::place( $this->context->database );
		return null !== $this->context->database->value( "SELECT 1 FROM $table WHERE $column = %d AND $type = 'shop_order'", $id );
	}

	/**
	 * Whether an order is none yet: a checkout that a customer has begun, for example.
	 */
	public static function is_draft( WC_Order $order ): bool {
		return in_array( $order->get_status(), self::DRAFTS, true );
	}

	/**
	 * Whether reports have a row of an order.
	 */
	public function has( int $id ): bool {
		return null !== $this->context->database->value( "SELECT 1 FROM {$this->tables->order_stats} WHERE order_id = %d", $id );
	}

	/**
	 * Whether reports say that somebody else has placed an order than it says itself, or more of whoever it was than is left, since
	 * personal data was removed from it.
	 *
	 * @param int $id
	 */
	public function is_of_another( int $id ): bool {
		$this->forget( $id );
		try {
			$order = $this->found( $id );
		} catch ( UnreadableOrder ) {
			return false;
		}
		$row = $this->context->database->row(
			"SELECT customer_id, storewright_country FROM {$this->tables->order_stats} WHERE order_id = %d",
			$id
		);
		if ( null === $order || null === $row ) {
			return false;
		}
		$who = $this->customers->number_of( $order );
		return (int) $row['customer_id'] !== $who || ( $this->customers->is_anonymized( $order )
			&& ( $row['storewright_country'] !== $order->get_billing_country( 'edit' ) || $this->customers->is_to_be_nameless( $who ) ) );
	}

	/**
	 * Whether the request that changed an order may not have ended yet.
	 */
	private function is_in_request( WC_Order $order ): bool {
		$changed = $order->get_date_modified();
		return null !== $changed && $changed->getTimestamp() > $this->context->clock->now()->getTimestamp() - self::SECONDS_OF_A_REQUEST;
	}

	/**
	 * @param WC_Order $order
	 * @param int      $who         Number of whoever ordered.
	 * @param bool     $has_refunds Whether it may have refunds, which are a query.
	 * @return array<int, array<string, list<array<string, string|int|null>>>>
	 */
	private function rows( WC_Order $order, int $who, bool $has_refunds = true ): array {
		$facts   = fn( WC_Abstract_Order $one ) => WooCommerceFacts::of( $one, $this->coupons( ... ) );
		$refunds = $has_refunds ? array_values( $order->get_refunds() ) : [];
		return OrderFamily::rows( $facts( $order ), array_map( $facts, $refunds ), $who );
	}

	/**
	 * The discounts that reports have for an order.
	 *
	 * @return array<int, string> By the coupon's id.
	 */
	private function coupons( int $order ): array {
		$discounts = [];
		foreach ( $this->context->database->rows(
			"SELECT coupon_id, discount_amount FROM {$this->tables->coupon_lookup} WHERE order_id = %d ORDER BY coupon_id",
			$order
		) as $row ) {
			$discounts[ (int) $row['coupon_id'] ] = (string) $row['discount_amount'];
		}
		return $discounts;
	}

	public function remove_gone( int $limit ): int {
		[ $table, $id, $type ] = self::place( $this->context->database );

		$gone = array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT s.order_id FROM {$this->tables->order_stats} s LEFT JOIN $table o ON o.$id = s.order_id
				AND o.$type IN ( 'shop_order', 'shop_order_refund' ) WHERE o.$id IS NULL LIMIT %d",
				$limit
			)
		);
		$this->context->database->transaction( fn() => $this->store->replace( array_fill_keys( $gone, [] ), [] ) );
		return count( $gone );
	}

	/**
	 * Writes an order, once more where another request was in the way.
	 */
	private function put( int $id, bool $is_new ): void {
		$former = DeadlockRetry::run( fn() => $this->write( $id, $is_new ) );
		if ( [] !== $former ) {
			( new FormerCustomers( $this->context ) )->follow( $former );
		}
	}

	/**
	 * @param int  $id
	 * @param bool $is_new Whether it is in no table, unless somebody was faster.
	 * @return list<int> Numbers of customers of whom nothing is to stay known that only this order has said.
	 * @throws RowsAreThere If somebody else has added it meanwhile.
	 * @throws StaleRead    If somebody else has forgotten whoever ordered, a guest whose last order is gone.
	 */
	private function write( int $id, bool $is_new ): array {
		$order = $this->found( $id );
		$rows  = [];
		$who   = 0;
		$news  = [];
		if ( null !== $order ) {
			[ $who, $news ] = $this->customers->of_order( $order );

			$rows = $this->rows( $order, $who, ! $is_new || self::has_made_refunds() );
		}
		[ $there, $customers ] = $is_new && 1 === count( $rows )
			? [ [ ReportRows::STATS => [] ], [] ]
			: $this->store->of( $id, [] === $rows ? [ $id ] : array_keys( $rows ) );
		// Those whose order it was before.
		$before = array_values( array_diff( $customers, [ $who ] ) );
		$all    = $rows + array_fill_keys( $there[ ReportRows::STATS ], [] );
		if ( [] === $all && [] === array_merge( $before, ...array_values( $there ) ) ) {
			return [];
		}
		$write = function () use ( $all, $id, $who, $news, $before, $there ): void {
			$held = $this->store->hold( $who, $news, $before );
			if ( 0 !== $who && null === $held ) {
				throw new StaleRead();
			}
			$this->store->replace( $all, [ $id => [ $who, ...$before ] ], $there, $held );
		};
		$this->context->database->transaction( $write );
		// Whoever it was of, or whose personal data was removed from it.
		return null !== $order && 0 !== $who && $this->customers->is_anonymized( $order ) ? [ $who, ...$before ] : $before;
	}

	/**
	 * Has WooCommerce forget what it caches of an order and its refunds.
	 */
	private function forget( int $order ): void {
		[ $table, $id, , , , $parent ] = self::place( $this->context->database );

		$refunds = $this->context->database->column(
			"SELECT $id FROM $table WHERE $parent = %d UNION SELECT order_id FROM {$this->tables->order_stats} WHERE parent_id = %d",
			$order,
			$order
		);
		CachedOrders::forget( $order, ...array_map( intval( ... ), $refunds ) );
	}

	/**
	 * Where WooCommerce keeps orders.
	 *
	 * @param Connection $database
	 * @return array{string, string, string, string, string, string} The table, and its columns of id, type, status, time in UTC and parent.
	 */
	public static function place( Connection $database ): array {
		return OrderUtil::custom_orders_table_usage_is_enabled()
			? [ $database->table( 'wc_orders' ), 'id', 'type', 'status', 'date_created_gmt', 'parent_order_id' ]
			: [ $database->table( 'posts' ), 'ID', 'post_type', 'post_status', 'post_date_gmt', 'post_parent' ];
	}
}
