<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Rest;

use Storewright\Admin\Analytics\Saved\SavedReport;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A saved report.
 */
final class SavedReportSchema implements Schema {

	public static function title(): string {
		return 'saved_report';
	}

	public static function properties(): array {
		return [
			'id'          => Field::integer( __( 'ID of the saved report.', 'storewright' ), readonly: true ),
			'name'        => Field::text(
				__( 'Name that the user gave it. Each user has one report of a name.', 'storewright' ),
				required: true,
				minLength: 1,
				maxLength: SavedReports::LONGEST_NAME
			),
			'path'        => Field::text( __( 'Path of the report in the dashboard, such as /analytics/orders. It can’t be changed later.', 'storewright' ), required: true ),
			'query'       => Field::text(
				__( 'Query string of the view: period, filters, columns and order. It can’t be changed later.', 'storewright' ),
				maxLength: SavedReports::LONGEST_QUERY
			),
			'roles'       => Field::list( __( 'Roles that it is shared with.', 'storewright' ), [ 'type' => 'string' ] ),
			'is_own'      => Field::boolean( __( 'Whether the present user saved it.', 'storewright' ), readonly: true ),
			'is_editable' => Field::boolean( __( 'Whether the present user may rename and delete it.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A saved report as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( SavedReport $report ): array {
		return [
			'id'          => $report->id,
			'name'        => $report->name,
			'path'        => $report->path,
			'query'       => $report->query,
			'roles'       => $report->roles,
			'is_own'      => $report->is_own(),
			'is_editable' => $report->is_editable(),
		];
	}
}
