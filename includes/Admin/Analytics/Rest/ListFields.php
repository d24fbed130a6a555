<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Rest\Field;

/**
 * The fields of a row of a list, made of a report's declaration.
 */
final class ListFields {

	/**
	 * Columns, figures, and what `extended_info` adds.
	 *
	 * @param ListReport $report
	 * @param bool       $is_extended Whether there is such an argument.
	 * @return array<string, array<string, mixed>>
	 */
	public static function of( ListReport $report, bool $is_extended ): array {
		$fields = [];
		foreach ( $report->columns() as $column ) {
			$fields[ $column->name ] = match ( $column->type ) {
				'integer'   => Field::integer( $column->description, readonly: true ),
				'number'    => Field::number( $column->description, readonly: true ),
				'boolean'   => Field::boolean( $column->description, readonly: true ),
				'date-time' => Field::date( $column->description, readonly: true ),
				default     => Field::text( $column->description, readonly: true ),
			};
		}
		foreach ( $report->measures() as $measure ) {
			if ( '' !== $measure->description ) {
				$fields[ $measure->name ] = Kind::Count === $measure->kind
					? Field::integer( $measure->description, readonly: true )
					: Field::number( $measure->description, readonly: true );
			}
		}
		$fields += $report instanceof AddsFields ? $report->added_fields() : [];
		return $is_extended ? $fields + [
			'extended_info' => Field::any(
				__( 'What else is known of it: only with extended_info in the request.', 'storewright' ),
				optional: true
			),
		] : $fields;
	}
}
