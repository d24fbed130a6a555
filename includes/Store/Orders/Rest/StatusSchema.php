<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A status that orders can have, on the wire.
 */
final class StatusSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'order_status';
	}

	/**
	 * The fields of a status.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'slug' => Field::text( __( 'Id of the status.', 'storewright' ), readonly: true ),
			'name' => Field::text( __( 'Name of the status.', 'storewright' ), readonly: true ),
		];
	}
}
