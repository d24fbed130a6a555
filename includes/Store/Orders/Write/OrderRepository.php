<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Orders\Index\OrderIndexers;
use Storewright\Store\Orders\Index\ReportCustomerIds;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\OrdersInPosts;
use Storewright\Store\Orders\Refunds\FullRefund;
use Storewright\Store\Orders\Refunds\RefundEvents;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Storage\OrderStorage;
use Storewright\Store\Orders\Tables;

/**
 * Stores orders and refunds. Each is written as a whole or not at all, on what the database holds at that moment; what follows
 * from its status follows once; and it is told of when it is kept.
 *
 * One instance serves a request: events wait in it. See OrderServices::repository().
 */
final class OrderRepository {

	/**
	 * WooCommerce's code where there is no order.
	 */
	public const MISSING = 'woocommerce_rest_shop_order_invalid_id';

	private readonly OrderReader $reader;

	private readonly OrderStorage $storage;

	private readonly DeferredEvents $events;

	private readonly OrderTransactions $transactions;

	public function __construct(
		private readonly Context $context,
		private readonly StatusEffects $effects,
		private readonly OrderIndexers $indexers,
		private readonly ReportCustomerIds $customers,
		private readonly FullRefund $full_refund
	) {
		$this->reader       = new OrderReader( $context->database );
		$this->storage      = new OrderStorage( $context->database );
		$this->events       = new DeferredEvents();
		$this->transactions = new OrderTransactions( $context->database, $this->events, $indexers, $customers );
	}

	/**
	 * Stores a new order or refund, and does what follows from its status. Gives ids to it, its rows and its meta data; times
	 * that are not set, and the key, are set now. An id that is set is kept if it is free.
	 *
	 * @param Order $order Is changed.
	 * @throws Conflict     If it is an order, and WooCommerce keeps this shop's orders in posts.
	 * @throws InvalidInput If it is neither an order nor a refund, or can't be stored.
	 */
	public function create( Order $order ): Order {
		return $this->add( $order, true );
	}

	/**
	 * Stores an order or a refund of another shop as it is. Nothing follows from its status: what was done there (stock taken,
	 * coupons counted, sales recorded) is said by its flags.
	 *
	 * @param Order $order Is changed.
	 * @throws Conflict If it is an order, and WooCommerce keeps this shop's orders in posts.
	 */
	public function import( Order $order ): Order {
		return $this->add( $order, false );
	}

	/**
	 * Changes an order or a refund. Where nothing differs, nothing is written and nobody is told.
	 *
	 * @param int                    $id
	 * @param callable(Order): mixed $change Is given the order as it is stored now, and changes it or answers another.
	 * @return Order As it is now.
	 * @throws NotFound     If there is none.
	 * @throws InvalidInput If there is not enough of a product, or something is too long to be kept.
	 */
	public function update( int $id, callable $change ): Order {
		return $this->locked(
			$id,
			function () use ( $id, $change ): Order {
				$before  = $this->existing( $id );
				$after   = clone $before;
				$changed = $change( $after );
				return $this->save( $before, $changed instanceof Order ? $changed : $after );
			}
		);
	}

	/**
	 * Does several things with an order and what belongs to it, such as its refunds, as a whole or not at all: under its lock, in
	 * one transaction. Others are told when all is kept.
	 *
	 * @template T
	 * @param int           $id   The order whose lock is held.
	 * @param callable(): T $work Begins anew each time: where two requests wait for each other, one does it again.
	 * @return T
	 */
	public function with_order_lock( int $id, callable $work ): mixed {
		return $this->locked( $id, fn() => $this->transactions->run( $work ) );
	}

	/**
	 * Does work that asks others, such as a payment provider, while nobody else changes the order. What it writes, it writes at once.
	 *
	 * @template T
	 * @param int           $id   The order whose lock is held.
	 * @param callable(): T $work
	 * @return T
	 */
	public function alone( int $id, callable $work ): mixed {
		return $this->context->database->lock( self::lock_name( $id ), $work );
	}

