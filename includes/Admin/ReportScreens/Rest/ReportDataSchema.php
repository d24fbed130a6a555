<?php
declare(strict_types=1);

namespace Storewright\Admin\ReportScreens\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;

/**
 * How the rows and sums that reports read are doing, on the wire. Times are UTC.
 */
final class ReportDataSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'report_data';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'is_complete'    => Field::boolean( __( 'Whether every order is in the reports.', 'storewright' ), readonly: true ),
			'is_importing'   => Field::boolean( __( 'Whether orders are being imported.', 'storewright' ), readonly: true ),
			'is_deleting'    => Field::boolean( __( 'Whether all orders are being taken out of the reports.', 'storewright' ), readonly: true ),
			'done'           => Field::integer( __( 'How many orders this import, or the last one, has read.', 'storewright' ), readonly: true ),
			'left_out'       => Field::integer(
				__( 'How many of them could not be read, and were left out.', 'storewright' ),
				readonly: true
			),
			'total'          => Field::integer( __( 'How many orders there were when it began.', 'storewright' ), readonly: true ),
			'ended_gmt'      => Field::date(
				__( 'When the last import ended, in UTC; null where none has ended.', 'storewright' ),
				type: [ 'string', 'null' ],
				readonly: true
			),
			'checked_gmt'    => Field::date(
				__( 'When days were last recomputed from their orders, in UTC; null where there was no check yet.', 'storewright' ),
				type: [ 'string', 'null' ],
				readonly: true
			),
			'checked_days'   => Field::list(
				__( 'The days that were recomputed, in site time.', 'storewright' ),
				Field::text( '' ),
				readonly: true
			),
			'checked_orders' => Field::integer( __( 'How many orders these days were recomputed from.', 'storewright' ), readonly: true ),
			'differences'    => Field::integer(
				__( 'How many orders and sums differed in that check; they were corrected.', 'storewright' ),
				readonly: true
			),
		];
	}

	/**
	 * The properties' values.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( ReportRun $run, ReportCheck $check ): array {
		$progress = $run->progress();
		$last     = $check->last();
		return [
			'is_complete'    => $run->is_complete(),
			'is_importing'   => $progress['running'] && ! $progress['clears'],
			'is_deleting'    => $progress['running'] && $progress['clears'],
			'done'           => $progress['done'],
			'left_out'       => $progress['left_out'],
			'total'          => $progress['total'],
			'ended_gmt'      => $progress['clears'] ? null : $progress['ended'],
			'checked_gmt'    => $last['checked'] ?? null,
			'checked_days'   => $last['days'] ?? [],
			'checked_orders' => $last['orders'] ?? 0,
			'differences'    => $last['differences'] ?? 0,
		];
	}
}
