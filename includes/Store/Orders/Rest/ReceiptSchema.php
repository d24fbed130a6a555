<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * Where the receipt of an order can be read, on the wire.
 */
final class ReceiptSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'order_receipt';
	}

	/**
	 * Properties of a receipt.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'receipt_url'     => Field::url(
				__( 'Address of the receipt. Whoever has it can read it until it expires.', 'storewright' ),
				readonly: true
			),
			'expiration_date' => Field::text(
				__( 'Last day on which it can be read, such as 2026-11-21.', 'storewright' ),
				readonly: true
			),
		];
	}
}
