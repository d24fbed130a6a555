<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\OfOrderIds;
use Storewright\Admin\Analytics\Declaration\OrderInfo;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;

/**
 * The orders and refunds that a figure is made of, each with its share. Those whose share is nothing are left out.
 *
 * @phpstan-type Share array{order_id: int, parent_id: int, order_number: int|string, date: string, status: string,
 *   currency: string, value: BigDecimal}
 */
final class OrderShares {

	/**
	 * How many rows are looked at for an order that is shown: an order has several items, and some add nothing.
	 */
	private const ROWS = 4;

	private readonly ReportTables $tables;

	/**
	 * @param Context             $context
	 * @param array<string, Part> $parts     Where figures of the report come from.
	 * @param Condition           $condition Which rows count.
	 * @param string              $time      The column that says when a row counts.
	 * @param OfOrderIds|null     $of        Says whose order a row is; null where that is in the order statistics, `s`.
	 * @param ShareSums|null      $kept      What is kept of the same rows; null where nothing is.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly array $parts,
		private readonly Condition $condition,
		private readonly string $time,
		private readonly ?OfOrderIds $of = null,
		private readonly ?ShareSums $kept = null
	) {
		$this->tables = new ReportTables( $context );
	}

	/**
	 * How many orders and refunds there are, and the sum of their shares.
	 *
	 * @return array{count: int, sum: BigDecimal}
	 */
	public function sum( ExplainedFigure $figure ): array {
		$kept = $this->kept( $figure );
		if ( null !== $kept ) {
			return $kept;
		}
		$shares = $this->shares( $figure, $this->condition, false );
		$row    = $this->context->database->row(
			$this->tables->name( "SELECT COUNT(*) AS orders, SUM( o.share ) AS total FROM ( {$shares->sql} ) o" ),
			...$shares->args
		);
		return [
			'count' => (int) ( $row['orders'] ?? 0 ),
			'sum'   => $figure->added[0]->read( $row['total'] ?? null ),
		];
	}

	/**
	 * Adds up what is kept of a figure, so that nobody waits for it; nothing where it is not.
	 */
	public function prepare( ExplainedFigure $figure ): void {
		$this->kept( $figure );
		foreach ( $figure->divisor as $one ) {
			$this->kept( ExplainedFigure::of( [], $one ) );
		}
	}

	/**
	 * What a sum is divided by.
	 */
	public function divisor( ExplainedFigure $figure ): BigDecimal {
		return array_reduce(
			$figure->divisor,
			fn( BigDecimal $sum, Measure $one ) => $sum->plus(
				$this->kept( ExplainedFigure::of( [], $one ) )['sum'] ?? $this->total( $one )
			),
			BigDecimal::zero()
		);
	}

	/**
	 * What the database adds up or counts of all rows together.
	 */
	public function total( Measure $measure ): BigDecimal {
		$kept = $measure->is_different ? $this->kept?->different( $this->parts, $measure ) : null;
		if ( null !== $kept ) {
			return $kept;
		}
		$part = $this->parts[ $measure->part ];
		return $measure->read(
			$this->context->database->value(
				$this->tables->name( "{$this->select( $part )} {$measure->sql} FROM {$part->from} WHERE {$this->condition->sql}" ),
				...$this->condition->args
			)
		);
	}

	/**
	 * @return array{count: int, sum: BigDecimal}|null As sum() answers; null where that is not kept.
	 */
	private function kept( ExplainedFigure $figure ): ?array {
		$kept = $this->kept?->of( fn( Condition $condition ) => $this->shares( $figure, $condition, true ) );
		return null === $kept ? null : [
			'count' => $kept['count'],
			'sum'   => $figure->added[0]->read( (string) $kept['sum'] ),
		];
	}

