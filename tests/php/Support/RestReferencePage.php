<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * The page of docs/rest that has the routes of a namespace.
 */
final class RestReferencePage {

	/**
	 * Fields of answers.
	 *
	 * @var array<string, array<mixed>> Heading => schema.
	 */
	private array $schemas = [];

	/**
	 * @param string       $of     The namespace.
	 * @param list<string> $routes Patterns as WordPress has them.
	 * @param int          $depth  How deep fields in fields are listed.
	 */
	public function __construct( private readonly string $of, private readonly array $routes, private readonly int $depth ) {}

	/**
	 * The page.
	 */
	public function markdown(): string {
		$lines = [
			"# REST reference: `{$this->of}`",
			'',
			'[All namespaces](README.md) · Made by `npm run rest-reference`, not edited by hand. `context`, which every reading route takes, is left out.',
		];
		$group = '';
		foreach ( $this->routes as $route ) {
			$path = RestRoutes::path( $route, [] );
			$path = rawurldecode( $path );
			$here = explode( '/', substr( $path, strlen( $this->of ) + 2 ) )[0];
			if ( $here !== $group ) {
				$group = $here;
				array_push( $lines, '', "## {$group}" );
			}
			array_push( $lines, ...$this->route( $route, $path ) );
		}
		array_push( $lines, '', '## Fields of answers' );
		foreach ( $this->schemas as $heading => $schema ) {
			$fields = $this->fields( $schema );
			array_push( $lines, '', "### {$heading}", '' );
			if ( [] === $fields ) {
				$lines[] = $this->without_fields( $schema );
			} else {
				array_push( $lines, '| Field | Type | What |', '| --- | --- | --- |', ...$fields );
			}
		}
		return implode( "\n", $lines ) . "\n";
	}

	/**
	 * @return list<string>
	 */
	private function route( string $route, string $path ): array {
		$server = rest_get_server();
		/** @var array<string, list<array{methods: array<string, bool>, args?: array<string, array<string, mixed>>}>> $all */
		$all     = $server->get_routes();
		$schema  = $server->get_route_options( $route )['schema'] ?? null;
		$schema  = is_callable( $schema ) ? $schema() : [];
		$schema  = is_array( $schema ) ? $schema : [];
		$heading = $this->heading( $schema );
		$lines   = [];
		foreach ( $all[ $route ] as $endpoint ) {
			$methods = implode( ', ', array_keys( array_filter( $endpoint['methods'] ) ) );
			array_push( $lines, '', "### `{$methods} {$path}`", '' );
			$args   = array_diff_key( $endpoint['args'] ?? [], array_flip( RestRoutes::parameters( $route ) ) );
			$writes = ! str_contains( $methods, 'GET' ) && ! str_contains( $methods, 'DELETE' );
			array_push( $lines, ...$this->arguments( $args, $schema, $heading, $writes ) );
			if ( '' !== $heading ) {
				$lines[] = str_ends_with( $path, '/batch' )
					? "Answers `create`, `update` and `delete`, lists of [{$heading}](#{$heading})."
					: "Answers [{$heading}](#{$heading}).";
			}
		}
		return $lines;
	}

	/**
	 * @param array<string, array<string, mixed>> $args
	 * @param array<mixed>                        $schema
	 * @return list<string>
	 */
	private function arguments( array $args, array $schema, string $heading, bool $writes ): array {
		unset( $args['context'] );
		$fields = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [];
		if ( isset( $args['create'], $args['update'], $args['delete'] ) ) {
			$args = array_intersect_key( $args, array_flip( [ 'create', 'update', 'delete' ] ) );
		}
		$shared = $writes ? array_intersect_key( $args, $fields ) : [];
		$lines  = [];
		if ( [] !== $shared ) {
			$required = array_keys( array_filter( $shared, static fn( array $arg ) => self::has( $arg, 'required' ) ) );
			$lines[]  = sprintf(
				'Takes the fields of [%1$s](#%1$s) that can be written%2$s.',
				$heading,
				[] === $required ? '' : '; required: `' . implode( '`, `', $required ) . '`'
			);
			$lines[]  = '';
		}
		$own = array_diff_key( $args, $shared );
		if ( [] !== $own ) {
			array_push( $lines, '| Argument | Type | What |', '| --- | --- | --- |' );
			foreach ( $own as $name => $arg ) {
				$lines[] = $this->row( (string) $name, $arg, self::has( $arg, 'required' ) ? 'required' : '' );
			}
			$lines[] = '';
		}
		return $lines;
	}

