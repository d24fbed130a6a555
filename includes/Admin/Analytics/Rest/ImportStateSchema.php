<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The import of orders into reports: status answers how far it is, totals how many there would be.
 */
final class ImportStateSchema implements Schema {

	public static function title(): string {
		return 'report_import_state';
	}

	public static function properties(): array {
		$count = static fn( string $description ) => Field::integer( $description, readonly: true, optional: true );
		$date  = static fn( string $description ) => Field::date( $description, readonly: true, optional: true );
		return [
			'is_importing' => Field::boolean( __( 'Whether orders are being brought into the reports.', 'storewright' ), readonly: true, optional: true ),
			'orders_count' => $count( __( 'Orders that are done.', 'storewright' ) ),
			'orders_total' => $count( __( 'Orders in all.', 'storewright' ) ),
			'started_gmt'  => $date( __( 'When the last import started, in UTC; null if there was none.', 'storewright' ) ),
			'ended_gmt'    => $date( __( 'When it ended, in UTC; null until then.', 'storewright' ) ),
			'customers'    => $count( __( 'Customers of the orders, as far as reports know them.', 'storewright' ) ),
			'orders'       => $count( __( 'Orders that an import would bring into the reports.', 'storewright' ) ),
		];
	}
}
