<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Companion\Orders\OrderType;
use Storewright\Companion\Shop\CachedOrders;
use Storewright\Database\AnothersTransaction;
use Storewright\Database\AnyTransaction;
use Storewright\Database\Table;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Module;
use Storewright\Kernel\SwitchedSite;
use Throwable;
use WC_Abstract_Order;
use WC_Order;

/**
 * Has reports follow the orders that a request changes, at its end: each order is written once, however often it was saved. Where a request
 * changes a great many, as imports do, they are written in portions while it goes on.
 */
final class FollowOrdersModule implements Module, HasTables {

	/**
	 * Events that begin with the id of an order.
	 */
	private const EVENTS = [
		'storewright_order_created',
		'storewright_order_updated',
		'storewright_order_status_changed',
		'storewright_order_paid',
		'storewright_order_trashed',
		'storewright_order_untrashed',
		'storewright_order_deleted',
		'storewright_order_refunded',
		'storewright_refund_deleted',
	];

	/**
	 * After RefundEvents, which tells of deleted refunds at 5.
	 */
	private const PRIORITY = 20;

	private const ACCOUNTS_AT_ONCE = 500;

	private readonly PendingOrders $orders;

	/**
	 * @var array<int, int> Accounts that have changed.
	 */
	private array $accounts = [];

	/**
	 * Drafts that were looked up, and of which reports have nothing.
	 *
	 * @var array<int, true>
	 */
	private array $new_drafts = [];

	/**
	 * Orders that were drafts until this request.
	 *
	 * @var array<int, true>
	 */
	private array $were_drafts = [];

	public function __construct( private readonly Context $context ) {
		$this->orders = new PendingOrders();
	}

	public function register(): void {
		foreach ( self::EVENTS as $event ) {
			add_action( $event, $this->note( ... ), 10, 4 );
		}
		// A saved order is noted before other plugins listen: one that throws keeps it from no report.
		add_action( 'woocommerce_new_order', fn( mixed $id, mixed $order = null ) => $this->note_save( $id, $order, true ), 0, 2 );
		add_action( 'woocommerce_update_order', fn( mixed $id, mixed $order = null ) => $this->note_save( $id, $order, false ), 0, 2 );
		foreach ( [ 'storewright_customer_created', 'storewright_customer_updated', 'profile_update' ] as $event ) {
			add_action( $event, $this->note_account( ... ) );
		}
		// At once: PrivacyModule's eraser may come in the same request. WooCommerce's own clean-up comes as a visitor.
		add_action( 'woocommerce_privacy_remove_order_personal_data', $this->follow_erased( ... ) );
		// Whatever role the account had.
		add_action( 'deleted_user', $this->forget_account( ... ) );
		// On a network: it stays an account of other sites.
		add_action( 'remove_user_from_blog', $this->forget_account( ... ) );
	}

	/**
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * @param mixed $id      The order's.
	 * @param mixed ...$more What else the event brings: the order, maybe.
	 */
	private function note( mixed $id, mixed ...$more ): void {
		$id    = self::id_on_this_site( $id );
		$order = array_values( array_filter( $more, static fn( mixed $one ): bool => $one instanceof WC_Order ) )[0] ?? null;
		if ( null !== $id && ! $this->is_new_draft( $id, $order ) ) {
			$this->await_end();
			// Reports know nothing of a draft: where it becomes an order, as a checkout's does, there is nothing to look for either.
			if ( in_array( $more[0] ?? null, OrderReports::DRAFTS, true ) ) {
				$this->were_drafts[ $id ] = true;
			}
			$this->orders->note( $id, isset( $this->were_drafts[ $id ] ) );
			if ( ! $this->orders->is_in_save( $id ) ) {
				$this->write_portion();
			}
		}
	}

