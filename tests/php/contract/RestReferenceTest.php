<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\RestReference;

/**
 * The REST reference of docs/rest is what the routes say of themselves. `npm run rest-reference` writes it.
 *
 * @group database-independent
 */
final class RestReferenceTest extends IntegrationTestCase {

	/**
	 * Each page is current, and there is no other.
	 */
	public function test_reference_is_current(): void {
		$this->as_administrator();
		$pages = RestReference::pages();
		$root  = dirname( STOREWRIGHT_FILE ) . '/';
		if ( '1' === getenv( 'STOREWRIGHT_UPDATE_FIXTURES' ) ) {
			wp_mkdir_p( $root . 'docs/rest' );
			foreach ( $pages as $path => $content ) {
				file_put_contents( $root . $path, $content );
			}
		}
		$stored = glob( $root . 'docs/rest/*.md' );
		$stored = array_map( static fn( string $file ) => substr( $file, strlen( $root ) ), false === $stored ? [] : $stored );
		self::assertEqualsCanonicalizing( array_keys( $pages ), $stored, 'Run “npm run rest-reference” and commit what it writes.' );
		foreach ( $pages as $path => $content ) {
			self::assertSame( $content, file_get_contents( $root . $path ), "{$path} is not current: run “npm run rest-reference” and commit it." );
		}
	}
}
