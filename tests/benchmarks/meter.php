<?php
/**
 * Plugin Name: Meter
 * Description: Counts what a page costs, for `npm run bench`. Copied into the must-use plugins of the benchmark's site.
 *
 * A request says by headers what is to be left out: `X-Meter-Without: storewright`. The page answers with a comment at
 * its end: queries, milliseconds of PHP, milliseconds that the processor worked, peak memory in bytes. What is no HTML
 * has a header in its place, `X-Meter`. With the header `X-Meter-Own: 1` it is measured, too, for how many milliseconds the plugin's own
 * listeners ran, the database's time included, and how many queries they made: that of each one is far less than requests differ by chance.
 *
 * Counted is all that WordPress does, what it does on `shutdown` included: the answer is held back until then. What the database
 * server works is not PHP's, and not counted.
 *
 * @package Storewright
 */

declare(strict_types=1);

if ( 'storewright' === ( $_SERVER['HTTP_X_METER_WITHOUT'] ?? '' ) ) {
	add_filter(
		'option_active_plugins',
		static fn( $plugins ) => array_values( array_diff( (array) $plugins, [ 'storewright/plugin.php' ] ) )
	);
}

add_action(
	'admin_menu',
	static function (): void {
		add_menu_page( 'Bare', 'Bare', 'read', 'meter-bare', static fn() => print( '<div class="wrap"><h1>Bare</h1></div>' ) );
	}
);

/**
 * Milliseconds that the processor has worked for this process.
 */
function storewright_meter_worked(): float {
	$usage = getrusage();
	return 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
}

$storewright_meter_start = storewright_meter_worked();

// WordPress would send the answer before the rest of what it does on shutdown: what happens there would be free.
remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
add_action( 'shutdown', 'wp_ob_end_flush_all', PHP_INT_MAX );

$storewright_meter_own = (object) [
	'depth'        => 0,
	'milliseconds' => 0.0,
	'queries'      => 0,
];

/**
 * Has each listener of the plugin's that there is by now measure itself. Those that it adds while it runs are found when it is done.
 *
 * @param stdClass $own What was measured.
 */
function storewright_meter_listeners( stdClass $own ): void {
	$folder  = realpath( WP_PLUGIN_DIR . '/storewright/includes' ) . '/';
	$is_ours = static function ( mixed $callback ) use ( $folder ): bool {
		$function = match ( true ) {
			$callback instanceof Closure => new ReflectionFunction( $callback ),
			is_array( $callback )        => new ReflectionClass( $callback[0] ),
			default                      => null,
		};
		return null !== $function && str_starts_with( (string) $function->getFileName(), $folder );
	};
	foreach ( $GLOBALS['wp_filter'] as $hook ) {
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				if ( isset( $callback['metered'] ) || ! $is_ours( $callback['function'] ) ) {
					continue;
				}
				$hook->callbacks[ $priority ][ $id ]['metered']  = true;
				$hook->callbacks[ $priority ][ $id ]['function'] = static function ( mixed ...$args ) use ( $own, $callback ): mixed {
					global $wpdb;
					$queries = $wpdb->num_queries;
					$start   = hrtime( true );
					++$own->depth;
					try {
						return ( $callback['function'] )( ...$args );
					} finally {
						if ( 0 === --$own->depth ) {
							$own->milliseconds += ( hrtime( true ) - $start ) / 1e6;
							$own->queries      += $wpdb->num_queries - $queries;
							storewright_meter_listeners( $own );
						}
					}
				};
			}
		}
	}
}

if ( isset( $_SERVER['HTTP_X_METER_OWN'] ) ) {
	// Where an order is saved: hooks of the page itself are not what is asked for.
	add_filter(
		'rest_pre_dispatch',
		static function ( mixed $result ) use ( $storewright_meter_own ): mixed {
			storewright_meter_listeners( $storewright_meter_own );
			return $result;
		},
		PHP_INT_MAX
	);
}

ob_start(
	static function ( string $html ) use ( $storewright_meter_start, $storewright_meter_own ): string {
		global $wpdb;
		$cost = json_encode(
			[
				'queries'      => $wpdb->num_queries,
				'milliseconds' => ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000,
				'worked'       => storewright_meter_worked() - $storewright_meter_start,
				'bytes'        => memory_get_peak_usage(),
				'own'          => $storewright_meter_own->milliseconds,
				'own_queries'  => $storewright_meter_own->queries,
				'files'        => count(
					array_filter(
						get_included_files(),
						static fn( string $file ): bool => str_starts_with( $file, realpath( WP_PLUGIN_DIR . '/storewright' ) . '/' )
					)
				),
			]
		);
		if ( str_contains( $html, '</html>' ) ) {
			return $html . "<!-- meter $cost -->";
		}
		if ( ! headers_sent() ) {
			header( "X-Meter: $cost" );
		}
		return $html;
	}
);
