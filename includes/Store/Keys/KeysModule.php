<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Database\Table;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Store\Keys\Page\KeysSection;

/**
 * Consumer keys: how tills, headless shops and connectors get in over REST.
 *
 * It is loaded when the REST server starts, which is before WordPress asks who sends a REST request.
 */
final class KeysModule implements Module, HasTables {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Lets clients in, and no longer those of users who are gone.
	 */
	public function register(): void {
		( new KeyAuthentication( $this->context ) )->register();
		add_filter( 'storewright_settings_sections', fn( array $sections ): array => [ ...$sections, new KeysSection( $this->context ) ] );
		add_action( 'deleted_user', fn( int $user_id ) => ( new KeyRepository( $this->context ) )->revoke_all_of( $user_id ) );
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
