<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Database;

use ArrayObject;
use Storewright\Database\Serialized;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Serialized text of the database is read without making objects, and whatever it holds can be answered as JSON.
 */
final class SerializedTest extends IntegrationTestCase {

	/**
	 * @dataProvider texts
	 */
	public function test_what_is_answered( string $text, mixed $answered ): void {
		$plain = Serialized::plain( $text );

		self::assertSame( $answered, $plain );
		self::assertNotFalse( wp_json_encode( $plain ) );
	}

	/**
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function texts(): iterable {
		$object           = (object) [ 'a' => (object) [ 'b' => 1 ] ];
		$recursive_object = 'O:8:"stdClass":1:{s:1:"a";r:1;}';
		$deep             = 1;
		for ( $level = 0; $level < 600; $level++ ) {
			$deep = [ $deep ];
		}
		yield 'plain text' => [ 'O:8', 'O:8' ];
		yield 'array' => [ serialize( [ 'a' => [ 1.5, true, null ] ] ), [ 'a' => [ 1.5, true, null ] ] ];
		yield 'false' => [ 'b:0;', false ];
		yield 'object' => [ serialize( $object ), [ 'a' => [ 'b' => 1 ] ] ];
		yield 'a class that refuses to be unserialized' => [ 'O:7:"Closure":0:{}', [] ];
		yield 'private and protected properties' => [
			"O:3:\"Foo\":3:{s:1:\"a\";i:1;s:6:\"\0Foo\0b\";i:2;s:4:\"\0*\0c\";i:3;}",
			[ 'a' => 1 ],
		];
		yield 'a class with a format of its own' => [ serialize( new ArrayObject( [ 1 ] ) ), [ 0, [ 1 ], [], null ] ];
		yield 'not a number' => [ 'a:2:{i:0;d:NAN;i:1;d:-INF;}', [ 'NAN', '-INF' ] ];
		yield 'damaged' => [ 'a:1:{i:0;s:9:"x";}', 'a:1:{i:0;s:9:"x";}' ];
		yield 'too deep' => [ serialize( $deep ), serialize( $deep ) ];
		yield 'array in itself' => [ 'a:1:{i:0;R:1;}', 'a:1:{i:0;R:1;}' ];
		yield 'object in itself' => [ $recursive_object, $recursive_object ];
		yield 'references that double at each level' => [ self::bomb(), self::bomb() ];
	}

	public function test_what_is_stored_again_is_what_was_stored(): void {
		$text = serialize( [ 'a' => (object) [ 'b' => 1 ] ] );

		self::assertSame( $text, serialize( Serialized::decode( $text ) ) );
	}

	/**
	 * A few hundred bytes that stand for 2^40 parts.
	 */
	private static function bomb(): string {
		$value = [ 'x' ];
		for ( $level = 0; $level < 40; $level++ ) {
			$inner = $value;
			$value = [ &$inner, &$inner ];
			unset( $inner );
		}
		return serialize( $value );
	}
}
