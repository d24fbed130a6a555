<?php
declare(strict_types=1);

namespace Storewright\Assets;

/**
 * Gives an entry the translations of the chunks that it loads later.
 *
 * WordPress loads translations for registered scripts alone, and files them by the script's path: a chunk that the entry
 * imports has a file of its own (`{domain}-{locale}-{md5 of its path}.json`) that nobody would load. Its messages are
 * merged into those of the entry.
 */
final class ChunkTranslations {

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Hooks the merging.
	 */
	public function register(): void {
		add_filter( 'load_script_translations', [ $this, 'merge' ], 10, 4 );
		add_filter( 'pre_load_script_translations', [ $this, 'merge_without_entry' ], 10, 4 );
	}

	/**
	 * The chunks' translations alone, for an entry that has none of its own: WordPress asks a last time without a file.
	 *
	 * @param string|false|null $json   Null where nobody has answered yet.
	 * @param string|false      $file   Where the entry's translations are, false where nowhere.
	 * @param string            $handle The script's handle.
	 * @param string            $domain Text domain.
	 * @return string|false|null
	 */
	public function merge_without_entry( string|false|null $json, string|false $file, string $handle, string $domain ): string|false|null {
		if ( null !== $json || false !== $file ) {
			return $json;
		}
		$merged = $this->merge( false, false, $handle, $domain );
		return false === $merged ? null : $merged;
	}

	/**
	 * The entry's translations and those of the chunks.
	 *
	 * @param string|false $json   The entry's translations in Jed format, false where it has none.
	 * @param string|false $file   Where they were read, false where nowhere.
	 * @param string       $handle The script's handle.
	 * @param string       $domain Text domain.
	 * @return string|false
	 */
	public function merge( string|false $json, string|false $file, string $handle, string $domain ): string|false {
		if ( 'storewright' !== $domain || ! in_array( $handle, [ 'storewright-app', 'storewright-islands' ], true ) ) {
			return $json;
		}
		$locale = determine_locale();
		$all    = self::decode( $json );
		foreach ( $this->chunk_files( $locale ) as $path ) {
			$more = self::decode( file_get_contents( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
			$all  = [] === $all ? $more : self::combine( $all, $more );
		}
		return [] === $all ? $json : (string) wp_json_encode( $all );
	}

	/**
	 * The translation files of all chunks in a locale, of those that there are.
	 *
	 * @return list<string> Absolute paths.
	 */
	private function chunk_files( string $locale ): array {
		$scripts = glob( $this->assets->path( 'build/*.js' ) );
		$files   = [];
		foreach ( false === $scripts ? [] : $scripts as $script ) {
			$name = "storewright-$locale-" . md5( 'build/' . basename( $script ) ) . '.json';
			foreach ( [ WP_LANG_DIR . '/plugins/', $this->assets->path( 'languages/' ) ] as $folder ) {
				if ( is_readable( $folder . $name ) ) {
					$files[] = $folder . $name;
					break;
				}
			}
		}
		return $files;
	}

	/**
	 * @return array<mixed>
	 */
	private static function decode( string|false $json ): array {
		$data = false === $json ? null : json_decode( $json, true );
		return is_array( $data ) && is_array( $data['locale_data'] ?? null ) ? $data : [];
	}

	/**
	 * @param array<mixed> $entry
	 * @param array<mixed> $chunk
	 * @return array<mixed>
	 */
	private static function combine( array $entry, array $chunk ): array {
		$entry['locale_data'] = [ 'messages' => self::messages( $entry ) + self::messages( $chunk ) ];
		return $entry;
	}

	/**
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	private static function messages( array $data ): array {
		$domains = is_array( $data['locale_data'] ?? null ) ? $data['locale_data'] : [];
		$domain  = $domains['messages'] ?? $domains['storewright'] ?? [];
		return is_array( $domain ) ? $domain : [];
	}
}
