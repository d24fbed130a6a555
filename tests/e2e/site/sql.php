<?php
/**
 * Must-use plugin of the sites of the end-to-end tests: answers what the site's tables say, asked by SQL, so that what screens show can
 * be checked against it and not against another answer of the plugin.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/sql',
		[
			'methods'             => 'POST',
			'permission_callback' => static fn(): bool => current_user_can( 'manage_options' ),
			'callback'            => static function ( WP_REST_Request $request ): array|WP_Error {
				global $wpdb;
				$rows = [];
				foreach ( (array) $request->get_json_params() as $name => $query ) {
					// phpcs:ignore WordPress.DB -- The tests' own queries.
					$rows[ $name ] = $wpdb->get_results( str_replace( '{prefix}', $wpdb->prefix, (string) $query ), ARRAY_A );
					if ( '' !== $wpdb->last_error ) {
						return new WP_Error( 'sql', "$name: $wpdb->last_error" );
					}
				}
				return $rows;
			},
		]
	)
);