	/**
	 * Other types of orders are told of by the same actions, and are no sales. What fails is logged: the order is being saved.
	 */
	private function note_save( mixed $id, mixed $order, bool $is_new ): void {
		try {
			$id = self::id_on_this_site( $id );
			if ( null !== $id && ! OrderType::is_other( $id, $order ) && ! $this->is_new_draft( $id, $order ) ) {
				$this->await_end();
				$this->orders->begin_save( $id, $is_new );
			}
		} catch ( Throwable $error ) {
			$this->context->log->error(
				"Reports could not note an order: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
		}
	}

	/**
	 * Whether an order is a draft of which reports have nothing: the checkout saves it with each step of a customer.
	 */
	private function is_new_draft( int $id, mixed $order ): bool {
		if ( ! $order instanceof WC_Order || ! OrderReports::is_draft( $order ) || ! Installer::is_done( $this->context ) ) {
			unset( $this->new_drafts[ $id ] );
			return false;
		}
		if ( ! isset( $this->new_drafts[ $id ] ) && ! ( new OrderReports( $this->context ) )->has( $id ) ) {
			$this->new_drafts[ $id ] = true;
		}
		return isset( $this->new_drafts[ $id ] );
	}

	private function await_end(): void {
		if ( false !== has_action( 'woocommerce_after_order_object_save', [ $this, 'note_saved' ] ) ) {
			return;
		}
		add_action( 'shutdown', [ $this, 'write' ], self::PRIORITY, 0 );
		add_action( 'woocommerce_after_order_object_save', [ $this, 'note_saved' ], PHP_INT_MAX );
	}

	/**
	 * WooCommerce has saved an order, with its items.
	 *
	 * @param mixed $order The order.
	 */
	public function note_saved( mixed $order ): void {
		$id = $order instanceof WC_Abstract_Order ? self::id_on_this_site( $order->get_id() ) : null;
		if ( null !== $id ) {
			$this->orders->end_save( $id );
			$this->write_portion();
		}
	}

	private function note_account( mixed $id ): void {
		$id = self::id_on_this_site( $id );
		if ( null !== $id ) {
			add_action( 'shutdown', [ $this, 'write_accounts' ], self::PRIORITY, 0 );
			$this->accounts[ $id ] = $id;
		}
	}

	/**
	 * What changes on another site, to which a plugin has switched, is left to that site: Reconcile finds it there.
	 *
	 * @return int|null Null for that, and for what is no id.
	 */
	private static function id_on_this_site( mixed $id ): ?int {
		return is_numeric( $id ) && (int) $id > 0 && ! SwitchedSite::is_another() ? (int) $id : null;
	}

	/**
	 * What fails is logged: the account is deleted already.
	 */
	private function forget_account( mixed $user ): void {
		$id = self::id_on_this_site( $user );
		if ( null !== $id ) {
			Events::attempt( fn() => ( new Customers( $this->context->database, $this->context->options ) )->forget_account( $id ) );
		}
	}

	/**
	 * Has reports know no more of whoever ordered than what is left, once personal data was removed from an order.
	 */
	private function follow_erased( mixed $order ): void {
		$id = $order instanceof WC_Order ? self::id_on_this_site( $order->get_id() ) : null;
		if ( null === $id || ! Installer::is_done( $this->context ) ) {
			return;
		}
		Events::attempt(
			function () use ( $id, $order ): void {
				if ( ! AnyTransaction::is_anothers( $this->context->database ) ) {
					( new OrderReports( $this->context ) )->rewrite( [ $id ] );
				} elseif ( ! doing_action( 'shutdown' ) ) {
					// Ours would commit it. Where it does not end before the request, Reconcile finds the order.
					add_action( 'shutdown', fn() => $this->follow_erased( $order ), 10, 0 );
				}
			}
		);
	}

	/**
	 * Writes the accounts that have changed. What fails is logged; Reconcile finds it, and what a plugin leaves behind that has not
	 * switched back, or not ended its transaction.
	 */
	public function write_accounts(): void {
		$accounts       = $this->accounts;
		$this->accounts = [];
		if ( SwitchedSite::is_another() || $this->is_left_open() ) {
			return;
		}
		$customers = new Customers( $this->context->database, $this->context->options );
		foreach ( array_chunk( array_values( $accounts ), self::ACCOUNTS_AT_ONCE ) as $some ) {
			Events::attempt( static fn() => $customers->follow_accounts( $some ) );
		}
	}

	/**
	 * Writes the orders that have changed. What fails is logged, and the order stays as it was saved; Reconcile finds it, and what a
	 * plugin leaves behind that has not switched back, or not ended its transaction, or that comes after an update and before the tables
	 * are this version's.
	 */
	public function write(): void {
		$orders = $this->orders->take_all();
		if ( [] === $orders || SwitchedSite::is_another() || ! Installer::is_done( $this->context ) ) {
			return;
		}
		// A new order alone, as a checkout makes it, needs no statement of its own for that.
		if ( ( 1 < count( $orders ) || ! current( $orders ) || ! OrderReports::adds_at_once() ) && $this->is_left_open() ) {
			return;
		}
		foreach ( $orders as $id => $is_new ) {
			$this->write_order( $id, $is_new );
		}
	}

	/**
	 * Whether a plugin has begun a transaction and ended the request without ending that, as it does where it dies: the database is to undo
	 * it. One of ours would commit it.
	 */
	private function is_left_open(): bool {
		return AnyTransaction::is_anothers( $this->context->database );
	}

	/**
	 * Writes some of the orders, where many have changed, and has WooCommerce forget what was read for that. Within a transaction of
	 * another plugin's nothing is written: ours would commit it.
	 */
	private function write_portion(): void {
		if (
			! $this->orders->is_due() || $this->context->database->in_transaction() || AnyTransaction::is_open()
			|| ! Installer::is_done( $this->context )
		) {
			return;
		}
		foreach ( $this->orders->take_portion() as $id => $is_new ) {
			$this->write_order( $id, $is_new );
			CachedOrders::forget( $id );
		}
	}

	private function write_order( int $id, bool $is_new ): void {
		try {
			$reports = new OrderReports( $this->context );
			$is_new ? $reports->add( $id, isset( $this->were_drafts[ $id ] ) ) : $reports->rewrite( [ $id ] );
		} catch ( AnothersTransaction ) {
			// The database is to undo it, with the order maybe; what stays of it Reconcile finds.
			return;
		} catch ( Throwable $error ) {
			$this->context->log->error(
				"Reports could not follow order $id: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
		}
	}
}
