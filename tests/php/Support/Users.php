<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;

/**
 * Who does what a test does. The users exist in every test site; see activate.php.
 */
trait Users {

	/**
	 * The rest of the test is done by the administrator.
	 *
	 * @return int The user's id.
	 */
	final protected function as_administrator(): int {
		return $this->log_in( 'admin' );
	}

	/**
	 * The rest of the test is done by a shop manager.
	 *
	 * @return int The user's id.
	 */
	final protected function as_shop_manager(): int {
		return $this->log_in( 'manager' );
	}

	/**
	 * The rest of the test is done by a subscriber.
	 *
	 * @return int The user's id.
	 */
	final protected function as_subscriber(): int {
		return $this->log_in( 'subscriber' );
	}

	/**
	 * The rest of the test is done by somebody who is not logged in.
	 */
	final protected function as_visitor(): void {
		wp_set_current_user( 0 );
	}

	private function log_in( string $login ): int {
		$user = get_user_by( 'login', $login );
		if ( false === $user ) {
			throw new RuntimeException( "The test site has no user “{$login}”." );
		}
		wp_set_current_user( $user->ID );
		return $user->ID;
	}
}
