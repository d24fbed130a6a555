<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Privacy;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Period;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Tables;

/**
 * Once a day, puts orders into the trash, or anonymizes them, that are older than the settings have them kept. Nothing runs where
 * no setting says so.
 */
final class OrderRetention implements Job {

	/**
	 * Option => status of the orders that it is about, and whether they are put into the trash.
	 */
	private const RULES = [
		'woocommerce_trash_pending_orders'       => [ OrderStatus::PENDING, true ],
		'woocommerce_trash_failed_orders'        => [ OrderStatus::FAILED, true ],
		'woocommerce_trash_cancelled_orders'     => [ OrderStatus::CANCELLED, true ],
		'woocommerce_anonymize_refunded_orders'  => [ OrderStatus::REFUNDED, false ],
		'woocommerce_anonymize_completed_orders' => [ OrderStatus::COMPLETED, false ],
	];

	private const BATCH = 200;

	/**
	 * The option that holds marks by option: orders made before `made` were all looked at by `seen`, after a look at every order at
	 * `full`. Times are UTC, `Y-m-d H:i:s`.
	 */
	public const MARKS = 'storewright_order_retention';

	/**
	 * Every order is looked at again after so many days: an import may have brought in old ones.
	 */
	private const DAYS_TO_FULL = 30;

	/**
	 * Name under which it is queued.
	 */
	public static function name(): string {
		return 'order_retention';
	}

	/**
	 * Whether a setting is one of these.
	 */
	public static function is_about( string $id ): bool {
		return isset( self::RULES[ $id ] );
	}

	/**
	 * Has the job run a day from now where a setting says so: until then an owner can take back a wrong choice.
	 */
	public static function plan( Context $context ): void {
		if ( [] !== array_filter(
			$context->options->several( array_keys( self::RULES ) ),
			static fn( mixed $value ) => null !== Period::parse( $value )
		) ) {
			Queue::enqueue( self::name(), DAY_IN_SECONDS );
		}
	}

