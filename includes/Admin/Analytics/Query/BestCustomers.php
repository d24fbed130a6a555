<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Kernel\Context;
use Storewright\Shop\Reports\IdSums;
use Storewright\Shop\Reports\KeptFigures;
use Storewright\Shop\Reports\ReportRun;

/**
 * Which customers spent most in a period: what each spent is kept of days and months, in whole millionths. It says whose orders are to be
 * read; figures come from these.
 */
final class BestCustomers {

	/**
	 * What a list of customers is sorted by that begins with them.
	 */
	public const ORDERBY = 'total_spend';

	/**
	 * Who wants more of them has all orders read.
	 */
	public const MOST = 500;

	/**
	 * What an order's row adds, as CustomerOrders adds it up.
	 */
	private const SPENT = 'SUM( CAST( ROUND( s.total_sales * 1000000 ) AS SIGNED ) )';

	/**
	 * @param Context $context
	 * @param bool    $is_patient Whether to look at all that is not known yet, however long that takes.
	 */
	public function __construct( private readonly Context $context, private readonly bool $is_patient = false ) {}

	/**
	 * Returns the first of them.
	 *
	 * @param Period    $period
	 * @param Condition $condition Which orders count, apart from their time.
	 * @param int       $limit
	 * @return list<int>|null Their ids; null where the orders have to be read.
	 */
	public function of( Period $period, Condition $condition, int $limit ): ?array {
		return $limit > self::MOST ? null : $this->all( $period, $condition )?->best( $limit );
	}

	/**
	 * Returns what each customer spent in whole millionths, by id.
	 *
	 * @param Period    $period
	 * @param Condition $condition Which orders count, apart from their time.
	 * @return IdSums|null Null where the orders have to be read.
	 */
	public function all( Period $period, Condition $condition ): ?IdSums {
		// A few days are read as fast.
		if (
			null === $period->months() || ! $period->is_of_whole_days() || ! $condition->is_about( [ 's.status' ] )
			|| ! ( new ReportRun( $this->context ) )->is_complete()
		) {
			return null;
		}
		$changes = ( new KeptFigures( $this->context->database ) )->changes(
			'created',
			$period->from->format( 'Y-m-d' ),
			$period->to->format( 'Y-m-d' )
		);
		$name    = sha1(
			implode( "\0", [ ( new ReportTables( $this->context ) )->name( 'spent {stats}' ), trim( $condition->sql, '() ' ), ...$condition->args ] )
		);
		$look    = fn( string $from, string $until ): array => $this->look( $condition, $from, $until );
		try {
			$known = ( new KeptDays( $this->context, $name, IdSums::class, $look, $this->is_patient ) )->of_period( $period, $changes );
		} catch ( TooMuchUnknown ) {
			return null;
		}
		return IdSums::together( ...array_column( $known, 'value' ) );
	}

	/**
	 * @return array<string, IdSums> By day.
	 */
	private function look( Condition $condition, string $from, string $until ): array {
		$where = Condition::all(
			new Condition( 's.date_created >= %s AND s.date_created <= %s AND s.customer_id > 0', "$from 00:00:00", "$until 23:59:59" ),
			$condition
		);
		$sums  = [];
		foreach ( $this->context->database->rows(
			( new ReportTables( $this->context ) )->name(
				'SELECT SUBSTR( s.date_created, 1, 10 ) AS day, s.customer_id AS id, ' . self::SPENT . " AS spent FROM {stats} s
				WHERE {$where->sql} GROUP BY SUBSTR( s.date_created, 1, 10 ), s.customer_id"
			),
			...$where->args
		) as $row ) {
			$sums[ (string) $row['day'] ][ (int) $row['id'] ] = (int) $row['spent'];
		}
		return array_map( static fn( array $of ) => new IdSums( $of ), $sums );
	}
}
