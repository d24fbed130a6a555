<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Storewright\Rest\Schema;

/**
 * A thing: an id, a name that can be written and has to be given, and a field that only editors are shown.
 */
final class ThingSchema implements Schema {

	public static function title(): string {
		return 'thing';
	}

	public static function properties(): array {
		return [
			'id'     => [
				'type'     => 'integer',
				'context'  => [ 'view', 'edit' ],
				'readonly' => true,
			],
			'name'   => [
				'type'      => 'string',
				'context'   => [ 'view', 'edit' ],
				'required'  => true,
				'minLength' => 2,
			],
			'secret' => [
				'type'    => 'string',
				'context' => [ 'edit' ],
			],
		];
	}
}
