<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WP_Hook;

/**
 * The parts of a request that live in global variables, so that a test can leave them as it found them.
 */
final class GlobalState {

	private const VARIABLES = [
		'_GET',
		'_POST',
		'_REQUEST',
		'_COOKIE',
		'_SERVER',
		'_FILES',
		'current_screen',
		'pagenow',
		'plugin_page',
		'menu',
		'submenu',
		'title',
		'wp_scripts',
		'wp_styles',
		'wp_script_modules',
		'wp_settings_errors',
		'wp_actions',
		'wp_filters',
		'wp_current_filter',
	];

	/**
	 * @param array<string, mixed>   $variables Name => value; a variable that was not set is missing.
	 * @param array<string, WP_Hook> $hooks     Hook name => callbacks.
	 */
	private function __construct( private readonly array $variables, private readonly array $hooks ) {}

	/**
	 * The state as it is now.
	 */
	public static function capture(): self {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		return new self(
			array_intersect_key( $GLOBALS, array_flip( self::VARIABLES ) ),
			array_map( static fn( WP_Hook $hook ) => clone $hook, $hooks )
		);
	}

	/**
	 * Puts the captured state back and drops the REST server, which the next request makes anew.
	 */
	public function restore(): void {
		foreach ( self::VARIABLES as $name ) {
			if ( array_key_exists( $name, $this->variables ) ) {
				$GLOBALS[ $name ] = $this->variables[ $name ];
			} else {
				unset( $GLOBALS[ $name ] );
			}
		}
		$GLOBALS['wp_filter']      = $this->hooks;
		$GLOBALS['wp_rest_server'] = null;
		if ( is_locale_switched() ) {
			restore_current_locale();
		}
	}
}
