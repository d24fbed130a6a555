<?php
declare(strict_types=1);

namespace Storewright\Admin\UserPreferences;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Module;
use Storewright\Kernel\Uninstalls;
use UnexpectedValueException;
use WP_Error;
use WP_User;

/**
 * The dashboard's preferences of a user over REST: the field `woocommerce_meta` of `wp/v2/users`.
 */
final class UserPreferencesModule implements Module, Uninstalls {

	private const FIELD = 'woocommerce_meta';

	/**
	 * Adds the field once the REST server is there.
	 */
	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_field' ], 10, 0 );
	}

	/**
	 * Registers the field. WordPress lets only those read and write it who may edit the user; it is empty for who has no
	 * dashboard.
	 */
	public function register_field(): void {
		register_rest_field(
			'user',
			self::FIELD,
			[
				'get_callback'    => static fn( array $user ): object => (object) self::of(
					is_numeric( $user['id'] ?? null ) ? (int) $user['id'] : 0
				),
				'update_callback' => self::change( ... ),
				'schema'          => [
					'description'          => __( 'The user’s dashboard preferences.', 'storewright' ),
					'type'                 => 'object',
					'context'              => [ 'edit' ],
					'properties'           => array_map( static fn() => [ 'type' => 'string' ], UserPreferences::known() ),
					'additionalProperties' => false,
				],
			]
		);
	}

	/**
	 * Removes the preferences of everybody.
	 */
	public function uninstall(): void {
		UserPreferences::clear();
	}

	/**
	 * @return array<string, string>
	 */
	private static function of( int $user ): array {
		return self::has_dashboard( $user ) ? UserPreferences::of( $user ) : [];
	}

	private static function has_dashboard( int $user ): bool {
		return user_can( $user, Capabilities::MANAGE ) || user_can( $user, Capabilities::VIEW_REPORTS );
	}

	private static function change( mixed $sent, WP_User $user ): bool|WP_Error {
		if ( ! self::has_dashboard( $user->ID ) ) {
			return new WP_Error(
				'rest_forbidden',
				__( 'Only users who can manage the store or see its reports have dashboard preferences.', 'storewright' ),
				[ 'status' => 403 ]
			);
		}
		try {
			UserPreferences::change( $user->ID, (array) $sent );
			return true;
		} catch ( UnexpectedValueException $reason ) {
			return new WP_Error(
				'rest_invalid_param',
				$reason->getMessage(),
				[
					'status' => 400,
					'params' => [ self::FIELD => $reason->getMessage() ],
				]
			);
		}
	}
}
