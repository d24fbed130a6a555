<?php
/**
 * Must-use plugin of the sites of the end-to-end tests: what WordPress's directories of plugins and themes would answer.
 * The packages are on the site itself, packed of tests/fixtures/packages; WordPress downloads them from there.
 *
 * @package Storewright
 */

declare(strict_types=1);

// After the plugins of the tests, of which one has the directory answer nothing.
add_filter(
	'plugins_api',
	static function ( mixed $found, string $action, stdClass $args ): mixed {
		$package = 'e2e-directory/' . sanitize_key( $args->slug ?? '' ) . '.zip';
		return 'plugin_information' === $action && is_file( WP_CONTENT_DIR . "/$package" ) ? (object) [
			'download_link' => content_url( $package ),
		] : $found;
	},
	20,
	3
);

// What is searched for in the directory leaves the site: it is noted with what else is asked of other machines.
add_filter(
	'plugins_api',
	static function ( mixed $found, string $action, stdClass $args ): mixed {
		if ( 'query_plugins' !== $action ) {
			return $found;
		}
		$words = (string) ( $args->search ?? $args->tag ?? '' );
		storewright_test_note_asked( "https://api.wordpress.org/plugins/info/?$words" );
		if ( 'dead line' === $words ) {
			return new WP_Error( 'plugins_api_failed', 'The directory does not answer.' );
		}
		$crier = [
			'slug'              => 'town-crier',
			'name'              => 'Town Crier',
			'short_description' => 'Tells the whole town of what is new in your store.',
			'author'            => '<a href="https://crier.example">The crier</a>',
			'version'           => '1.0',
		];
		return (object) [
			'info'    => [
				'results' => 1,
				'pages'   => 1,
			],
			'plugins' => false === stripos( implode( ' ', $crier ), $words ) ? [] : [ $crier ],
		];
	},
	20,
	3
);

add_filter(
	'themes_api',
	static fn( mixed $found, string $action ): mixed => 'query_themes' !== $action ? $found : (object) [
		'info'   => [
			'page'    => 1,
			'pages'   => 1,
			'results' => 0,
		],
		'themes' => [],
	],
	10,
	2
);
