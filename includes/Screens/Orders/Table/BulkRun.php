<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Table;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Write\OrderRepository;

/**
 * One change of many orders: what a request can't do in time is done in the background, and all of it can be undone.
 *
 * A run is kept in an option: who began it, what becomes of which orders, what is done with their former statuses, and what failed.
 *
 * @phpstan-type Run array{user: int, to: string, ids: list<int>, done: array<int, string>, failed: array<int, string>,
 *   only: array<int, string>}
 */
final class BulkRun {

	public const OPTION = 'storewright_order_runs';

	public const UNTRASH = 'untrash';

	public const DELETE = 'delete';

	/**
	 * How many runs are remembered.
	 */
	private const KEPT = 5;

	/**
	 * Orders after which a run says how far it is.
	 */
	private const STEP = 10;

	private readonly OrderRepository $orders;

	public function __construct( private readonly Context $context ) {
		$this->orders = ( new OrderServices( $context ) )->repository();
	}

	/**
	 * Begins a run and does what it can until a moment; the rest follows in the background.
	 *
	 * @param string             $to    The status that the orders get, UNTRASH or DELETE.
	 * @param list<int>          $ids
	 * @param float              $until Unix time in seconds.
	 * @param array<int, string> $only  By id: the status that the order has to have, or it is left as it is; '' for any.
	 * @return string Name of the run.
	 */
	public function start( string $to, array $ids, float $until, array $only = [] ): string {
		$token = wp_generate_password( 12, false );
		$run   = [
			'user'   => get_current_user_id(),
			'to'     => $to,
			'ids'    => $ids,
			'done'   => [],
			'failed' => [],
			'only'   => $only,
		];
		$this->context->options->change(
			self::OPTION,
			static fn( array $runs ): array => array_slice( [ $token => $run ] + $runs, 0, self::KEPT, true )
		);
		if ( ! $this->go_on( $token, $until ) ) {
			Queue::enqueue( BulkRunJob::name() );
		}
		return $token;
	}

	/**
	 * Goes on with a run until a moment.
	 *
	 * @return bool Whether it is done.
	 */
	public function go_on( string $token, float $until ): bool {
		return $this->context->database->lock(
			"order_run_$token",
			function () use ( $token, $until ): bool {
				$run = $this->find( $token );
				while ( null !== $run && [] !== $run['ids'] && microtime( true ) < $until ) {
					$part       = array_slice( $run['ids'], 0, self::STEP );
					$run['ids'] = array_slice( $run['ids'], self::STEP );
					foreach ( $part as $id ) {
						$this->change( $run, $id );
					}
					$this->keep( $token, $run );
				}
				return [] === ( $run['ids'] ?? [] );
			}
		);
	}

	/**
	 * Names of the runs that are not done yet.
	 *
	 * @return list<string>
	 */
	public function waiting(): array {
		$names = [];
		foreach ( array_keys( $this->stored() ) as $token ) {
			if ( [] !== ( $this->find( (string) $token )['ids'] ?? [] ) ) {
				$names[] = (string) $token;
			}
		}
		return $names;
	}

	/**
	 * Gives the orders of a run their former statuses, where nobody has changed them since. What it has not done yet is left.
	 *
	 * @param string $token
	 * @param float  $until Unix time in seconds.
	 * @return list<string> Names of the runs that do so; none where there is nothing to undo.
	 */
	public function undo( string $token, float $until ): array {
		$run = $this->context->database->lock(
			"order_run_$token",
			function () use ( $token ): ?array {
				$run = $this->find( $token );
				if ( null !== $run ) {
					$this->keep(
						$token,
						[
							'ids'  => [],
							'done' => [],
						] + $run
					);
				}
				return $run;
			}
		);
		if ( null === $run || self::DELETE === $run['to'] ) {
			return [];
		}
		$runs = [];
		foreach ( array_unique( $run['done'] ) as $before ) {
			$ids    = array_keys( $run['done'], $before, true );
			$to     = OrderStatus::TRASH === $run['to'] ? self::UNTRASH : $before;
			$only   = self::UNTRASH === $run['to'] ? [] : array_fill_keys( $ids, $run['to'] );
			$runs[] = $this->start( $to, $ids, $until, $only );
		}
		return $runs;
	}

	/**
	 * A run; null where it is not remembered.
	 *
	 * @return Run|null
	 */
	public function find( string $token ): ?array {
		$run = $this->stored()[ $token ] ?? null;
		/** @var Run|null $run */
		return is_array( $run ) && is_array( $run['ids'] ?? null ) ? $run : null;
	}

	/**
	 * @param Run $run
	 */
	private function change( array &$run, int $id ): void {
		try {
			$before = ChangeOrigin::within(
				ChangeOrigin::BULK_EDIT,
				fn(): string => match ( $run['to'] ) {
					self::DELETE       => $this->orders->delete( $id )->status,
					OrderStatus::TRASH => $this->trash( $id ),
					self::UNTRASH      => $this->untrash( $id ),
					default            => $this->give( $id, $run['to'], $run['user'], $run['only'][ $id ] ?? '' ),
				},
				$run['user']
			);
			if ( $before !== $run['to'] ) {
				$run['done'][ $id ] = $before;
			}
		} catch ( DomainError $failure ) {
			$run['failed'][ $id ] = $failure->getMessage();
		}
	}

	private function trash( int $id ): string {
		return $this->orders->trash( $id )->status_before_trash;
	}

	private function untrash( int $id ): string {
		$this->orders->untrash( $id );
		return OrderStatus::TRASH;
	}

	/**
	 * @return string The status that it had.
	 * @throws NotFound If there is no such order.
	 */
	private function give( int $id, string $to, int $user, string $only ): string {
		$before = '';
		$this->orders->update(
			$id,
			static function ( Order $order ) use ( $to, $user, $only, &$before ): void {
				if ( $order->is_refund() ) {
					throw OrderRepository::missing();
				}
				$before = $order->status;
				if ( '' !== $only && $only !== $order->status ) {
					$before = $to;
					return;
				}
				$order->status     = $to;
				$order->changed_by = $user;
				// What an undo gives back was sold before, whatever has been sold since.
				$order->may_oversell = '' !== $only;
			}
		);
		return $before;
	}

	/**
	 * @param string       $token
	 * @param array<mixed> $run
	 */
	private function keep( string $token, array $run ): void {
		$this->context->options->change(
			self::OPTION,
			static fn( array $runs ): array => isset( $runs[ $token ] ) ? array_replace( $runs, [ $token => $run ] ) : $runs
		);
	}

	/**
	 * @return array<mixed>
	 */
	private function stored(): array {
		$runs = $this->context->options->fresh( [ self::OPTION ] )[ self::OPTION ] ?? [];
		return is_array( $runs ) ? $runs : [];
	}
}
