<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A leaderboard of the overview.
 */
final class LeaderboardSchema implements Schema {

	public static function title(): string {
		return 'leaderboard';
	}

	public static function properties(): array {
		$cell = [
			'display' => Field::text( __( 'What the cell shows, as HTML.', 'storewright' ), readonly: true ),
			'value'   => [ 'type' => [ 'string', 'number' ] ] + Field::text( __( 'The value of the cell.', 'storewright' ), readonly: true ),
			'format'  => Field::choice( __( 'How a number is shown.', 'storewright' ), [ 'currency', 'number' ], readonly: true, optional: true ),
		];
		return [
			'id'      => Field::text( __( 'Id of the leaderboard.', 'storewright' ), readonly: true ),
			'label'   => Field::text( __( 'Its name for people.', 'storewright' ), readonly: true ),
			'headers' => Field::objects(
				__( 'The heads of its columns.', 'storewright' ),
				[ 'label' => Field::text( __( 'What the head says.', 'storewright' ), readonly: true ) ],
				readonly: true
			),
			'rows'    => [
				'description' => __( 'Its rows, the best first: each a list of cells.', 'storewright' ),
				'type'        => 'array',
				'context'     => [ 'view', 'edit' ],
				'readonly'    => true,
				'optional'    => true,
				'items'       => Field::objects( __( 'The cells of a row.', 'storewright' ), $cell, readonly: true ),
			],
		];
	}
}
