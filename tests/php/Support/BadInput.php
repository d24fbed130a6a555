<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Invalid values of a careless or hostile client.
 */
final class BadInput {

	/**
	 * Values, each with its name.
	 *
	 * @return array<string, mixed>
	 */
	public static function values(): array {
		return [
			'null'             => null,
			'empty text'       => '',
			'a space'          => ' ',
			'zero'             => 0,
			'a negative'       => -1,
			'a huge number'    => 9223372036854775807,
			'a float'          => 1.0E+308,
			'a numeric text'   => '99999999999999999999999999999999999999',
			'true'             => true,
			'a list'           => [],
			'a list of lists'  => [ [ [ [] ] ] ],
			'a list of nulls'  => [ null, null ],
			'an object'        => [ 'id' => [ 'id' => 'x' ] ],
			'mixed entries'    => [
				[
					'id'         => 'x',
					'key'        => [],
					'value'      => [ 'x' ],
					'name'       => [ 'a' ],
					'product_id' => '1 OR 1=1',
					'quantity'   => -5,
					'total'      => '1e99',
					'taxes'      => 'x',
				],
				'text',
				7,
			],
			'SQL'              => "1' OR '1'='1'; DROP TABLE wp_posts; --",
			'a comment'        => '1) UNION SELECT user_pass FROM wp_users -- %s %d %1$s',
			'HTML'             => '<script>alert(1)</script><img src=x onerror=alert(1)>',
			'a path'           => '../../../../etc/passwd',
			'a null byte'      => "a\0b",
			'bad UTF-8'        => "\xC3\x28\xF0\x9F",
			'right to left'    => "\u{202E}abc\u{0000}\u{FFFF}",
			'emoji'            => str_repeat( '🧾', 40 ),
			'a long text'      => str_repeat( 'x', 70000 ),
			'a long key'       => str_repeat( 'y', 300 ),
			'a strange date'   => '2026-13-45T99:99:99',
			'a far date'       => '99999-01-01T00:00:00',
			'an object of PHP' => 'O:8:"stdClass":1:{s:1:"a";i:1;}',
			'an address'       => 'http://169.254.169.254/latest/meta-data/',
		];
	}

	/**
	 * Some of the values for an argument: different ones for each, the same ones each time.
	 *
	 * @param string $salt  What the argument is, with its route.
	 * @param int    $count How many.
	 * @return array<string, mixed>
	 */
	public static function some( string $salt, int $count ): array {
		$values = self::values();
		$names  = array_keys( $values );
		$start  = (int) hexdec( substr( md5( $salt ), 0, 6 ) );
		$chosen = [];
		for ( $i = 0; $i < $count; $i++ ) {
			$name            = $names[ ( $start + $i * 11 ) % count( $names ) ];
			$chosen[ $name ] = $values[ $name ];
		}
		return $chosen;
	}
}
