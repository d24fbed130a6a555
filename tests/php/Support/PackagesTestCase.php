<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use PclZip;
use stdClass;
use WP_Filesystem_Direct;

/**
 * A test of real packages, which WordPress's own upgrader downloads and unpacks: from a catalog of this test's own in place of
 * WordPress's directory.
 */
abstract class PackagesTestCase extends IntegrationTestCase {

	protected const INSTALL  = '/wc-admin/plugins/install';
	protected const ACTIVATE = '/wc-admin/plugins/activate';
	protected const HOST     = 'https://catalog.example/';

	/**
	 * Where the packages are made.
	 */
	protected string $folder;

	/**
	 * @var list<string> What was downloaded.
	 */
	protected array $downloads = [];

	protected function setUp(): void {
		parent::setUp();
		$this->downloads = [];
		$this->folder    = get_temp_dir() . 'storewright-' . wp_generate_password( 12, false );
		mkdir( $this->folder );
		$this->as_administrator();
		add_filter(
			'plugins_api',
			static fn( mixed $found, string $action, stdClass $args ): object => (object) [
				'download_link' => self::HOST . ( is_string( $args->slug ) ? $args->slug : '' ) . '.zip',
			],
			10,
			3
		);
		add_filter( 'pre_http_request', $this->serve( ... ), 10, 3 );
	}

	protected function tearDown(): void {
		foreach ( [ $this->folder, ...self::left() ] as $path ) {
			self::files()->delete( $path, true );
		}
		wp_clean_plugins_cache();
		parent::tearDown();
	}

	/**
	 * Sends what was packed in place of another machine's answer, as WordPress's transports do.
	 *
	 * @param mixed                $answer Of other filters.
	 * @param array<string, mixed> $args   The request.
	 * @param string               $url    Its address.
	 */
	protected function serve( mixed $answer, array $args, string $url ): mixed {
		if ( ! str_starts_with( $url, self::HOST ) ) {
			// WordPress looks for updates and translations once it has installed something.
			return self::answer( '{"plugins":[],"themes":[],"translations":[],"no_update":[]}' );
		}
		$this->downloads[] = $url;
		$target            = is_string( $args['filename'] ?? null )
			? $args['filename']
			: self::fail( 'A package is downloaded into a file.' );

		copy( $this->folder . '/' . basename( $url ), $target );
		return self::answer( '', $target );
	}

	/**
	 * @param string      $body     What is answered.
	 * @param string|null $filename The file that it is in instead.
	 * @return array<string, mixed>
	 */
	protected static function answer( string $body, ?string $filename = null ): array {
		return [
			'headers'  => [],
			'body'     => $body,
			'response' => [
				'code'    => 200,
				'message' => 'OK',
			],
			'cookies'  => [],
			'filename' => $filename,
		];
	}

	/**
	 * Puts a package into the catalog.
	 *
	 * @param string                $slug    The plugin that it is given out for.
	 * @param array<string, string> $content Path => text.
	 * @param int|null              $length  Bytes of it that arrive; null for all.
	 */
	protected function pack( string $slug, array $content, ?int $length = null ): void {
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$file = "{$this->folder}/$slug.zip";
		if ( is_file( $file ) ) {
			unlink( $file );
		}
		$entries = [];
		foreach ( $content as $path => $text ) {
			$entries[] = [
				PCLZIP_ATT_FILE_NAME    => $path,
				PCLZIP_ATT_FILE_CONTENT => $text,
			];
		}
		if ( [] !== $entries ) {
			( new PclZip( $file ) )->create( $entries );
		}
		if ( null !== $length ) {
			file_put_contents( $file, is_file( $file ) ? substr( (string) file_get_contents( $file ), 0, $length ) : '' );
		}
	}

	/**
	 * Sends a request about plugins.
	 *
	 * @return array{array<mixed>, mixed} Why some of them failed, and what was done.
	 */
	protected function ask( string $route, string $plugins ): array {
		$answer = $this->item( $this->rest( 'POST', $route, [ 'plugins' => $plugins ] ) );
		self::assertSame( [] === (array) $answer['errors'], $answer['success'] );
		return [ (array) $answer['errors'], $answer['data'] ];
	}

	/**
	 * Everything that an installation may have left: plugins besides ours, unpacked packages.
	 *
	 * @return list<string>
	 */
	protected static function left(): array {
		$paths = [ ...self::paths( WP_PLUGIN_DIR . '/*' ), ...self::paths( WP_CONTENT_DIR . '/upgrade/*' ) ];
		return array_values(
			array_filter( $paths, static fn( string $path ): bool => ! is_link( $path ) && 'index.php' !== basename( $path ) )
		);
	}

	/**
	 * @return list<string>
	 */
	protected static function paths( string $pattern ): array {
		$paths = glob( $pattern );
		return false === $paths ? [] : $paths;
	}

	protected static function files(): WP_Filesystem_Direct {
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		return new WP_Filesystem_Direct( null );
	}

	/**
	 * The main file of a plugin.
	 */
	protected static function plugin( string $name, string $code = '' ): string {
		return "<?php\n/**\n * Plugin Name: $name\n */\n$code\n";
	}
}
