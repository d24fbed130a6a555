<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Mail;

/**
 * Work for a user who is not the present one.
 */
final class InLanguageOf {

	/**
	 * Does the work as that user, in the user's language.
	 *
	 * @template T
	 * @param int           $user Id.
	 * @param callable(): T $work
	 * @return T
	 */
	public static function user( int $user, callable $work ): mixed {
		$before = get_current_user_id();
		wp_set_current_user( $user );
		$is_switched = switch_to_user_locale( $user );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
			wp_set_current_user( $before );
		}
	}
}
