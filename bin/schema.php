<?php
/**
 * Prints every REST schema of the plugin as one JSON object: title => JSON Schema. Needs no WordPress.
 *
 * Run by `composer schema`, which makes client/generated/rest.d.ts of it.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Rest\Schema;

require __DIR__ . '/../vendor/autoload.php';

// Files of data end where they are called without WordPress.
define( 'ABSPATH', __DIR__ . '/' );

// What schemas ask of WordPress, answered without it: descriptions in English, nothing filtered.

/**
 * The text itself.
 */
function __( string $text ): string {
	return $text;
}

/**
 * The value itself.
 */
function apply_filters( string $hook, mixed $value ): mixed {
	return $value;
}

/**
 * No option is stored.
 *
 * @phpstan-impure WordPress's own is.
 * @phpstan-ignore impureFunction.pure
 */
function get_option( string $name, mixed $default_value = false ): mixed {
	return $default_value;
}

/**
 * There is nothing to read beforehand.
 *
 * @param array<string> $options
 */
function wp_prime_option_caches( array $options ): void { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As WordPress has it.
}

/**
 * WordPress's own sizes.
 *
 * @return list<int>
 */
function rest_get_avatar_sizes(): array {
	return [ 24, 48, 96 ];
}

/**
 * English.
 */
function determine_locale(): string {
	return 'en_US';
}

/**
 * The text in its context: itself.
 */
function _x( string $text ): string {
	return $text;
}

/**
 * WordPress marks readonly and context inside properties; types want to know what is always there: everything.
 *
 * @param array<string, mixed> $schema
 * @return array<string, mixed>
 */
$closed = static function ( array $schema ) use ( &$closed ): array {
	unset( $schema['arg_options'], $schema['context'], $schema['readonly'], $schema['validate_callback'], $schema['sanitize_callback'] );
	foreach ( [ 'items', 'additionalProperties' ] as $inner ) {
		if ( is_array( $schema[ $inner ] ?? null ) ) {
			$schema[ $inner ] = $closed( $schema[ $inner ] );
		}
	}
	if ( is_array( $schema['properties'] ?? null ) ) {
		$optional                       = array_keys(
			array_filter(
				$schema['properties'],
				static fn( $property ) => is_array( $property ) && true === ( $property['optional'] ?? false )
			)
		);
		$schema['required']             = array_values( array_diff( array_keys( $schema['properties'] ), $optional ) );
		$schema['properties']           = array_map(
			static fn( $property ) => is_array( $property ) ? $closed( $property ) : $property,
			$schema['properties']
		);
		$schema['additionalProperties'] = $schema['additionalProperties'] ?? false;
	} else {
		unset( $schema['required'] );
	}
	unset( $schema['optional'] );
	return $schema;
};

$schemas = [];
$files   = new RegexIterator(
	new RecursiveIteratorIterator( new RecursiveDirectoryIterator( __DIR__ . '/../includes', FilesystemIterator::SKIP_DOTS ) ),
	'/Schema\.php$/'
);
/** @var SplFileInfo $file */
foreach ( $files as $file ) {
	$relative = substr(
		str_replace( '\\', '/', (string) realpath( $file->getPathname() ) ),
		strlen( str_replace( '\\', '/', (string) realpath( __DIR__ . '/../includes' ) ) ) + 1,
		-4
	);
	$class    = 'Storewright\\' . str_replace( '/', '\\', $relative );
	if ( is_subclass_of( $class, Schema::class ) ) {
		$schemas[ $class::title() ] = $closed(
			[
				'title'      => $class::title(),
				'type'       => 'object',
				'properties' => $class::properties(),
			]
		);
	}
}
ksort( $schemas );
echo json_encode( $schemas, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR ), "\n";
