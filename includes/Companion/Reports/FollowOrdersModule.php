<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Database\Table;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Throwable;

/**
 * Has reports follow the orders that a request changes, at its end: each order is written once, however often it was saved.
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

	/**
	 * @var array<int, int> Orders that have changed.
	 */
	private array $changed = [];

	/**
	 * @var array<int, int> Accounts that have changed.
	 */
	private array $accounts = [];

	/**
	 * @var array<int, true> Those of them that this request has made.
	 */
	private array $new = [];

	public function __construct( private readonly Context $context ) {}

	public function register(): void {
		foreach ( self::EVENTS as $event ) {
			add_action( $event, $this->note( ... ) );
		}
		// A saved order is noted before other plugins listen: one that throws keeps it from no report.
		add_action( 'woocommerce_new_order', $this->note_new( ... ), 0 );
		add_action( 'woocommerce_update_order', $this->note( ... ), 0 );
		foreach ( [ 'storewright_customer_created', 'storewright_customer_updated', 'profile_update' ] as $event ) {
			add_action( $event, $this->note_account( ... ) );
		}
		// Whatever role the account had.
		add_action( 'deleted_user', $this->forget_account( ... ) );
	}

	/**
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	private function note( mixed $id ): void {
		$id = self::id_on_this_site( $id );
		if ( null !== $id ) {
			add_action( 'shutdown', [ $this, 'write' ], self::PRIORITY, 0 );
			$this->changed[ $id ] = $id;
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
		return is_numeric( $id ) && (int) $id > 0 && ! self::is_elsewhere() ? (int) $id : null;
	}

	/**
	 * Whether a plugin has switched to another site of the network.
	 */
	private static function is_elsewhere(): bool {
		return is_multisite() && ms_is_switched();
	}

	private function note_new( mixed $id ): void {
		$this->note( $id );
		if ( is_numeric( $id ) && isset( $this->changed[ (int) $id ] ) ) {
			$this->new[ (int) $id ] = true;
		}
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
	 * Writes the accounts that have changed. What fails is logged; Reconcile finds it, and what a plugin leaves behind that has not
	 * switched back.
	 */
	public function write_accounts(): void {
		$accounts       = self::is_elsewhere() ? [] : $this->accounts;
		$this->accounts = [];
		$customers      = new Customers( $this->context->database, $this->context->options );
		foreach ( array_chunk( array_values( $accounts ), self::ACCOUNTS_AT_ONCE ) as $some ) {
			Events::attempt( static fn() => $customers->follow_accounts( $some ) );
		}
	}

	/**
	 * Writes the orders that have changed. What fails is logged, and the order stays as it was saved; Reconcile finds it, and what a
	 * plugin leaves behind that has not switched back.
	 */
	public function write(): void {
		$changed       = self::is_elsewhere() ? [] : $this->changed;
		$new           = $this->new;
		$this->changed = [];
		$this->new     = [];
		foreach ( $changed as $id ) {
			try {
				$reports = new OrderReports( $this->context );
				isset( $new[ $id ] ) ? $reports->add( $id ) : $reports->rewrite( [ $id ] );
			} catch ( Throwable $error ) {
				$this->context->log->error(
					"Reports could not follow order $id: {$error->getMessage()}",
					[ 'at' => $error->getFile() . ':' . $error->getLine() ]
				);
			}
		}
	}
}
