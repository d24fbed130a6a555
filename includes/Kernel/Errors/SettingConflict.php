<?php
declare(strict_types=1);

namespace Storewright\Kernel\Errors;

/**
 * The refusal of a save that somebody else was faster with.
 */
final class SettingConflict {

	/**
	 * The error, for the form to ask the user what to keep.
	 *
	 * @param non-empty-array<string, mixed> $current What the settings hold now, by id.
	 */
	public static function of( array $current ): Conflict {
		return new Conflict(
			'storewright_rest_setting_conflict',
			sprintf(
				/* translators: %s: ids of settings, separated by commas. */
				__( 'Nothing was saved. Someone else changed these settings in the meantime: %s', 'storewright' ),
				implode( ', ', array_keys( $current ) )
			),
			[ 'conflicts' => $current ]
		);
	}
}
