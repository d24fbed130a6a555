<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * An email that is tried out, on the wire.
 */
final class EmailPreviewSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'email_preview';
	}

	/**
	 * Properties of the answer.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'subject' => Field::text( __( 'The email’s subject.', 'storewright' ), readonly: true ),
		];
	}
}
