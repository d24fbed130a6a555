<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Kernel\Capabilities;

/**
 * Whose keys somebody may make and revoke: their own, and those of users whose accounts they may edit.
 */
final class KeyAccess {

	/**
	 * Whether the current user may make and revoke the keys of a user.
	 *
	 * @param int $user_id The user in whose name requests with the key are made; they need not exist any more.
	 */
	public static function may_manage( int $user_id ): bool {
		return current_user_can( Capabilities::MANAGE )
			&& ( get_current_user_id() === $user_id || current_user_can(
				false === get_userdata( $user_id ) ? 'edit_users' : 'edit_user',
				$user_id
			) );
	}
}