	/**
	 * Puts an order into the trash.
	 *
	 * @throws NotFound If there is none.
	 */
	public function trash( int $id ): Order {
		return $this->locked(
			$id,
			function () use ( $id ): Order {
				$before = $this->existing( $id );
				if ( OrderStatus::TRASH === $before->status ) {
					return $before;
				}
				$after                      = clone $before;
				$after->status              = OrderStatus::TRASH;
				$after->status_before_trash = $before->status;
				$after->trashed             = $this->context->clock->now();
				$order                      = $this->save( $before, $after );
				$this->events->trashed( $order );
				return $order;
			}
		);
	}

	/**
	 * Takes an order out of the trash, into the status that it had.
	 *
	 * @throws NotFound If there is none.
	 */
	public function untrash( int $id ): Order {
		return $this->locked(
			$id,
			function () use ( $id ): Order {
				$before = $this->existing( $id );
				if ( OrderStatus::TRASH !== $before->status ) {
					return $before;
				}
				$after         = clone $before;
				$after->status = '' === $before->status_before_trash ? OrderStatus::PENDING : $before->status_before_trash;
				return $this->save( $before, $after );
			}
		);
	}

	/**
	 * Removes an order for good, with its refunds, notes and everything else that belongs to it; or a refund. What the trash takes
	 * back is taken back: sales, and uses of coupons.
	 *
	 * @return Order As it was.
	 * @throws NotFound If there is none.
	 */
	public function delete( int $id ): Order {
		return $this->locked(
			$id,
			function () use ( $id ): Order {
				$order = $this->existing( $id );
				return $this->transactions->for_customers(
					fn(): array => [ 0, $order->is_refund() ? null : $this->customers->stored( $order->id ) ?? 0 ],
					0,
					function () use ( $order ): Order {
						$gone         = clone $order;
						$gone->status = OrderStatus::TRASH;
						$this->effects->apply( $order, $gone, $this->events );
						if ( ! $order->is_refund() ) {
							array_map( $this->remove( ... ), $this->refunds_of( $order->id ) );
						}
						$this->remove( $order );
						return $order;
					}
				);
			}
		);
	}

	private function add( Order $order, bool $with_effects ): Order {
		if ( ! in_array( $order->type, [ Order::TYPE, Order::REFUND ], true ) ) {
			throw new InvalidInput(
				'woocommerce_rest_invalid_order_type',
				__( 'An order’s type is shop_order or shop_order_refund.', 'storewright' )
			);
		}
		if ( ! $order->is_refund() ) {
			( new OrdersInPosts( $this->context->database, $this->context->options ) )->settle_on_tables();
		}
		$now              = $this->context->clock->now();
		$order->created ??= $now;
		$order->modified = self::at_least( $with_effects ? $now : $order->modified ?? $now, $order );
		$order->version  = '' === $order->version ? $this->context->version : $order->version;
		if ( '' === $order->order_key && ! $order->is_refund() ) {
			$order->order_key = 'wc_order_' . wp_generate_password( 13, false );
		}
		$asked = clone $order;
		$begun = false;
		return $this->transactions->for_customers(
			function () use ( $asked, $order, &$begun ): array {
				if ( $begun ) {
					$order->reset_to( $asked );
				}
				$begun    = true;
				$customer = $this->customers->of( $order );
				return [ $customer, $order->is_refund() ? null : 0 ];
			},
			null,
			function ( int $customer ) use ( $order, $with_effects ): Order {
				$this->storage->take_id( $order );
				$with_effects ? $this->effects->apply( null, $order, $this->events ) : $this->effects->note( $order );
				$this->storage->add( $order );
				$this->indexers->follow( null, $order, $customer );
				// Copies, since whoever asked for it may go on changing theirs.
				$with_effects ? $this->events->created( clone $order ) : $this->events->imported( clone $order );
				if ( $with_effects ) {
					$this->refund_rest( null, $order );
				}
				return $order;
			}
		);
	}

