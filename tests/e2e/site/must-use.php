<?php
/**
 * Must-use plugin of the sites of the end-to-end tests: no avatars from elsewhere; right-to-left and another language where
 * cookies ask for them.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_filter( 'pre_option_show_avatars', '__return_zero' );

// How long somebody's lock of a post holds, for browsers that say so: nobody waits for it to end.
add_filter(
	'wp_check_post_lock_window',
	static fn( int $seconds ): int => (int) ( $_COOKIE['storewright_lock_window'] ?? $seconds )
);

add_action(
	'after_setup_theme',
	static function (): void {
		if ( 'rtl' === ( $_COOKIE['storewright_direction'] ?? '' ) ) {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
			// What scripts go by.
			add_filter(
				'gettext_with_context_default',
				static fn( string $text, string $original, string $context ): string => 'text direction' === $context ? 'rtl' : $text,
				10,
				3
			);
		}
	}
);

// WordPress itself stays English: its own translations would have to be downloaded.
add_filter(
	'pre_determine_locale',
	static function ( ?string $locale ): ?string {
		$wanted = $_COOKIE['storewright_locale'] ?? '';
		return in_array( $wanted, [ 'de_DE', 'he_IL' ], true ) ? $wanted : $locale;
	}
);

// What the tasks do with partners is tested here as well. Beside WooCommerce they are suggested without that.
add_action(
	'plugins_loaded',
	static fn() => class_exists( 'WooCommerce', false ) || add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' ),
	1
);

// Tests of the lists themselves have a list of their own: it stays as it is when the plugin gets another task.
add_filter(
	'storewright_built_in_tasks',
	static function ( array $classes ): array {
		$file = WP_CONTENT_DIR . '/e2e-tasks.txt';
		$only = is_file( $file ) ? explode( "\n", (string) file_get_contents( $file ) ) : [];
		return [] === $only ? $classes : array_values(
			array_filter( $classes, static fn( string $name ) => in_array( basename( strtr( $name, '\\', '/' ) ), $only, true ) )
		);
	}
);

// The list is another one now: what was counted of it is counted anew.
add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/tasks-changed',
		[
			'methods'             => 'POST',
			'permission_callback' => static fn() => current_user_can( 'manage_options' ),
			'callback'            => static function (): bool {
				do_action( 'storewright_tasks_changed' );
				return true;
			},
		]
	)
);

// Makes a consumer key for the user who asks, which otherwise takes the settings page.
add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/keys',
		[
			'methods'             => 'POST',
			'permission_callback' => static fn() => current_user_can( 'manage_options' ),
			'callback'            => static function ( WP_REST_Request $request ): array {
				$context = \Storewright\Kernel\Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION );
				$issued  = ( new \Storewright\Store\Keys\KeyRepository( $context ) )->create(
					get_current_user_id(),
					'End to end',
					(string) $request['permissions']
				);
				if ( isset( $request['description'] ) ) {
					// As it might be in a table that others write to.
					$context->database->update(
						'woocommerce_api_keys',
						[ 'description' => (string) $request['description'] ],
						[ 'key_id' => $issued->key->id ]
					);
				}
				return [
					'key'    => $issued->consumer_key,
					'secret' => $issued->consumer_secret,
				];
			},
		]
	)
);

/** The addresses on other machines that the plugin has asked, one a line: requests at once would lose each other's in an option. */
const STOREWRIGHT_TEST_ASKED = WP_CONTENT_DIR . '/e2e-asked.txt';

/** Notes that another machine is asked, where it is the plugin that asks. */
function storewright_test_note_asked( string $url ): void {
	// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Tells who asks.
	$files = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' );
	$own   = preg_quote( dirname( (string) realpath( STOREWRIGHT_FILE ) ) . '/includes/', '#' );
	if ( [] !== preg_grep( "#^$own#", $files ) && '127.0.0.1' !== wp_parse_url( $url, PHP_URL_HOST ) ) {
		file_put_contents( STOREWRIGHT_TEST_ASKED, "$url\n", FILE_APPEND | LOCK_EX );
	}
}

// The sites of tests let nothing through.
add_filter(
	'pre_http_request',
	static function ( mixed $answer, array $ignored, string $url ): mixed {
		storewright_test_note_asked( $url );
		return $answer;
	},
	10,
	3
);
add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/requests',
		[
			'methods'             => 'GET',
			'permission_callback' => static fn() => current_user_can( 'manage_options' ),
			'callback'            => static fn(): array => is_file( STOREWRIGHT_TEST_ASKED )
				? file( STOREWRIGHT_TEST_ASKED, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES )
				: [],
		]
	)
);

// Keeps the emails that are sent; the sites of tests let none out.
add_filter(
	'pre_wp_mail',
	static function ( mixed $answer, array $mail ): mixed {
		update_option( 'storewright_test_mails', [ ...(array) get_option( 'storewright_test_mails', [] ), $mail ], false );
		return $answer;
	},
	20,
	2
);
add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/mails',
		[
			'methods'             => 'GET',
			'permission_callback' => static fn() => current_user_can( 'manage_options' ),
			'callback'            => static fn(): array => (array) get_option( 'storewright_test_mails', [] ),
		]
	)
);

// A day passes for what waits: jobs, and saved reports that are sent by email.
add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/next-day',
		[
			'methods'             => 'POST',
			'permission_callback' => static fn() => current_user_can( 'manage_options' ),
			'callback'            => static function (): bool {
				global $wpdb;
				$moved = [];
				foreach ( _get_cron_array() as $time => $events ) {
					$moved[ $time - DAY_IN_SECONDS ] = $events;
				}
				_set_cron_array( $moved );
				foreach ( $wpdb->get_results( "SELECT id, next_gmt FROM {$wpdb->prefix}storewright_saved_reports WHERE next_gmt IS NOT NULL" ) as $row ) {
					$next = gmdate( 'Y-m-d H:i:s', strtotime( "$row->next_gmt UTC" ) - DAY_IN_SECONDS );
					$wpdb->update( "{$wpdb->prefix}storewright_saved_reports", [ 'next_gmt' => $next ], [ 'id' => $row->id ] );
				}
				return true;
			},
		]
	)
);

// An app that is let in stands on this machine in tests, without a certificate: that one address is allowed as callback, no other.
add_filter(
	'storewright_authorize_callback_allowed',
	static fn( bool $allowed, string $url ) => $allowed || 1 === preg_match( '~^http://127\.0\.0\.1:\d+/callback~', $url ),
	10,
	2
);

// Takes a while, also when nobody waits for the answer any more, and notes in a file how far it is.
add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/slow',
		[
			'methods'             => 'POST',
			'permission_callback' => static fn() => current_user_can( 'manage_options' ),
			'callback'            => static function (): bool {
				file_put_contents( WP_CONTENT_DIR . '/slow-request.txt', 'begun' );
				usleep( 1_500_000 );
				return false !== file_put_contents( WP_CONTENT_DIR . '/slow-request.txt', 'ended' );
			},
		]
	)
);
