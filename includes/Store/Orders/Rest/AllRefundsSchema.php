<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A refund in the list of the refunds of all orders, where it also says which order it belongs to.
 */
final class AllRefundsSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return RefundSchema::title();
	}

	/**
	 * Properties of a refund, its order included.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [ 'parent_id' => Field::integer( __( 'Id of the order that is refunded.', 'storewright' ) ) ] + RefundSchema::properties();
	}
}
