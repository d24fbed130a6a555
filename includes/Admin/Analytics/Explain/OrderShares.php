<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\OrderInfo;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;

/**
 * The orders and refunds that a figure is made of, each with its share. Those whose share is nothing are left out.
 *
 * @phpstan-type Share array{order_id: int, parent_id: int, order_number: int|string, date: string, status: string, value: BigDecimal}
 */
final class OrderShares {

	private readonly ReportTables $tables;

	/**
	 * @param Context             $context
	 * @param array<string, Part> $parts     Where figures of the report come from.
	 * @param Condition           $condition Which rows count.
	 */
	public function __construct( private readonly Context $context, private readonly array $parts, private readonly Condition $condition ) {
		$this->tables = new ReportTables( $context );
	}

	/**
	 * How many orders and refunds there are, and the sum of their shares.
	 *
	 * @return array{count: int, sum: BigDecimal}
	 */
	public function sum( ExplainedFigure $figure ): array {
		$shares = $this->shares( $figure );
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
	 * What a sum is divided by.
	 */
	public function divisor( ExplainedFigure $figure ): BigDecimal {
		return array_reduce(
			$figure->divisor,
			fn( BigDecimal $sum, Measure $one ) => $sum->plus( $this->total( $one ) ),
			BigDecimal::zero()
		);
	}

	/**
	 * What the database adds up or counts of all rows together.
	 */
	public function total( Measure $measure ): BigDecimal {
		return $measure->read(
			$this->context->database->value(
				$this->tables->name( "SELECT {$measure->sql} FROM {$this->parts[ $measure->part ]->from} WHERE {$this->condition->sql}" ),
				...$this->condition->args
			)
		);
	}

	/**
	 * Some of the orders and refunds, the latest first.
	 *
	 * @param ExplainedFigure $figure
	 * @param string          $date   Column of the order statistics that says when an order counts.
	 * @param int             $limit
	 * @param int             $offset
	 * @return list<Share> Times are the site's, `Y-m-d H:i:s`.
	 */
	public function page( ExplainedFigure $figure, string $date, int $limit, int $offset ): array {
		$shares = $this->shares( $figure );
		$rows   = $this->context->database->rows(
			$this->tables->name(
				"SELECT o.order_id, o.share, s.parent_id, s.status, $date AS date
				FROM ( {$shares->sql} ) o JOIN {stats} s ON s.order_id = o.order_id ORDER BY date DESC, o.order_id DESC LIMIT %d OFFSET %d"
			),
			...[ ...$shares->args, $limit, $offset ]
		);
		$ids    = array_map(
			static fn( array $row ) => [
				'order_id'  => (int) $row['order_id'],
				'parent_id' => (int) $row['parent_id'],
			],
			$rows
		);
		$known  = ( new OrderInfo( $this->context, $ids ) )->numbers();
		return array_map(
			static fn( array $row, array $id, array $info ) => $id + [
				'order_number' => $info['order_number'],
				'date'         => (string) $row['date'],
				'status'       => substr( (string) $row['status'], 3 ),
				'value'        => $figure->added[0]->read( $row['share'] ),
			],
			$rows,
			$ids,
			$known
		);
	}

	/**
	 * A query of `order_id` and `share`, in the unit that the measures read.
	 */
	private function shares( ExplainedFigure $figure ): Condition {
		$queries = array_map(
			function ( Measure $one ) use ( $figure ): string {
				$sign = $figure->sign( $one ) < 0 ? '-' : '';
				return "SELECT s.order_id, $sign( {$one->sql} ) AS share FROM {$this->parts[ $one->part ]->from}
					WHERE {$this->condition->sql} GROUP BY s.order_id";
			},
			$figure->added
		);
		if ( 1 === count( $queries ) ) {
			return new Condition( "{$queries[0]} HAVING {$figure->added[0]->sql} <> 0", ...$this->condition->args );
		}
		return new Condition(
			'SELECT a.order_id, SUM( a.share ) AS share FROM ( ' . implode( ' UNION ALL ', $queries ) . ' ) a GROUP BY a.order_id
			HAVING SUM( a.share ) <> 0',
			...array_merge( ...array_fill( 0, count( $queries ), $this->condition->args ) )
		);
	}
}