	/**
	 * Goes through the orders of each rule, as long as there is time.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  Option, and time and id of the last order that was looked at, with bars between.
	 * @param float       $until   Unix time, in seconds, by which to come back.
	 * @return string|null Where to go on from.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		// First of all: where it fails time and again, it is tried again tomorrow.
		self::plan( $context );
		[ $at, $time, $id ] = explode( '|', $cursor ?? '' ) + [ '', '', '0' ];
		foreach ( self::RULES as $option => [ $status, $is_trashed ] ) {
			if ( '' !== $at && $option !== $at ) {
				continue;
			}
			$period = Period::parse( get_option( $option ) );
			$limit  = null === $period ? '' : $period->before( $context->clock->now() )->format( 'Y-m-d H:i:s' );
			$mark   = null === $period || $is_trashed ? [] : self::mark( $context, $option );
			if ( [] !== $mark && ! self::anonymize_changed( $context, $status, min( $mark['made'], $limit ), $mark['seen'], $until ) ) {
				return "$option|$time|$id";
			}
			while ( null !== $period ) {
				$rows = self::older(
					$context,
					$status,
					$is_trashed,
					$limit,
					'' === $time ? $mark['made'] ?? '0000-00-00 00:00:00' : $time,
					(int) $id
				);
				foreach ( $rows as $row ) {
					if ( microtime( true ) >= $until ) {
						return "$option|$time|$id";
					}
					$is_trashed
						? self::trash( $context, (int) $row['id'], $status )
						: ( new OrderServices( $context ) )->anonymizer()->anonymize( (int) $row['id'] );

					$time = (string) $row['date_created_gmt'];
					$id   = (string) $row['id'];
				}
				if ( self::BATCH > count( $rows ) ) {
					break;
				}
			}
			if ( null !== $period && ! $is_trashed ) {
				self::set_mark( $context, $option, $limit, $mark );
			}
			[ $at, $time, $id ] = [ '', '', '0' ];
		}
		return null;
	}

	/**
	 * Returns how far a rule came on earlier days; empty where every order is to be looked at.
	 *
	 * @return array{}|array{made: string, seen: string, full: string}
	 */
	private static function mark( Context $context, string $option ): array {
		$mark = $context->options->array( self::MARKS )[ $option ] ?? null;
		if (
			! is_array( $mark )
			|| ! is_string( $mark['made'] ?? null )
			|| ! is_string( $mark['seen'] ?? null )
			|| ! is_string( $mark['full'] ?? null ) ) {

			return [];
		}
		$is_old = $mark['full'] < $context->clock->now()->modify( '-' . self::DAYS_TO_FULL . ' days' )->format( 'Y-m-d H:i:s' );
		return $is_old ? [] : [
			'made' => $mark['made'],
			'seen' => $mark['seen'],
			'full' => $mark['full'],
		]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	/**
	 * @param array{}|array{made: string, seen: string, full: string} $before
	 */
	private static function set_mark( Context $context, string $option, string $made, array $before ): void {
		// A run may take some days; what changed meanwhile is looked at once more.
		$seen = $context->clock->now()->modify( '-3 days' )->format( 'Y-m-d H:i:s' );
		$mark = [
			'made' => $made,
			'seen' => $seen,
			'full' => $before['full'] ?? $context->clock->now()->format( 'Y-m-d H:i:s' ),
		];
		$context->options->change( self::MARKS, static fn( array $marks ): array => [ $option => $mark ] + $marks );
	}

	/**
	 * Anonymizes orders that were made before the mark and changed since, such as those that have come into this status.
	 *
	 * @return bool Whether all are done.
	 */
	private static function anonymize_changed( Context $context, string $status, string $made, string $seen, float $until ): bool {
		$database = $context->database;
		$hint     = $database->is_sqlite() ? '' : 'FORCE INDEX ( storewright_type_status_updated )';
		$last     = 0;
		do {
			$ids = $database->column(
				"SELECT o.id FROM {$database->table( Tables::ORDERS )} o $hint WHERE o.type = %s AND o.status = %s
				AND o.date_updated_gmt >= %s AND o.date_created_gmt < %s AND o.id > %d "
					. self::not_anonymized( $context )
					. ' ORDER BY o.id LIMIT %d',
				Order::TYPE,
				OrderStatus::stored( $status ),
				$seen,
				$made,
				$last,
				self::BATCH
			);
			foreach ( $ids as $id ) {
				if ( microtime( true ) >= $until ) {
					return false;
				}
				( new OrderServices( $context ) )->anonymizer()->anonymize( (int) $id );
				$last = (int) $id;
			}
			$found = count( $ids );
		} while ( self::BATCH === $found );
		return true;
	}

	private static function not_anonymized( Context $context ): string {
		return "AND NOT EXISTS ( SELECT 1 FROM {$context->database->table( Tables::META )} m WHERE m.order_id = o.id AND m.meta_key = '"
			. OrderAnonymizer::DONE
			. "' AND m.meta_value = 'yes' )";

	}

	/**
	 * The next orders of a status that are too old, read along an index; not those that are anonymized already.
	 *
	 * @return list<array<string, string|null>>
	 */
	private static function older( Context $context, string $status, bool $is_trashed, string $limit, string $time, int $id ): array {
		$database = $context->database;
		$todo     = $is_trashed ? '' : self::not_anonymized( $context );
		return $database->rows(
			"SELECT o.id, o.date_created_gmt FROM {$database->table( Tables::ORDERS )} o
			WHERE o.type = %s AND o.status = %s AND o.date_created_gmt < %s AND o.date_created_gmt >= %s
			AND ( o.date_created_gmt > %s OR o.id > %d ) $todo
			ORDER BY o.date_created_gmt, o.id LIMIT %d",
			Order::TYPE,
			OrderStatus::stored( $status ),
			$limit,
			$time,
			$time,
			$id,
			self::BATCH
		);
	}

	/**
	 * Puts an order into the trash unless it has come into another status in the meantime.
	 */
	private static function trash( Context $context, int $id, string $status ): void {
		$orders = ( new OrderServices( $context ) )->repository();
		try {
			$orders->with_order_lock(
				$id,
				static function () use ( $context, $orders, $id, $status ): void {
					$now = $context->database->value(
						"SELECT status FROM {$context->database->table( Tables::ORDERS )} WHERE id = %d",
						$id
					);
					if ( OrderStatus::stored( $status ) === $now ) {
						$orders->trash( $id );
					}
				}
			);
		} catch ( NotFound ) {
			return;
		}
	}
}
