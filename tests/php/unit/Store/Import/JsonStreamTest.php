<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Import;

use JsonException;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Import\JsonStream;
use Storewright\Tests\Support\UnitTestCase;

/**
 * A large file is read element by element, and says the same as if it were read at once.
 */
final class JsonStreamTest extends UnitTestCase {

	#[DataProvider( 'files' )]
	public function test_it_reads_what_php_reads( string $json ): void {
		self::assertSame( json_decode( $json, true ), self::elements( $json ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function files(): iterable {
		foreach ( [
			'[]',
			'{}',
			' [1 , 2.5e3,true,null,"a"] ',
			'[{"a":"x]\"{"},[1,[2]],"te\\\\"]',
			'{"50":[{"id":1}],"6":[]}',
			'["\u00fc€😀"]',
		] as $json ) {
			yield $json => [ $json ];
		}
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/fixtures/golden/*.json' ) as $file ) {
			yield basename( (string) $file ) => [ (string) file_get_contents( (string) $file ) ];
		}
		yield 'longer than what is read at once' => [
			(string) json_encode( [ str_repeat( 'x\\"', 60_000 ), array_fill( 0, 50_000, [ 'a' => '}' ] ), 1 ] ),
		];
	}

	public function test_a_byte_order_mark_is_passed_over(): void {
		self::assertSame( [ 1 ], self::elements( "\xEF\xBB\xBF[1]" ) );
	}

	#[DataProvider( 'broken_files' )]
	public function test_what_is_no_json_is_refused( string $json ): void {
		$this->expectException( JsonException::class );
		self::elements( $json );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function broken_files(): array {
		return array_map(
			static fn( string $json ) => [ $json ],
			[
				'',
				'null',
				'"x"',
				'[',
				'[1',
				'[1,]',
				'[,]',
				'[1 2]',
				'[1]x',
				'[1]]',
				'[{]',
				'[[1]',
				'["a]',
				'["\\',
				'{"a"}',
				'{"a":}',
				'{"a":1,}',
				'{1:2}',
				'[tru]',
				"[1]\0",
			]
		);
	}

	public function test_what_comes_before_the_damage_is_read(): void {
		$elements = self::stream( '[1,2,}' )->elements();
		self::assertSame( 1, $elements->current() );
		$elements->next();
		self::assertSame( 2, $elements->current() );
		$this->expectExceptionMessage( 'near byte' );
		$elements->next();
	}

	public function test_it_tells_how_far_it_is(): void {
		$json   = (string) json_encode( array_fill( 0, 20_000, 'abcdefgh' ) );
		$stream = self::stream( $json );
		$last   = 0;
		foreach ( $stream->elements() as $element ) {
			self::assertGreaterThan( $last, $stream->position() );
			$last = $stream->position();
		}
		self::assertSame( strlen( $json ), $stream->position() );
	}

	/**
	 * @return array<mixed>
	 */
	private static function elements( string $json ): array {
		return iterator_to_array( self::stream( $json )->elements() );
	}

	private static function stream( string $json ): JsonStream {
		$file = fopen( 'php://memory', 'r+' );
		self::assertIsResource( $file );
		fwrite( $file, $json );
		rewind( $file );
		return new JsonStream( $file );
	}
}