	/**
	 * Where the page has the fields; schemas that share a title and not their fields have numbers.
	 *
	 * @param array<mixed> $schema
	 */
	private function heading( array $schema ): string {
		$title = is_string( $schema['title'] ?? null ) ? sanitize_title( $schema['title'] ) : '';
		if ( '' === $title ) {
			return '';
		}
		for ( $count = 1; ; $count++ ) {
			$heading = 1 === $count ? $title : "{$title}-{$count}";
			if ( ! isset( $this->schemas[ $heading ] ) || $this->schemas[ $heading ] === $schema ) {
				$this->schemas[ $heading ] = $schema;
				return $heading;
			}
		}
	}

	/**
	 * @param array<mixed> $schema
	 * @return list<string>
	 */
	private function fields( array $schema, string $before = '', int $depth = 0 ): array {
		$inner = $schema['properties'] ?? $schema['items'] ?? [];
		$inner = is_array( $inner ) ? $inner : [];
		if ( ! isset( $schema['properties'] ) ) {
			return isset( $inner['properties'] ) ? $this->fields( $inner, $before, $depth ) : [];
		}
		$rows = [];
		foreach ( $inner as $name => $field ) {
			if ( ! is_array( $field ) ) {
				continue;
			}
			$rows[] = $this->row( $before . $name, $field, self::has( $field, 'readonly' ) ? 'read-only' : '' );
			if ( $depth + 1 < $this->depth ) {
				array_push( $rows, ...$this->fields( $field, "{$before}{$name}.", $depth + 1 ) );
			}
		}
		return $rows;
	}

	/**
	 * What an answer is that has no fields of fixed names.
	 *
	 * @param array<mixed> $schema
	 */
	private function without_fields( array $schema ): string {
		$type = is_string( $schema['type'] ?? null ) ? $schema['type'] : 'object';
		$text = is_string( $schema['description'] ?? null ) ? $schema['description'] : '';
		return trim( 'Its type is `' . $type . '`; its keys depend on what is asked for. ' . $text );
	}

	/**
	 * @param array<mixed> $field
	 */
	private function row( string $name, array $field, string $note ): string {
		$type  = is_array( $field['type'] ?? null ) ? implode( ' or ', array_filter( $field['type'], is_string( ... ) ) ) : ( $field['type'] ?? '' );
		$parts = [ is_string( $field['description'] ?? null ) ? $field['description'] : '' ];
		$enum  = $field['enum'] ?? ( is_array( $field['items'] ?? null ) ? $field['items']['enum'] ?? null : null );
		if ( is_array( $enum ) && count( $enum ) <= 12 ) {
			$parts[] = 'One of ' . implode( ', ', array_map( self::code( ... ), $enum ) ) . '.';
		}
		if ( isset( $field['default'] ) && ! is_array( $field['default'] ) ) {
			$parts[] = 'By default ' . self::code( $field['default'] ) . '.';
		}
		$said  = array_filter( $parts, static fn( string $part ) => '' !== $part );
		$cells = [ "`{$name}`" . ( '' === $note ? '' : " ({$note})" ), is_string( $type ) ? $type : '', implode( ' ', $said ) ];
		$cells = array_map( static fn( string $cell ) => str_replace( [ '|', "\n", '<' ], [ '\\|', ' ', '&lt;' ], $cell ), $cells );
		return '| ' . implode( ' | ', $cells ) . ' |';
	}

	/**
	 * @param array<mixed> $field
	 * @param string       $mark
	 */
	private static function has( array $field, string $mark ): bool {
		return true === ( $field[ $mark ] ?? false );
	}

	private static function code( mixed $value ): string {
		return '`' . ( is_string( $value ) ? $value : (string) wp_json_encode( $value ) ) . '`';
	}
}
