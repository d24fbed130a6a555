<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler\Rest;

use Storewright\Admin\Profiler\Profile;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * How far the profiler is, on the wire.
 */
final class ProgressSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'onboarding_progress';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'core_profiler_completed_steps' => Field::object(
				__( 'When each step was done, by its name.', 'storewright' ),
				[],
				readonly: true,
				additionalProperties: [
					'type'       => 'object',
					'properties' => [ 'completed_at' => [ 'type' => 'string' ] ],
				]
			),
		];
	}

	/**
	 * The progress as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Profile $profile ): array {
		return [ 'core_profiler_completed_steps' => (object) $profile->completed_steps() ];
	}
}
