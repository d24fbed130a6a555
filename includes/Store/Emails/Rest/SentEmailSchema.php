<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * What sending an email of an order answers, on the wire.
 */
final class SentEmailSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'order_action';
	}

	/**
	 * Properties of the answer.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [ 'message' => Field::text( __( 'What was done, for the user.', 'storewright' ), readonly: true ) ];
	}
}
