<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Closure;

/**
 * Removes the data of those sites of a network whose owners asked for that. Users are the network's: what they have set for Storewright
 * goes only where no site keeps its data, but for what is of one site by its name.
 */
final class NetworkUninstaller {

	/**
	 * @var array<string, array{string, mixed}> Key and value of what sites wanted to delete of all users.
	 */
	private array $held = [];

	/**
	 * Removes.
	 *
	 * @param Closure(): bool $uninstall Removes the data of the site that WordPress has switched to, if its owner asked for that, and says
	 *                                   whether.
	 */
	public function uninstall( Closure $uninstall ): void {
		$hold    = $this->hold( ... );
		$is_kept = false;
		add_filter( 'delete_user_metadata', $hold, PHP_INT_MAX, 5 );
		foreach ( get_sites(
			[
				'fields' => 'ids',
				'number' => 0,
			]
		) as $site ) {
			switch_to_blog( $site );
			$is_used = self::is_used();
			$is_kept = ( ! $uninstall() && $is_used ) || $is_kept;
			restore_current_blog();
		}
		remove_filter( 'delete_user_metadata', $hold, PHP_INT_MAX );
		foreach ( $is_kept ? [] : $this->held as [ $key, $value ] ) {
			delete_metadata( 'user', 0, $key, $value, true );
		}
	}

	/**
	 * @param mixed $answer Null unless somebody has done something else already.
	 * @param mixed $user   The user's id.
	 * @param mixed $key    The key.
	 * @param mixed $value  Only what has this value, '' for all.
	 * @param mixed $of_all Whether of all users.
	 * @return mixed False for what is not deleted now.
	 */
	private function hold( mixed $answer, mixed $user, mixed $key, mixed $value, mixed $of_all ): mixed {
		/** @var \wpdb $wpdb */
		global $wpdb;
		if ( null !== $answer || true !== $of_all || ! is_string( $key ) || str_starts_with( $key, $wpdb->get_blog_prefix() ) ) {
			return $answer;
		}
		$this->held[ $key . ' ' . (string) wp_json_encode( $value ) ] = [ $key, $value ];
		return false;
	}

	/**
	 * Whether Storewright was set up on the site.
	 */
	private static function is_used(): bool {
		return false !== get_option( Installer::VERSION_OPTION ) || false !== get_option( Installer::COMPANION_VERSION_OPTION );
	}
}
