<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Maintenance;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Maintenance\IdWalk;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Kernel\Maintenance\ToolStep;
use Storewright\Store\Orders\Index\IndexOrders;
use Storewright\Store\Orders\Index\IndexRun;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * The maintenance tools of orders.
 *
 * @internal
 */
final class OrderTools {

	/**
	 * How long a part waits for the job that indexes orders, in seconds. The next part tries again.
	 */
	private const SECONDS_TO_WAIT = 1;

	private const ORDERS_AT_ONCE = 200;

	private const PERMISSIONS_AT_ONCE = 5000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The tools.
	 *
	 * @return list<Tool>
	 */
	public function all(): array {
		$database = $this->context->database;
		$coupons  = new IdWalk( fn( int $after ) => $this->orders_after( $after ), ( new CouponLookupRepair( $database ) )->repair( ... ) );
		$expired  = new IdWalk( fn( int $after ) => $this->permissions_after( $after ), $this->drop_expired( ... ) );
		return [
			Tool::in_parts(
				'recreate_order_address_fts_index',
				__( 'Order search index', 'storewright' ),
				__( 'Recreate index', 'storewright' ),
				__( 'Rebuilds the tables used to search and count orders. Lists are slower meanwhile.', 'storewright' ),
				$this->index( ... ),
				fn(): int => $this->count( Tables::ORDERS )
			),
			Tool::in_parts(
				'repair_coupons_lookup_table',
				__( 'Coupon lookup table', 'storewright' ),
				__( 'Repair', 'storewright' ),
				__( 'Rebuilds the report data about coupons from all orders.', 'storewright' ),
				$coupons->step( ... ),
				fn(): int => (int) $database->value(
					"SELECT COUNT(*) FROM {$database->table( Tables::ORDERS )} WHERE type = %s",
					Order::TYPE
				)
			),
			Tool::in_parts(
				'clear_expired_download_permissions',
				__( 'Expired download permissions', 'storewright' ),
				__( 'Clean up download permissions', 'storewright' ),
				__( 'Deletes download permissions that have expired or have no downloads left.', 'storewright' ),
				$expired->step( ... ),
				fn(): int => $this->count( Tables::DOWNLOAD_PERMISSIONS )
			),
		];
	}

	/**
	 * Indexes all orders anew. While the job of the same kind is at work, this waits.
	 */
	private function index( ?string $cursor, float $until ): ToolStep {
		$cursor ??= IndexOrders::ANEW;
		$before   = $this->indexed_up_to( $cursor );
		try {
			$next = ( new IndexOrders() )->run_alone( $this->context, $cursor, $until, self::SECONDS_TO_WAIT );
		} catch ( Conflict ) {
			return new ToolStep( $cursor, 0 );
		}
		$after = null === $next ? null : $this->indexed_up_to( $next );
		$done  = null === $before || $before === $after ? 0 : (int) $this->context->database->value(
			"SELECT COUNT(*) FROM {$this->context->database->table( Tables::ORDERS )} WHERE id > %d AND id <= %d",
			$before,
			$after ?? PHP_INT_MAX
		);
		return new ToolStep( $next, $done );
	}

	/**
	 * The last order whose words are there, null where all are.
	 */
	private function indexed_up_to( string $cursor ): ?int {
		$run = IndexRun::of( $cursor );
		return match ( $run?->stage ) {
			null, IndexOrders::CLEAR, IndexOrders::ALL => 0,
			IndexOrders::ORDERS => (int) $run->from,
			default => null,
		};
	}

	/**
	 * @return list<int>
	 */
	private function orders_after( int $id ): array {
		$database = $this->context->database;
		return array_map(
			intval( ... ),
			$database->column(
				"SELECT id FROM {$database->table( Tables::ORDERS )} WHERE id > %d AND type = %s ORDER BY id LIMIT %d",
				$id,
				Order::TYPE,
				self::ORDERS_AT_ONCE
			)
		);
	}

	/**
	 * @return list<int>
	 */
	private function permissions_after( int $id ): array {
		$database = $this->context->database;
		return array_map(
			intval( ... ),
			$database->column(
				"SELECT permission_id FROM {$database->table( Tables::DOWNLOAD_PERMISSIONS )} WHERE permission_id > %d
				ORDER BY permission_id LIMIT %d",
				$id,
				self::PERMISSIONS_AT_ONCE
			)
		);
	}

	/**
	 * @param non-empty-list<int> $ids Of permissions, ascending.
	 */
	private function drop_expired( array $ids ): void {
		$database = $this->context->database;
		$expired  = $database->column(
			"SELECT permission_id FROM {$database->table( Tables::DOWNLOAD_PERMISSIONS )} WHERE permission_id >= %d AND permission_id <= %d
			AND ( downloads_remaining = '0' OR ( access_expires > '1000-01-01 00:00:00' AND access_expires < %s ) )",
			min( $ids ),
			max( $ids ),
			$this->context->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d 00:00:00' )
		);
		if ( [] !== $expired ) {
			$database->execute(
				"DELETE FROM {$database->table( Tables::DOWNLOAD_PERMISSIONS )} WHERE permission_id IN ("
					. RowWriter::places( $expired )
					. ')',
				...array_map( intval( ... ), $expired )
			);
		}
	}

	private function count( string $table ): int {
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->context->database->table( $table )}" );
	}
}
