<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Database\Connection;

/**
 * Images of the media library by the names of their files: nothing is fetched from elsewhere.
 */
final class LibraryImages {

	/**
	 * WordPress keeps a smaller copy of large images under this name, and the library knows it by that.
	 */
	private const SMALLER = '-scaled';

	/**
	 * How many names one query asks for: databases take only so many conditions.
	 */
	private const AT_ONCE = 100;

	/**
	 * @var array<string, int> By name of the file.
	 */
	private array $by_name = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Looks for the images that some rows name.
	 *
	 * @param list<ImportRow> $rows
	 */
	public function read( array $rows ): void {
		$names = [];
		foreach ( array_unique(
			array_map( self::file( ... ), array_merge( ...array_map( static fn( ImportRow $row ) => $row->texts( 'images' ), $rows ) ) )
		) as $name ) {
			array_push( $names, ...self::stored_as( $name ) );
		}
		foreach ( array_chunk( array_values( array_unique( $names ) ), self::AT_ONCE ) as $some ) {
			$this->look_for( $some );
		}
	}

	/**
	 * The image of a name or address, the latest one where there are several; null where the library has none.
	 */
	public function find( string $input ): ?int {
		foreach ( self::stored_as( self::file( $input ) ) as $name ) {
			if ( isset( $this->by_name[ $name ] ) ) {
				return $this->by_name[ $name ];
			}
		}
		return null;
	}

	/**
	 * @param non-empty-list<string> $names
	 */
	private function look_for( array $names ): void {
		$conditions = [];
		$values     = [];
		foreach ( $names as $name ) {
			$conditions[] = 'm.meta_value = %s OR m.meta_value LIKE %s';
			array_push( $values, $name, '%/' . addcslashes( $name, '_%\\' ) );
		}
		$rows = $this->database->rows(
			"SELECT m.post_id, m.meta_value FROM {$this->database->table( 'postmeta' )} m
			JOIN {$this->database->table( 'posts' )} p ON p.ID = m.post_id
			WHERE m.meta_key = '_wp_attached_file' AND p.post_type = 'attachment' AND p.post_mime_type LIKE 'image/%%'
				AND ( " . implode( ' OR ', $conditions ) . ' ) ORDER BY m.post_id',
			...$values
		);
		foreach ( $rows as $row ) {
			$this->by_name[ basename( (string) $row['meta_value'] ) ] = (int) $row['post_id'];
		}
	}

	private static function file( string $input ): string {
		$path = 1 === preg_match( '#^https?://#i', $input ) ? rawurldecode( (string) wp_parse_url( $input, PHP_URL_PATH ) ) : $input;
		return basename( str_replace( '\\', '/', $path ) );
	}

	/**
	 * @return list<string>
	 */
	private static function stored_as( string $name ): array {
		$names = [ $name, sanitize_file_name( $name ), (string) preg_replace( '/(\.\w+)$/D', self::SMALLER . '$1', $name ) ];
		return array_values( array_unique( array_filter( $names, static fn( string $one ) => '' !== $one ) ) );
	}
}
