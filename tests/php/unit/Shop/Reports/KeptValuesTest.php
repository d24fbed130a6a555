<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Shop\Reports\FigureSums;
use Storewright\Shop\Reports\IdSet;
use Storewright\Shop\Reports\IdSums;
use Storewright\Tests\Support\UnitTestCase;

/**
 * What reports keep of days and months is the same once it was written and read, and goes together.
 */
final class KeptValuesTest extends UnitTestCase {

	public function test_sums_are_the_same_as_text(): void {
		$sums = new IdSums(
			[
				7             => -2_500_000,
				4_000_000_000 => 9_000_000_000_000,
				3             => 10,
				4             => 10,
				5             => 0,
			]
		);
		self::assertSame( $sums->sums(), IdSums::from_text( $sums->text() )->sums() );
		self::assertSame( 5, IdSums::from_text( $sums->text() )->count() );
		self::assertSame( [], IdSums::from_text( ( new IdSums( [] ) )->text() )->sums() );
		self::assertSame( [ 4_000_000_000, 4, 3 ], $sums->best( 3 ) );
		self::assertSame( [ 4_000_000_000, 4 ], $sums->best( 2 ) );
		self::assertCount( 5, $sums->best( 9 ) );
		$many = array_map( static fn( int $id ) => $id * 7919 % 1009, range( 0, 3000 ) );
		$ids  = array_keys( $many );
		usort( $ids, static fn( int $one, int $other ) => [ $many[ $other ], $other ] <=> [ $many[ $one ], $one ] );
		self::assertSame( array_slice( $ids, 0, 50 ), ( new IdSums( $many ) )->best( 50 ) );
		self::assertSame( -5_000_000, IdSums::together( $sums, IdSums::from_text( $sums->text() ) )->sums()[7] );
	}

	public function test_a_set_is_the_same_as_text(): void {
		foreach ( [ [], [ 0 ], [ 7, 8, 9 ], range( 1, 3000 ), [ 5, 4_000_000 ] ] as $ids ) {
			$set = IdSet::of( $ids );
			self::assertSame( count( $ids ), $set->count() );
			self::assertEquals( $set->count(), IdSet::together( $set, IdSet::from_text( $set->text() ) )->count() );
			self::assertSame( count( $ids ) + 1, IdSet::together( IdSet::of( [ 3_999_999 ] ), IdSet::from_text( $set->text() ) )->count() );
		}
		self::assertLessThan( 100, strlen( IdSet::of( [ 5, 4_000_000 ] )->text() ) );
	}

	public function test_figures_are_the_same_as_text_and_exact(): void {
		$figures = static fn( string ...$all ): FigureSums => new FigureSums( array_map( BigDecimal::of( ... ), array_values( $all ) ) );
		$read    = FigureSums::from_text( $figures( '1', '0.2', '2' )->text() );
		$sums    = FigureSums::together( $figures( '3', '0.1', '-2' ), new FigureSums( [] ), $read );
		self::assertSame( '4 0.3 0', $sums->text() );
		self::assertSame( [], FigureSums::from_text( ( new FigureSums( [] ) )->text() )->figures );
		self::assertSame( [], FigureSums::together()->figures );
		self::assertSame( 0, $sums->count() );
	}
}
