<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Rest;

use Storewright\Admin\Analytics\Saved\Email\Frequency;
use Storewright\Admin\Analytics\Saved\Email\Subscriptions;
use Storewright\Admin\Analytics\Saved\SavedReport;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Rest\Dates;
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
			'id'            => Field::integer( __( 'ID of the saved report.', 'storewright' ), readonly: true ),
			'name'          => Field::text(
				__( 'Name that the user gave it. Each user has one report of a name.', 'storewright' ),
				required: true,
				minLength: 1,
				maxLength: SavedReports::LONGEST_NAME
			),
			'path'          => Field::text( __( 'Path of the report in the dashboard, such as /analytics/orders. It can’t be changed later.', 'storewright' ), required: true ),
			'query'         => Field::text(
				__( 'Query string of the view: period, filters, columns and order. It can’t be changed later.', 'storewright' ),
				maxLength: SavedReports::LONGEST_QUERY
			),
			'roles'         => Field::list( __( 'Roles that it is shared with.', 'storewright' ), [ 'type' => 'string' ] ),
			'frequency'     => Field::choice(
				__( 'How often it is sent by email to the person who saved it and the roles that it is shared with; empty for never.', 'storewright' ),
				Frequency::names()
			),
			'next_email'    => Field::date( __( 'When it is sent next, in the site’s time zone.', 'storewright' ), readonly: true ),
			'is_recipient'  => Field::boolean(
				__( 'Whether the present user is among those to whom it is sent, unsubscribed or not.', 'storewright' ),
				readonly: true
			),
			'is_subscribed' => Field::boolean(
				__( 'Whether the present user has not unsubscribed from its emails. Who may open the report may change it for themselves.', 'storewright' )
			),
			'is_own'        => Field::boolean( __( 'Whether the present user saved it.', 'storewright' ), readonly: true ),
			'is_editable'   => Field::boolean( __( 'Whether the present user may rename and delete it.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A saved report as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( SavedReport $report ): array {
		return [
			'id'            => $report->id,
			'name'          => $report->name,
			'path'          => $report->path,
			'query'         => $report->query,
			'roles'         => $report->roles,
			'frequency'     => $report->frequency->value,
			'next_email'    => Dates::site( $report->next ),
			'is_recipient'  => Subscriptions::is_recipient( $report, wp_get_current_user() ),
			'is_subscribed' => Subscriptions::has( $report->id, get_current_user_id() ),
			'is_own'        => $report->is_own(),
			'is_editable'   => $report->is_editable(),
		];
	}
}