	/**
	 * Some of the orders and refunds, the latest first.
	 *
	 * @param ExplainedFigure $figure
	 * @param int             $count  How many there are.
	 * @param int             $limit
	 * @param int             $offset
	 * @return list<Share> Times are the site's, `Y-m-d H:i:s`.
	 */
	public function page( ExplainedFigure $figure, int $count, int $limit, int $offset ): array {
		$since = $this->since( $figure, $count, $limit + $offset );
		$rows  = null === $since ? [] : $this->rows( $figure, Condition::all( $since, $this->condition ), $limit, $offset );
		if ( count( $rows ) < $limit ) {
			$rows = $this->rows( $figure, $this->condition, $limit, $offset );
		}
		$ids   = array_map(
			static fn( array $row ) => [
				'order_id'  => (int) $row['order_id'],
				'parent_id' => (int) $row['parent_id'],
			],
			$rows
		);
		$known = ( new OrderInfo( $this->context, $ids ) )->numbers_and_currencies();
		return array_map(
			static fn( array $row, array $id, array $info ) => $id + [
				'order_number' => 0 === $id['order_id'] ? '' : $info['order_number'],
				'date'         => (string) $row['counted'],
				'status'       => substr( (string) $row['status'], 3 ),
				'currency'     => $info['currency'],
				'value'        => $figure->added[0]->read( $row['share'] ),
			],
			$rows,
			$ids,
			$known
		);
	}

	/**
	 * That rows count since a time: the latest orders of many are found along its index, without all others. All rows of an order count
	 * at the same time, so that each has its whole share.
	 *
	 * @param ExplainedFigure $figure
	 * @param int             $count  How many orders there are.
	 * @param int             $wanted How many of them are to be found.
	 * @return Condition|null Null where that saves nothing, and where rows of an order count at several times.
	 */
	private function since( ExplainedFigure $figure, int $count, int $wanted ): ?Condition {
		if ( null !== $this->of || $count <= self::ROWS * $wanted ) {
			return null;
		}
		$part = $this->parts[ $figure->added[0]->part ];
		$time = $this->context->database->value(
			$this->tables->name(
				"{$this->select( $part )} {$this->time} AS counted FROM {$part->from} WHERE {$this->condition->sql}
				ORDER BY counted DESC LIMIT 1 OFFSET %d"
			),
			...[ ...$this->condition->args, self::ROWS * $wanted ]
		);
		return null === $time ? null : new Condition( "{$this->time} >= %s", $time );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function rows( ExplainedFigure $figure, Condition $condition, int $limit, int $offset ): array {
		$shares = $this->shares( $figure, $condition, true );
		return $this->context->database->rows(
			$this->tables->name(
				"SELECT o.order_id, o.share, o.counted, s.parent_id, s.status
				FROM ( {$shares->sql} ) o LEFT JOIN {stats} s ON s.order_id = o.order_id
				ORDER BY o.counted DESC, o.order_id DESC LIMIT %d OFFSET %d"
			),
			...[ ...$shares->args, $limit, $offset ]
		);
	}

	/**
	 * A query of `order_id` and `share`, in the unit that the measures read, and, if wanted, of when the order counts.
	 */
	private function shares( ExplainedFigure $figure, Condition $condition, bool $with_time ): Condition {
		$order   = $this->of?->order() ?? 's.order_id';
		$counted = $with_time ? ", MAX( {$this->time} ) AS counted" : '';
		$queries = array_map(
			function ( Measure $one ) use ( $figure, $condition, $order, $counted ): string {
				$sign = $figure->sign( $one ) < 0 ? '-' : '';
				$part = $this->parts[ $one->part ];
				return "{$this->select( $part )} $order AS order_id, $sign( {$one->sql} ) AS share$counted FROM {$part->from}
					WHERE {$condition->sql} GROUP BY $order";
			},
			$figure->added
		);
		if ( 1 === count( $queries ) ) {
			return new Condition( "{$queries[0]} HAVING {$figure->added[0]->sql} <> 0", ...$condition->args );
		}
		$latest = $with_time ? ', MAX( a.counted ) AS counted' : '';
		return new Condition(
			"SELECT a.order_id, SUM( a.share ) AS share$latest FROM ( " . implode( ' UNION ALL ', $queries ) . ' ) a GROUP BY a.order_id
			HAVING SUM( a.share ) <> 0',
			...array_merge( ...array_fill( 0, count( $queries ), $condition->args ) )
		);
	}

	/**
	 * What a query of a part begins with: SQLite has no such words, and needs none.
	 */
	private function select( Part $part ): string {
		return $part->is_in_order && ! $this->context->database->is_sqlite() ? 'SELECT STRAIGHT_JOIN' : 'SELECT';
	}
}
