<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Rest;

use Storewright\Admin\LaunchYourStore\LaunchState;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * How far the launch of the store is, on the wire.
 */
final class LaunchSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'store_launch';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'coming_soon'      => Field::choice(
				__( 'Whether the store waits to be launched; empty where that was not decided.', 'storewright' ),
				[ 'yes', 'no', '' ],
				readonly: true
			),
			'survey_completed' => Field::choice(
				__( 'Whether the owner answered how launching went.', 'storewright' ),
				[ 'yes', 'no' ],
				readonly: true
			),
		];
	}

	/**
	 * The state as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( LaunchState $state ): array {
		$coming_soon = $state->coming_soon();
		return [
			'coming_soon'      => in_array( $coming_soon, [ 'yes', 'no' ], true ) ? $coming_soon : '',
			'survey_completed' => $state->has_answered() ? 'yes' : 'no',
		];
	}
}
