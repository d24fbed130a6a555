<?php
/**
 * Plugin Name: Plans
 * Description: Says which rows of MariaDB a page reads, for `npm run bench -- home`. Copied into the must-use plugins of the benchmark's site.
 *
 * A request that wants to know sends the header `X-Meter-Plans`. The page answers with a comment below its end: how many rows the
 * server read, and the plan of each query that it expects to read more than a few hundred rows for.
 *
 * @package Storewright
 */

declare(strict_types=1);

// phpcs:disable WordPress.DB -- The queries are the page's own, which are explained as they are.

if ( isset( $_SERVER['HTTP_X_METER_PLANS'] ) ) {
	$storewright_plans_queries = [];

	add_filter(
		'query',
		static function ( $query ) use ( &$storewright_plans_queries ) {
			if ( is_string( $query ) && str_starts_with( ltrim( $query ), 'SELECT' ) ) {
				$storewright_plans_queries[] = $query;
			}
			return $query;
		}
	);

	add_action(
		'shutdown',
		static function () use ( &$storewright_plans_queries ): void {
			global $wpdb;
			$queries = $storewright_plans_queries;
			$read    = (int) array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A ), 'Value' ) );
			$plans   = [];
			foreach ( $queries as $query ) {
				$steps = $wpdb->get_results( "EXPLAIN $query", ARRAY_A );
				if ( (int) array_sum( array_column( $steps, 'rows' ) ) > 300 ) {
					$plans[] = [
						'query' => (string) preg_replace( '/\s+/', ' ', $query ),
						'steps' => array_map(
							static fn( array $step ): string => "{$step['table']}: {$step['type']} by {$step['key']}, {$step['rows']} rows, {$step['Extra']}",
							$steps
						),
					];
				}
			}
			// Dashes would end the comment.
			echo '<!-- plans ' . str_replace( '--', '- -', (string) wp_json_encode( compact( 'read', 'plans' ) ) ) . ' -->';
		},
		PHP_INT_MAX - 1
	);
}
