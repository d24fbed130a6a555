<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\BlueprintFile;
use Storewright\Store\Blueprint\Export;
use Storewright\Store\Blueprint\Step;
use ZipArchive;

/**
 * Reads a file that somebody brings: JSON, or a zip file with it. Nothing of a zip file is written to disk.
 */
final class BlueprintReader {

	/**
	 * Most bytes of the JSON.
	 */
	public const MAX_BYTES = 20 * 1024 * 1024;

	/**
	 * Most files of a zip file.
	 */
	private const MAX_FILES = 20;

	/**
	 * Most times that the JSON may be as large as it is in the zip file. JSON of settings comes to about 15 times.
	 */
	private const MAX_RATIO = 200;

	private const MAX_STEPS = 1000;

	private const MAX_DEPTH = 32;

	/**
	 * The JSON in a file.
	 *
	 * @param string $path A file of this server.
	 * @throws InvalidInput That says what is wrong with the file.
	 */
	public static function json_of( string $path ): string {
		$size = is_readable( $path ) ? (int) filesize( $path ) : 0;
		if ( 0 === $size ) {
			throw self::refusal( __( 'The file is empty or can’t be read.', 'storewright' ) );
		}
		if ( $size > self::MAX_BYTES ) {
			throw self::too_large( $size );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
		$bytes = (string) file_get_contents( $path );
		return str_starts_with( $bytes, "PK\x03\x04" ) || str_starts_with( $bytes, "PK\x05\x06" ) ? self::unzipped( $path ) : $bytes;
	}

	/**
	 * The steps of a blueprint.
	 *
	 * @return list<array{Step, array<mixed>}>
	 * @throws InvalidInput That names what is wrong, with its value.
	 */
	public static function steps( string $json ): array {
		$json = str_starts_with( $json, "\u{FEFF}" ) ? substr( $json, 3 ) : $json;
		$file = json_decode( $json, true, self::MAX_DEPTH );
		if ( ! is_array( $file ) ) {
			throw self::refusal(
				sprintf(
					/* translators: 1: beginning of a file, 2: what is wrong, in English. */
					__( 'This is no blueprint: “%1$s” is not JSON (%2$s).', 'storewright' ),
					Refusals::quoted( trim( substr( $json, 0, 60 ) ) ),
					json_last_error_msg()
				)
			);
		}
		$version = $file['version'] ?? null;
		if ( Export::VERSION !== $version ) {
			throw self::refusal(
				/* translators: 1: what stands in the file, 2: a number. */
				sprintf( __( 'The version of the blueprint is “%1$s”. Only version %2$d can be imported.', 'storewright' ), Refusals::quoted( $version ), Export::VERSION )
			);
		}
		$steps = $file['steps'] ?? null;
		if ( ! is_array( $steps ) || ! array_is_list( $steps ) || [] === $steps || count( $steps ) > self::MAX_STEPS ) {
			/* translators: %s: beginning of what stands there. */
			throw self::refusal( sprintf( __( 'A blueprint has a list of steps, not “%s”.', 'storewright' ), Refusals::quoted( $steps ) ) );
		}
		return array_map( self::step( ... ), $steps, array_keys( $steps ) );
	}

	/**
	 * @return array{Step, array<mixed>}
	 */
	private static function step( mixed $step, int $position ): array {
		$name = is_array( $step ) ? $step['step'] ?? null : $step;
		$kind = is_string( $name ) ? Step::tryFrom( $name ) : null;
		if ( ! is_array( $step ) || null === $kind ) {
			throw self::refusal(
				sprintf(
					/* translators: 1: a number, 2: a name, as it was found in a file, 3: names, separated by commas. */
					__( 'Step %1$d: there is no step “%2$s”. Steps are: %3$s.', 'storewright' ),
					$position + 1,
					Refusals::quoted( $name ),
					implode( ', ', Step::names() )
				)
			);
		}
		return [ $kind, $step ];
	}

	private static function unzipped( string $path ): string {
		if ( ! class_exists( ZipArchive::class ) ) {
			throw self::refusal( __( 'This server can’t read zip files. Unzip it and upload the JSON file in it.', 'storewright' ) );
		}
		$zip = new ZipArchive();
		if ( true !== $zip->open( $path, ZipArchive::RDONLY | ZipArchive::CHECKCONS ) ) {
			throw self::refusal( __( 'The zip file is damaged.', 'storewright' ) );
		}
		try {
			return self::text_of( $zip );
		} finally {
			$zip->close();
		}
	}

	private static function text_of( ZipArchive $zip ): string {
		$files = count( $zip );
		if ( $files > self::MAX_FILES ) {
			/* translators: 1: a number, 2: a number. */
			throw self::refusal( sprintf( __( 'The zip file holds %1$d files. A blueprint has at most %2$d.', 'storewright' ), $files, self::MAX_FILES ) );
		}
		$found = null;
		for ( $index = 0; $index < $files; $index++ ) {
			$entry = $zip->statIndex( $index );
			$name  = false === $entry ? '' : $entry['name'];
			if ( 1 === preg_match( '~^[/\\\\]|^[a-z]:|(^|[/\\\\])\.\.([/\\\\]|$)|[\x00-\x1f]~i', $name ) ) {
				/* translators: %s: name of a file in a zip file. */
				throw self::refusal( sprintf( __( 'The zip file holds a file whose name leads out of it: “%s”.', 'storewright' ), Refusals::quoted( $name ) ) );
			}
			if ( BlueprintFile::NAME === basename( $name ) ) {
				$found = $entry;
			}
		}
		if ( ! is_array( $found ) ) {
			/* translators: %s: name of a file. */
			throw self::refusal( sprintf( __( 'The zip file holds no %s.', 'storewright' ), BlueprintFile::NAME ) );
		}
		if ( $found['size'] > self::MAX_BYTES ) {
			throw self::too_large( $found['size'] );
		}
		if ( $found['size'] > self::MAX_RATIO * max( 1, $found['comp_size'] ) + 1024 ) {
			throw self::refusal( __( 'The zip file is packed far more tightly than a blueprint can be. It is not read.', 'storewright' ) );
		}
		// The size that the archive tells may be false: no more than that is read.
		$text = $zip->getFromIndex( $found['index'], self::MAX_BYTES + 1 );
		if ( false === $text || '' === $text ) {
			throw self::refusal( __( 'The zip file is damaged.', 'storewright' ) );
		}
		if ( strlen( $text ) > self::MAX_BYTES ) {
			throw self::too_large( strlen( $text ) );
		}
		return $text;
	}

	private static function too_large( int $size ): InvalidInput {
		return self::refusal(
			sprintf(
				/* translators: 1: size of a file, such as 30 MB, 2: size, such as 20 MB. */
				__( 'The blueprint has %1$s. At most %2$s can be imported.', 'storewright' ),
				(string) size_format( $size, 1 ),
				(string) size_format( self::MAX_BYTES )
			)
		);
	}

	private static function refusal( string $reason ): InvalidInput {
		return new InvalidInput( 'storewright_blueprint_invalid', $reason, [ 'file' => $reason ] );
	}
}
