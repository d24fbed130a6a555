<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Support;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\SchemaCheck;

/**
 * The comparison of answers with schemas finds what is wrong.
 */
final class SchemaCheckTest extends IntegrationTestCase {

	private const SCHEMA = [
		'type'       => 'object',
		'properties' => [
			'id'     => [ 'type' => 'integer' ],
			'note'   => [
				'type'     => 'string',
				'optional' => true,
			],
			'secret' => [
				'type'    => 'string',
				'context' => [ 'edit' ],
			],
			'rates'  => [
				'type'  => 'array',
				'items' => [
					'type'       => 'object',
					'properties' => [ 'cost' => [ 'type' => 'string' ] ],
				],
			],
		],
	];

	public function test_a_right_answer_has_no_problems(): void {
		self::assertSame(
			[],
			SchemaCheck::problems(
				self::SCHEMA,
				[
					'id'     => 1,
					'rates'  => [ [ 'cost' => '4.50' ] ],
					'_links' => [ 'self' => [] ],
				]
			)
		);
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed> $answer
	 */
	public function test_a_wrong_answer_has( array $answer, string $problem ): void {
		self::assertStringContainsString( $problem, implode( "\n", SchemaCheck::problems( self::SCHEMA, $answer + [ 'rates' => [] ] ) ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function wrong(): array {
		return [
			'wrong type'            => [ [ 'id' => 'one' ], 'item[id] is not of type integer' ],
			'missing'               => [ [], 'item.id is described but missing.' ],
			'not described'         => [
				[
					'id'    => 1,
					'extra' => true,
				],
				'extra is not a valid property',
			],
			'missing in an element' => [
				[
					'id'    => 1,
					'rates' => [ [] ],
				],
				'item.rates[0].cost is described but missing.',
			],
			'wrong type in an item' => [
				[
					'id'    => 1,
					'rates' => [ [ 'cost' => 4.5 ] ],
				],
				'cost',
			],
		];
	}
}
