<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Emails\EmailTypes;

/**
 * An email that can be sent of an order, on the wire.
 */
final class OrderEmailSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'email_template';
	}

	/**
	 * Properties of an email.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'          => Field::choice( __( 'Id of the email.', 'storewright' ), array_keys( EmailTypes::all() ) ),
			'title'       => Field::text( __( 'Name of the email.', 'storewright' ) ),
			'description' => Field::text( __( 'To whom it goes, and when.', 'storewright' ) ),
		];
	}
}
