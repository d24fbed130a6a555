<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Architecture;

use DOMDocument;
use DOMXPath;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Storewright\Tests\Support\UnitTestCase;

/**
 * On which databases tests run: those of a feature of the shop that sends SQL of its own on both, of another one on MariaDB alone.
 */
final class DatabasesTest extends UnitTestCase {

	private const STORE = 'tests/php/integration/Store/';

	/**
	 * What sends SQL; locks and transactions are of the kernel, whose tests run on both.
	 */
	private const SQL = '/database(\(\))?->(rows|row|value|column|execute|start|insert|update|delete)\(|wpdb->/';

	public function test_each_folder_of_tests_is_in_one_suite(): void {
		$folders = array_map(
			static fn( SplFileInfo $file ) => self::below_root( $file->getPath() ),
			self::files( 'tests/php/integration', 'Test.php' )
		);
		foreach ( array_unique( $folders ) as $folder ) {
			$suites = array_filter( self::suites(), static fn( array $suite ) => self::is_in( $folder, $suite ) );
			self::assertCount( 1, $suites, "$folder is to be in one suite of phpunit.xml.dist." );
		}
	}

	public function test_features_with_sql_of_their_own_run_on_both_databases_and_others_on_mariadb(): void {
		$suites = self::suites();
		foreach ( [
			'integration' => true,
			'without-sql' => false,
		] as $name => $with_sql ) {
			foreach ( $suites[ $name ]['folders'] as $folder ) {
				$code = str_replace( self::STORE, 'includes/Store/', $folder );
				// Of tests of what several features do together there is no code by that name.
				if ( str_starts_with( $folder, self::STORE ) && is_dir( self::root() . $code ) ) {
					self::assertSame( $with_sql, self::sends_sql( $code, $suites[ $name ]['without'] ), "$folder is not to be in the suite $name." );
				}
			}
		}
	}

	public function test_what_runs_on_mariadb_alone_is_not_left_to_sqlite(): void {
		foreach ( self::files( 'tests/php/integration', 'Test.php' ) as $file ) {
			$folder = self::below_root( $file->getPath() );
			if ( self::is_in( $folder, self::suites()['without-sql'] ) || self::is_in( $folder, self::suites()['dashboard'] ) ) {
				self::assertStringNotContainsString(
					'database-independent',
					(string) file_get_contents( $file->getPathname() ),
					"{$file->getFilename()} would run on no database."
				);
			}
		}
	}

	/**
	 * @param list<string> $without Folders of tests whose code does not count.
	 */
	private static function sends_sql( string $folder, array $without ): bool {
		foreach ( self::files( $folder, '.php' ) as $file ) {
			$tests = str_replace( 'includes/Store/', self::STORE, self::below_root( $file->getPath() ) );
			$code  = (string) file_get_contents( $file->getPathname() );
			if ( ! in_array( $tests, $without, true ) && 1 === preg_match( self::SQL, $code ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array{folders: list<string>, without: list<string>} $suite
	 */
	private static function is_in( string $folder, array $suite ): bool {
		$is_below = static fn( string $other ): bool => str_starts_with( "$folder/", "$other/" );
		return [] !== array_filter( $suite['folders'], $is_below ) && [] === array_filter( $suite['without'], $is_below );
	}

	/**
	 * The suites of tests in WordPress.
	 *
	 * @return array<string, array{folders: list<string>, without: list<string>}>
	 */
	private static function suites(): array {
		$document = new DOMDocument();
		$document->load( self::root() . 'phpunit.xml.dist' );
		$found = [];
		foreach ( [ 'dashboard', 'without-sql', 'integration' ] as $name ) {
			$found[ $name ] = [
				'folders' => self::texts( $document, "//testsuite[@name='$name']/directory" ),
				'without' => self::texts( $document, "//testsuite[@name='$name']/exclude" ),
			];
		}
		return $found;
	}

	/**
	 * @return list<string>
	 */
	private static function texts( DOMDocument $document, string $query ): array {
		$nodes = ( new DOMXPath( $document ) )->query( $query );
		self::assertNotFalse( $nodes );
		$texts = [];
		foreach ( $nodes as $node ) {
			$texts[] = trim( (string) $node->nodeValue ); // phpcs:ignore WordPress.NamingConventions
		}
		return $texts;
	}

	/**
	 * @return list<SplFileInfo>
	 */
	private static function files( string $folder, string $ending ): array {
		$found = [];
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( self::root() . $folder, FilesystemIterator::SKIP_DOTS )
		) as $file ) {
			if ( str_ends_with( $file->getFilename(), $ending ) ) {
				$found[] = $file;
			}
		}
		return $found;
	}

	private static function below_root( string $path ): string {
		return substr( $path, strlen( self::root() ) );
	}

	private static function root(): string {
		return dirname( __DIR__, 4 ) . '/';
	}
}
