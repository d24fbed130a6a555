<?php
/**
 * A REST request over HTTP. Arguments: method, route, parameters as JSON, the user's id, and `early` where another plugin has started the
 * REST server before WordPress knows which route is asked for. Prints as JSON the answer, which files of Storewright were read, how many
 * queries Storewright has asked, and what it has logged.
 *
 * The site has a plugin with forms: `form-plugin/v1/entries` shows them, `form-plugin/v1/queue` has Action Scheduler run what is due.
 *
 * @package Storewright
 */

declare(strict_types=1);

define( 'SAVEQUERIES', true );
require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';

( static function ( string $method, string $route, string $parameters, int $user, bool $is_early ): void {
	$logged = [];
	add_action(
		'storewright_log',
		static function ( string $message ) use ( &$logged ): void {
			$logged[] = $message;
		}
	);
	add_action(
		'rest_api_init',
		static function (): void {
			foreach ( [
				'entries' => static fn(): array => [ 'entries' => [] ],
				'queue'   => static fn(): array => [ 'run' => ActionScheduler_QueueRunner::instance()->run( 'form-plugin' ) ],
			] as $name => $callback ) {
				register_rest_route(
					'form-plugin/v1',
					"/$name",
					[
						'callback'            => $callback,
						'permission_callback' => '__return_true',
					]
				);
			}
		}
	);

	// The answer is held until all is done.
	remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
	ob_start();
	register_shutdown_function(
		static function () use ( &$logged ): void {
			/** @var wpdb $wpdb */
			global $wpdb;
			$answer  = (string) ob_get_clean();
			$root    = dirname( STOREWRIGHT_FILE );
			$files   = array_filter( get_included_files(), static fn( string $file ) => str_starts_with( $file, "$root/includes/" ) );
			$queries = array_filter( $wpdb->queries, static fn( array $query ) => str_contains( $query[2], 'Storewright\\' ) );
			echo wp_json_encode(
				[
					'answer'  => json_decode( $answer, true ),
					'files'   => array_map( static fn( string $file ): string => substr( $file, strlen( $root ) ), array_values( $files ) ),
					'queries' => count( $queries ),
					'logged'  => $logged,
				]
			);
		}
	);

	/** @var array<string, mixed> $sent */
	$sent                      = json_decode( $parameters, true, 512, JSON_THROW_ON_ERROR );
	$_SERVER['REQUEST_METHOD'] = $method;
	$_GET                      = [ 'rest_route' => $route ] + ( 'POST' === $method ? [] : $sent );
	$_POST                     = 'POST' === $method ? $sent : [];
	wp_set_current_user( $user );
	if ( $is_early ) {
		rest_get_server();
	}
	// Answers, and ends.
	wp();
} )( $argv[1], $argv[2], $argv[3], (int) $argv[4], 'early' === $argv[5] );
