<?php
declare(strict_types=1);
namespace Storewright\Tests\Integration\Store\Tax;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponUsage;
use Storewright\Store\Tax\TaxAddress;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Tests\Support\IntegrationTestCase;
final class ScratchPerfTest extends IntegrationTestCase {
	public function test_it(): void {
		$db = $this->context()->database;
		$t = $db->table( 'woocommerce_tax_rates' ); $l = $db->table( 'woocommerce_tax_rate_locations' );
		$rates = []; $loc = [];
		$states = [ 'CA','NY','TX','FL','WA','IL','PA','OH','GA','NC' ];
		for ( $i = 1; $i <= 40000; $i++ ) {
			$s = $states[ $i % 10 ];
			$rates[] = "($i,'US','$s','7.0000','$s tax',1,0,1,$i,'')";
			$loc[] = "('" . sprintf( '%05d', $i * 2 ) . "',$i,'postcode')";
			$loc[] = "('CITY $i',$i,'city')";
			if ( 0 === $i % 50 ) { $loc[] = "('" . sprintf( '%05d...%05d', $i * 2, $i * 2 + 5 ) . "',$i,'postcode')"; }
			if ( 0 === $i % 1000 ) {
				$db->execute( "INSERT INTO $t (tax_rate_id,tax_rate_country,tax_rate_state,tax_rate,tax_rate_name,tax_rate_priority,tax_rate_compound,tax_rate_shipping,tax_rate_order,tax_rate_class) VALUES " . implode( ',', $rates ) );
				$db->execute( "INSERT INTO $l (location_code,tax_rate_id,location_type) VALUES " . implode( ',', $loc ) );
				$rates = []; $loc = [];
			}
		}
		$q = new TaxRateQuery( $this->context() );
		foreach ( [ [ 'CA', '20000', 'City 10000' ], [ 'NY', '00002', 'City 1' ], [ 'WY', '', '' ], ['', '00002', ''] ] as [ $s, $p, $c ] ) {
			$a = microtime( true );
			$n = count( $q->table( new TaxAddress( 'US', $s, $p, $c ) )->all() );
			fprintf( STDERR, "tax %s %s: %d rates %.1f ms\n", $s, $p, $n, ( microtime( true ) - $a ) * 1000 );
		}
		$db->execute( "UPDATE $t SET tax_rate_state=''" );
		$a = microtime( true );
		$n = count( $q->table( new TaxAddress( 'US', 'CA', '20000', 'City 10000' ) )->all() );
		fprintf( STDERR, "tax without state: %d rates %.1f ms\n", $n, ( microtime( true ) - $a ) * 1000 );
		// coupon with 200k uses
		$this->as_administrator();
		$id = (int) $this->item( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'big', 'usage_limit' => 10000000 ] ) )['id'];
		$pm = $db->table( 'postmeta' );
		for ( $i = 0; $i < 200; $i++ ) {
			$v = [];
			for ( $j = 0; $j < 1000; $j++ ) { $v[] = "($id,'_used_by','" . ( $i * 1000 + $j ) . "')"; }
			$db->execute( "INSERT INTO $pm (post_id,meta_key,meta_value) VALUES " . implode( ',', $v ) );
		}
		$cq = new CouponQuery( $this->context() ); $u = new CouponUsage( $this->context(), $cq );
		foreach ( [ 'find_by_code' => fn() => $cq->find_by_code( 'BIG' ), 'find' => fn() => $cq->find( $id ), 'count' => fn() => $u->count( $id, 1, '5' ), 'uses_by' => fn() => $cq->uses_by( $id, [ '5', 'a@b.c' ] ), 'release' => fn() => $u->release( $id, 1 ), 'full' => fn() => $cq->full( [ $id ] ) ] as $name => $do ) {
			$a = microtime( true ); $do();
			fprintf( STDERR, "%s %.1f ms\n", $name, ( microtime( true ) - $a ) * 1000 );
		}
		self::assertTrue( true );
	}
}