	private function save( Order $before, Order $after ): Order {
		$after->id   = $before->id;
		$after->type = $before->type;
		if ( ! OrderStorage::differs( $before, $after ) ) {
			return $after;
		}
		return $this->transactions->for_customers(
			fn(): array => [
				$this->customers->of( $after, $before ),
				$this->may_be_first_otherwise( $before, $after ) ? $this->customers->stored( $before->id ) ?? 0 : null,
			],
			null,
			function ( int $customer ) use ( $before, $after ): Order {
				$after = clone $after;
				$this->effects->apply( $before, $after, $this->events );
				$after->modified = self::at_least( $this->context->clock->now(), $after );
				$this->storage->change( $before, $after );
				$this->indexers->follow( $before, $after, $customer );
				$this->events->changed( $before, clone $after );
				$this->refund_rest( $before, $after );
				return $after;
			}
		);
	}

	/**
	 * Whether a change may make another order the first one of its customer.
	 */
	private function may_be_first_otherwise( Order $before, Order $after ): bool {
		$of = static fn( Order $order ): array => [
			$order->status,
			$order->created?->getTimestamp(),
			$order->customer_id,
			$order->billing->email,
		];
		return ! $after->is_refund() && $of( $before ) !== $of( $after );
	}

	/**
	 * Records that everything which is left was given back, where an order became refunded.
	 */
	private function refund_rest( ?Order $before, Order $after ): void {
		if ( $after->is_refund() || OrderStatus::REFUNDED !== $after->status || OrderStatus::REFUNDED === $before?->status ) {
			return;
		}
		$refund = $this->full_refund->of( $after, null === $before ? [] : $this->refunds_of( $after->id ) );
		if ( null !== $refund ) {
			$this->create( $refund );
			$this->events->defer( static fn() => RefundEvents::refunded( $refund, true ) );
		}
	}

	/**
	 * No order has changed before it was made: lists by the time of change rely on it.
	 */
	private static function at_least( DateTimeImmutable $moment, Order $order ): DateTimeImmutable {
		return null === $order->created ? $moment : max( $moment, $order->created );
	}

	private function remove( Order $order ): void {
		$customer = $this->customers->stored( $order->id ) ?? 0;
		$this->indexers->follow( $order, null, 0 );
		$this->customers->forget( $customer );
		$this->storage->remove( $order );
		foreach ( $this->context->database->column(
			"SELECT comment_ID FROM {$this->context->database->table( 'comments' )} WHERE comment_post_ID = %d",
			$order->id
		) as $note ) {
			$this->context->database->delete( 'commentmeta', [ 'comment_id' => (int) $note ] );
			$this->context->database->delete( 'comments', [ 'comment_ID' => (int) $note ] );
			clean_comment_cache( (int) $note );
		}
		$this->events->deleted( $order );
	}

	/**
	 * @return list<Order>
	 */
	private function refunds_of( int $id ): array {
		$ids = $this->context->database->column(
			"SELECT id FROM {$this->context->database->table( Tables::ORDERS )} WHERE parent_order_id = %d AND type = %s ORDER BY id",
			$id,
			Order::REFUND
		);
		return array_values( $this->reader->several( array_map( 'intval', $ids ) ) );
	}

	/**
	 * The answer where there is no order.
	 */
	public static function missing(): NotFound {
		return new NotFound( self::MISSING, __( 'There is no order with this id.', 'storewright' ) );
	}

	/**
	 * @throws NotFound If there is none.
	 */
	private function existing( int $id ): Order {
		return $this->reader->several( [ $id ] )[ $id ] ?? throw self::missing();
	}

	/**
	 * A refund shares the lock of the order: what is left to refund depends on both.
	 *
	 * @template T
	 * @param int           $id
	 * @param callable(): T $work
	 * @return T
	 */
	private function locked( int $id, callable $work ): mixed {
		$parent = $this->context->database->value(
			"SELECT parent_order_id FROM {$this->context->database->table( Tables::ORDERS )} WHERE id = %d AND type = %s",
			$id,
			Order::REFUND
		);
		$name   = self::lock_name( null === $parent || '0' === $parent ? $id : (int) $parent );
		return $this->events->after( fn() => $this->context->database->lock( $name, $work ) );
	}

	private static function lock_name( int $order_id ): string {
		return "order_$order_id";
	}
}
