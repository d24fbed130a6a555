<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use WP_Application_Passwords;

/**
 * By which way the changes of this request come: what logs of changes note beside the user.
 */
final class ChangeOrigin {

	public const EDIT = 'edit';

	public const BULK_EDIT = 'bulk_edit';

	public const IMPORT = 'import';

	public const REST = 'rest';

	public const ASSISTANT = 'assistant';

	public const CLI = 'cli';

	public const OTHER = 'other';

	/**
	 * @var list<array{string, int|null}> Ways, and who goes them where it is not the user of this request.
	 */
	private static array $within = [];

	/**
	 * Does work whose changes come by a way of its own.
	 *
	 * @template T
	 * @param string        $way  BULK_EDIT, IMPORT or ASSISTANT.
	 * @param callable(): T $work
	 * @param int|null      $user Who has asked for it, where it is done later in the background; null for the user of this request.
	 * @return T
	 */
	public static function within( string $way, callable $work, ?int $user = null ): mixed {
		self::$within[] = [ $way, $user ];
		try {
			return $work();
		} finally {
			array_pop( self::$within );
		}
	}

	/**
	 * The way of what is changed now.
	 */
	public static function way(): string {
		$within = array_slice( self::$within, -1 );
		if ( [] !== $within ) {
			return $within[0][0];
		}
		if ( '' !== self::client() ) {
			return self::REST;
		}
		if ( defined( 'WP_CLI' ) ) {
			return self::CLI;
		}
		return get_current_user_id() > 0 ? self::EDIT : self::OTHER;
	}

	/**
	 * Id of the user whose change it is, 0 for nobody who is logged in.
	 */
	public static function user(): int {
		$within = array_slice( self::$within, -1 );
		return $within[0][1] ?? get_current_user_id();
	}

	/**
	 * The client that sends this request, by the name of its key or password; '' where a browser does, or nobody.
	 */
	public static function client(): string {
		$password = rest_get_authenticated_app_password();
		$found    = null === $password ? null : WP_Application_Passwords::get_user_application_password( get_current_user_id(), $password );
		$name     = is_string( $found['name'] ?? null ) ? $found['name'] : '';
		/**
		 * Filters the name of the client that sends this request, as logs of changes show it.
		 *
		 * @param string $name Name of an application password, or '' where none came.
		 */
		$name = apply_filters( 'storewright_change_client', $name );
		return is_string( $name ) ? mb_substr( mb_scrub( $name ), 0, 200 ) : '';
	}
}
