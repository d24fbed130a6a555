<?php
/**
 * Must-use plugin of the sites of the end-to-end tests: tells all that the site keeps, so that a test can say what has changed.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_action(
	'rest_api_init',
	static function (): void {
		$may = static fn(): bool => current_user_can( 'manage_options' );
		register_rest_route(
			'storewright-test/v1',
			'/everything',
			[
				[
					'methods'             => 'GET',
					'permission_callback' => $may,
					'callback'            => static fn(): array => storewright_e2e_options() + storewright_e2e_rows(),
				],
				[
					'methods'             => 'POST',
					'permission_callback' => $may,
					'callback'            => static function ( WP_REST_Request $request ): bool {
						foreach ( (array) $request->get_json_params() as $name => $value ) {
							update_option( (string) $name, $value );
						}
						return true;
					},
				],
			]
		);
	}
);

/**
 * Returns the options, part by part; without those that WordPress keeps for a while only.
 *
 * @return array<string, string>
 */
function storewright_e2e_options(): array {
	global $wpdb;
	$parts = [];
	$add   = static function ( string $name, mixed $value ) use ( &$add, &$parts ): void {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $part ) {
				$add( "$name.$key", $part );
			}
			return;
		}
		$parts[ $name ] = (string) wp_json_encode( $value );
	};
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What is stored, not what is cached.
	foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options" ) as $row ) {
		if ( 1 !== preg_match( '/^(_transient|_site_transient|cron$|rewrite_rules$|storewright_test_)/', $row->option_name ) ) {
			$add( "option:$row->option_name", maybe_unserialize( $row->option_value ) );
		}
	}
	return $parts;
}

/**
 * The rows of all other tables; without users, whose sessions come and go.
 *
 * @return array<string, string>
 */
function storewright_e2e_rows(): array {
	global $wpdb;
	$rows = [];
	// phpcs:disable WordPress.DB -- What is stored; the names are those of the database itself.
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		if ( in_array( $table, [ $wpdb->options, $wpdb->users, $wpdb->usermeta ], true ) ) {
			continue;
		}
		$keys = array_column(
			array_filter(
				$wpdb->get_results( "SHOW INDEX FROM `$table`", ARRAY_A ),
				static fn( array $key ): bool => 'PRIMARY' === $key['Key_name']
			),
			'Column_name'
		);
		foreach ( $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ) as $row ) {
			$id = implode( ',', array_intersect_key( $row, array_flip( $keys ) ) );
			// Places of rates are written anew with their rate: what they say counts.
			if ( "{$wpdb->prefix}woocommerce_tax_rate_locations" === $table ) {
				unset( $row['location_id'] );
				$id = implode( ',', $row );
			}
			$rows[ 'row:' . substr( $table, strlen( $wpdb->prefix ) ) . ":$id" ] = (string) wp_json_encode( $row );
		}
	}
	// phpcs:enable
	return $rows;
}
