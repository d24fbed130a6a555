<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Tax\Tables;
use Storewright\Store\Tax\TaxAddress;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\GoldenBaskets;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The orders of a real shop with their taxes found by address in the tables.
 */
final class GoldenTaxesTest extends IntegrationTestCase {

	public function test_every_order_comes_to_its_stored_amounts(): void {
		foreach ( GoldenBaskets::taxes() as $tax ) {
			$this->context()->database->insert(
				Tables::RATES,
				[
					'tax_rate_id'       => $tax['id'],
					'tax_rate_country'  => $tax['country'],
					'tax_rate_state'    => $tax['state'],
					'tax_rate'          => $tax['rate'],
					'tax_rate_name'     => $tax['name'],
					'tax_rate_priority' => $tax['priority'],
					'tax_rate_compound' => (int) $tax['compound'],
					'tax_rate_shipping' => (int) $tax['shipping'],
					'tax_rate_order'    => 0,
					'tax_rate_class'    => 'standard' === $tax['class'] ? '' : $tax['class'],
				]
			);
		}
		$query = ( new TaxServices( $this->context() ) )->rates();
		foreach ( GoldenBaskets::cases() as $name => [ $order ] ) {
			$place  = $order['shipping'];
			$table  = $query->table( new TaxAddress( $place['country'], $place['state'], $place['postcode'], $place['city'] ) );
			$totals = ( new Calculator( new Rules(), $table ) )->totals( GoldenBaskets::basket( $order ) );
			self::assertSame( GoldenBaskets::stored( $order ), GoldenBaskets::calculated( $totals ), $name );
		}
	}
}
