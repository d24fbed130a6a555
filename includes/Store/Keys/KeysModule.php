<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasTables;

/**
 * Consumer keys: how tills, headless shops and connectors get in over REST.
 *
 * It is loaded when the REST server starts, which is before WordPress asks who sends a REST request.
 */
final class KeysModule extends BackOfficeModule implements HasTables {

	/**
	 * Lets clients in, and no longer those of users who are gone.
	 */
	public function register(): void {
		$services = new KeyServices( $this->context );
		( new KeyAuthentication( $services ) )->register();
		add_action( 'deleted_user', static fn( int $user_id ) => $services->repository()->revoke_all_of( $user_id ) );
	}

	/**
	 * Keys, used nonces and failed attempts.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}
}
