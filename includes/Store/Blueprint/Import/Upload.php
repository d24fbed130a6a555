<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Kernel\Errors\Conflict;

/**
 * The blueprint that a user has brought and looks through, for an hour.
 */
final class Upload {

	/**
	 * Keeps it in the place of an earlier one.
	 *
	 * @return string What names it.
	 */
	public static function keep( string $json ): string {
		set_transient( self::name(), Packed::of( $json ), HOUR_IN_SECONDS );
		return md5( $json );
	}

	/**
	 * The blueprint.
	 *
	 * @param string $token What names it.
	 * @throws Conflict If it is gone, or the user has brought another one.
	 */
	public static function json( string $token ): string {
		$packed = get_transient( self::name() );
		$json   = Packed::text( is_string( $packed ) ? $packed : '' );
		if ( '' === $json || md5( $json ) !== $token ) {
			throw new Conflict( 'storewright_blueprint_gone', __( 'The uploaded blueprint is no longer there. Upload it again.', 'storewright' ) );
		}
		return $json;
	}

	/**
	 * Forgets it.
	 */
	public static function forget(): void {
		delete_transient( self::name() );
	}

	private static function name(): string {
		return 'storewright_blueprint_' . get_current_user_id();
	}
}
