<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Products\Import\RowResult;

/**
 * Schema of the results of imported rows.
 */
final class ImportSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'product_import';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$field   = Field::text( __( 'Field of the product that it is about, empty where it is about the row.', 'storewright' ) );
		$message = Field::text( __( 'A sentence for people.', 'storewright' ) );
		return [
			'rows' => Field::objects(
				__( 'What came of each row, in the order in which they were sent.', 'storewright' ),
				[
					'row'     => Field::integer( __( 'Place of the row in the file.', 'storewright' ) ),
					'outcome' => Field::choice(
						__( 'What came of it, or would.', 'storewright' ),
						[ RowResult::CREATED, RowResult::UPDATED, RowResult::SKIPPED, RowResult::FAILED ]
					),
					'id'      => Field::integer( __( 'Id of the product, 0 where there is none.', 'storewright' ) ),
					'name'    => Field::text( __( 'What a product that was there is called, empty for a new one.', 'storewright' ) ),
					'errors'  => Field::objects(
						__( 'Everything that is wrong with it, empty where nothing is.', 'storewright' ),
						[
							'code'    => Field::text( __( 'Stable code.', 'storewright' ) ),
							'message' => $message,
							'field'   => $field,
						]
					),
					'notes'   => Field::objects(
						__( 'What was left out.', 'storewright' ),
						[
							'field'   => $field,
							'message' => $message,
						]
					),
					'pending' => Field::list(
						__(
							'Fields that name products of other rows: to be sent again once these are imported.',
							'storewright'
						),
						Field::text( '' )
					),
				],
				readonly: true
			),
		];
	}
}
