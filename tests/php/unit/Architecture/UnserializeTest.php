<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Architecture;

use FilesystemIterator;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Serialized text is read in one place only, which makes no objects of it.
 */
final class UnserializeTest extends UnitTestCase {

	private const READER = 'Database/Serialized.php';

	private const FUNCTIONS = [ 'unserialize', 'maybe_unserialize' ];

	public function test_only_the_reader_unserializes(): void {
		$root  = dirname( __DIR__, 4 );
		$calls = self::calls_in( $root . '/plugin.php' ) + self::calls_in( $root . '/uninstall.php' );
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root . '/includes', FilesystemIterator::SKIP_DOTS ) );
		/** @var SplFileInfo $file */
		foreach ( $files as $file ) {
			$calls += self::calls_in( $file->getPathname() );
		}

		self::assertSame(
			[ "$root/includes/" . self::READER ],
			array_keys( $calls ),
			'Use Storewright\Database\Serialized, which makes no objects.'
		);
		self::assertSame( [ 'unserialize' ], $calls[ "$root/includes/" . self::READER ] );
		self::assertStringContainsString(
			"[ 'allowed_classes' => false ]",
			(string) file_get_contents( "$root/includes/" . self::READER )
		);
	}

	/**
	 * @return array<string, list<string>> Path => names of the functions, none where there is no call.
	 */
	private static function calls_in( string $path ): array {
		$names = array_map(
			static fn( PhpToken $token ) => ltrim( strtolower( $token->text ), '\\' ),
			array_filter(
				PhpToken::tokenize( (string) file_get_contents( $path ) ),
				static fn( PhpToken $token ) => $token->is( [ T_STRING, T_NAME_FULLY_QUALIFIED, T_CONSTANT_ENCAPSED_STRING ] )
			)
		);
		$calls = array_values(
			array_filter( $names, static fn( string $name ) => in_array( trim( $name, '\'"' ), self::FUNCTIONS, true ) )
		);
		return [] === $calls ? [] : [ $path => $calls ];
	}
}
