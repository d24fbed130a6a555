<?php
declare(strict_types=1);

namespace Storewright\Assets;

/**
 * Registers the built scripts and styles, with their dependencies, versions and translations.
 */
final class Assets {

	/**
	 * @param string $file    Absolute path of plugin.php.
	 * @param string $version The plugin's version, for files that carry none.
	 */
	public function __construct( private readonly string $file, private readonly string $version ) {}

	/**
	 * Enqueues an entry of the build with its style.
	 *
	 * @param string       $entry      Name of the webpack entry: `app`, `islands` or `reminder`.
	 * @param list<string> $more_style Handles of styles that it needs, such as `wp-components`.
	 * @return string Handle of the script and of the style.
	 */
	public function enqueue( string $entry, array $more_style = [] ): string {
		$handle = "storewright-$entry";
		$asset  = $this->asset( $entry );
		wp_enqueue_script(
			$handle,
			plugins_url( "build/$entry.js", $this->file ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		if ( in_array( 'wp-i18n', $asset['dependencies'], true ) ) {
			wp_set_script_translations( $handle, 'storewright', $this->path( 'languages' ) );
		}
		if ( is_readable( $this->path( "build/$entry.css" ) ) ) {
			wp_enqueue_style( $handle, plugins_url( "build/$entry.css", $this->file ), $more_style, $asset['version'] );
		}
		return $handle;
	}

	/**
	 * Prints what makes the browser fetch a lazy chunk at once, with the document, instead of after the entry ran.
	 *
	 * @param string $chunk       Name of the chunk, as in its `webpackChunkName`; one that there is none of prints nothing.
	 * @param bool   $with_styles Whether its stylesheets as well.
	 */
	public function print_preloads( string $chunk, bool $with_styles = true ): void {
		$files = $this->files( $chunk );
		$kinds = [ 'script' => $files['js'] ] + ( $with_styles ? [ 'style' => $files['css'] ] : [] );
		foreach ( $kinds as $as => $urls ) {
			foreach ( $urls as $url ) {
				printf( '<link rel="preload" as="%s" href="%s">' . "\n", esc_attr( $as ), esc_url( $url ) );
			}
		}
	}

	/**
	 * Prints the stylesheets of a lazy chunk, for HTML that is there before its script. The script finds them by their addresses
	 * and does not load them again.
	 *
	 * @param string $chunk Name of the chunk, as in its `webpackChunkName`; one that there is none of prints nothing.
	 */
	public function print_styles( string $chunk ): void {
		foreach ( $this->files( $chunk )['css'] as $url ) {
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Its address must be the one that the app asks for.
			printf( '<link rel="stylesheet" href="%s">' . "\n", esc_url( $url ) );
		}
	}

	/**
	 * The addresses of a lazy chunk's files.
	 *
	 * @return array{js: list<string>, css: list<string>}
	 */
	private function files( string $chunk ): array {
		$index = $this->path( 'build/chunks.json' );
		$parts = is_readable( $index ) ? wp_json_file_decode( $index, [ 'associative' => true ] ) : [];
		$files = is_array( $parts ) && is_array( $parts[ $chunk ] ?? null ) ? $parts[ $chunk ] : [];
		$urls  = fn( mixed $names ): array => array_values(
			array_map( fn( string $name ): string => $this->url( "build/$name" ), array_filter( is_array( $names ) ? $names : [], 'is_string' ) )
		);
		return [
			'js'  => $urls( $files['js'] ?? [] ),
			'css' => $urls( $files['css'] ?? [] ),
		];
	}

	/**
	 * Whether the entry was built.
	 *
	 * @param string $entry Name of the webpack entry.
	 */
	public function is_built( string $entry ): bool {
		return is_readable( $this->path( "build/$entry.js" ) );
	}

	/**
	 * Absolute path of a file of the plugin.
	 *
	 * @param string $relative Path from the plugin's folder on.
	 */
	public function path( string $relative ): string {
		return dirname( $this->file ) . '/' . $relative;
	}

	/**
	 * URL of a file of the plugin.
	 *
	 * @param string $relative Path from the plugin's folder on.
	 */
	public function url( string $relative ): string {
		return plugins_url( $relative, $this->file );
	}

	/**
	 * @return array{dependencies: list<non-empty-string>, version: string}
	 */
	private function asset( string $entry ): array {
		$path = $this->path( "build/$entry.asset.php" );
		/** @var array{dependencies?: list<non-empty-string>, version?: string} $asset */
		$asset = is_readable( $path ) ? require $path : [];
		return [
			'dependencies' => $asset['dependencies'] ?? [],
			'version'      => $asset['version'] ?? $this->version,
		];
	}
}
