<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\Indicators;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A figure of the overview.
 */
final class IndicatorSchema implements Schema {

	public static function title(): string {
		return 'report_performance_indicator';
	}

	public static function properties(): array {
		return [
			'stat'   => Field::choice( __( 'Report and figure.', 'storewright' ), Indicators::stats(), readonly: true ),
			'chart'  => Field::text( __( 'Name of the figure in its report.', 'storewright' ), readonly: true ),
			'label'  => Field::text( __( 'Its name for people.', 'storewright' ), readonly: true ),
			'format' => Field::choice( __( 'How it is shown.', 'storewright' ), [ 'number', 'currency' ], readonly: true, optional: true ),
			'value'  => Field::number( __( 'The figure.', 'storewright' ), readonly: true, optional: true ),
		];
	}
}
