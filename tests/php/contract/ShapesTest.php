<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Compares our fields and types with those that a running WooCommerce returns. tests/fixtures/shapes/woocommerce-11.0.1.json holds
 * the fields and types of such answers, with lists as lists of one; ours have the same, besides what stands in
 * differences-shapes.php. Routes that are
 * not served are in contract-differences.md.
 */
#[Group( 'database-independent' )]
final class ShapesTest extends IntegrationTestCase {

	public function test_answers_have_the_fields_of_woocommerces(): void {
		$this->as_administrator();
		update_option( 'woocommerce_default_country', 'US:CA' );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] ), 201 );
		$json   = (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/shapes/woocommerce-11.0.1.json' );
		$shapes = json_decode( $json, true );
		self::assertIsArray( $shapes );
		self::assertGreaterThan( 30, count( $shapes ) );
		$differences = [];
		/** @var array<string, list<string>> $listed */
		$listed  = require __DIR__ . '/pending.php';
		$pending = array_merge( ...array_values( $listed ) );
		foreach ( $shapes as $route => $shape ) {
			[ $path, $query ] = explode( '?', (string) $route ) + [ '', '' ];
			parse_str( $query, $arguments );
			$answer = $this->rest( 'GET', $path, $arguments );
			if ( 404 === $answer->get_status() ) {
				self::assertNotSame(
					[],
					array_filter( $pending, static fn( string $pattern ) => fnmatch( $pattern, $path ) ),
					"$path is neither served nor listed as not served."
				);
				continue;
			}
			$this->assertRestStatus( $answer );
			$data         = json_decode( (string) wp_json_encode( rest_get_server()->response_to_data( $answer, false ) ), true );
			$differences += $this->differences( $path, $shape, [ $data ] );
		}
		/** @var list<array{what: string, how: string, why: string}> $known */
		$known = require __DIR__ . '/differences-shapes.php';
		self::assertSame( array_column( $known, 'how', 'what' ), $differences );
	}

	/**
	 * @param string      $place
	 * @param mixed       $shape
	 * @param list<mixed> $answers What stands there in each item of the list around it.
	 * @return array<string, string>
	 */
	private function differences( string $place, mixed $shape, array $answers ): array {
		$differences = [];
		if ( is_string( $shape ) ) {
			$types = array_values( array_unique( array_map( self::type( ... ), $answers ) ) );
			// What was null in one shop can be anything in another.
			$known = array_diff( $types, [ 'null', ...explode( '|', $shape ) ] );
			return [] === $known || 'null' === $shape ? [] : [ $place => implode( '|', $types ) ];
		}
		if ( ! is_array( $shape ) ) {
			return [];
		}
		$is_list = array_is_list( $shape ) && [] !== $shape;
		foreach ( $answers as $answer ) {
			if ( null !== $answer && ! is_array( $answer ) ) {
				return [ $place => self::type( $answer ) ];
			}
		}
		$answers = array_values( array_filter( $answers, is_array( ... ) ) );
		if ( $is_list ) {
			$items = array_merge( ...array_map( array_values( ... ), $answers ) );
			return [] === $items ? [] : $this->differences( $place, $shape[0], $items );
		}
		foreach ( $shape as $field => $inner ) {
			$having = array_filter( $answers, static fn( array $answer ) => array_key_exists( $field, $answer ) );
			if ( [] === $having && [] !== $answers ) {
				$differences[ "$place $field" ] = 'missing';
			}
			$differences += $this->differences( "$place $field", $inner, array_values( array_column( $having, $field ) ) );
		}
		return $differences;
	}

	private static function type( mixed $value ): string {
		return match ( gettype( $value ) ) {
			'integer', 'double' => 'number',
			'NULL' => 'null',
			'array' => array_is_list( $value ) ? 'list' : 'object',
			default => gettype( $value ),
		};
	}
}
