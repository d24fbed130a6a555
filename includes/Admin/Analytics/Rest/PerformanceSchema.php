<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Performance\PerformanceFigure;
use Storewright\Admin\Analytics\Performance\PerformancePeriod;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The store performance, on the wire.
 */
final class PerformanceSchema implements Schema {

	public static function title(): string {
		return 'store_performance';
	}

	public static function properties(): array {
		return [
			'period'       => Field::choice( __( 'The time that the figures are about.', 'storewright' ), PerformancePeriod::names(), readonly: true ),
			'is_counting'  => Field::boolean( __( 'Whether orders are being imported.', 'storewright' ), readonly: true ),
			'is_complete'  => Field::boolean( __( 'Whether all orders are counted; if not, there are no figures yet.', 'storewright' ), readonly: true ),
			'figures'      => Field::objects( __( 'The figures.', 'storewright' ), self::figure(), readonly: true ),
			'other_orders' => Field::integer(
				__( 'Number of orders of the period in other currencies than the shop’s; they are not in the figures.', 'storewright' ),
				readonly: true
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function figure(): array {
		return [
			'stat'   => Field::choice( __( 'Report and figure.', 'storewright' ), array_column( PerformanceFigure::cases(), 'value' ) ),
			'label'  => Field::text( __( 'Its name for people.', 'storewright' ) ),
			'format' => Field::choice( __( 'How it is shown.', 'storewright' ), [ 'number', 'currency' ] ),
			'value'  => Field::text( __( 'The figure, a decimal.', 'storewright' ) ),
			'before' => Field::text( __( 'The figure of the same part of the period before, a decimal.', 'storewright' ) ),
			'change' => [ 'type' => [ 'integer', 'null' ] ] + Field::integer(
				__( 'Change in whole percent; null where there was nothing before.', 'storewright' )
			),
			'steps'  => Field::list(
				__( 'The figure of each hour of today, or day of the period, decimals.', 'storewright' ),
				[ 'type' => 'string' ]
			),
		];
	}
}
