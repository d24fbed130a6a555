<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use DOMXPath;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;

/**
 * Base of RatesSectionTest and of the tests beside it.
 */
abstract class TaxRatesTestCase extends SettingsPageTestCase {

	protected const STANDARD = [
		'tab'     => 'tax',
		'section' => 'standard',
	];

	final protected function taxes(): TaxServices {
		return new TaxServices( $this->context() );
	}

	final protected function rates( string $tax_class, int $number ): void {
		$this->taxes()->rate_repository()->create_all(
			static fn() => array_map(
				static fn( int $place ) => new Rate( 0, '', '', [], [], '5.0000', "Tax $place", $place + 1, order: $place, tax_class: $tax_class ),
				range( 0, $number - 1 )
			)
		);
	}

	/**
	 * @return list<Rate>
	 */
	final protected function stored( int $limit = 500, int $offset = 0 ): array {
		return $this->taxes()->rates()->rates( new TaxRateCriteria( '', limit: $limit, offset: $offset ) );
	}

	/**
	 * What the browser sends of a page, with what was typed into rows.
	 *
	 * @param DOMXPath                         $page
	 * @param array<array-key, array<string, string>> $typed By the key of the row.
	 * @return array<string, mixed>
	 */
	final protected function form( DOMXPath $page, array $typed ): array {
		$form = $this->fields( $page );
		/** @var array<array-key, array<string, string>> $rows */
		$rows = $form['rates'] ?? [];
		foreach ( $typed as $key => $fields ) {
			$rows[ $key ] = $fields + ( $rows[ $key ] ?? [] );
		}
		return [ 'rates' => $rows ] + $form;
	}

	/**
	 * @param DOMXPath                         $page
	 * @param array<array-key, array<string, string>> $typed By the key of the row.
	 */
	final protected function saved( DOMXPath $page, array $typed, string $button = 'rate_save', string $value = '1' ): string {
		$next = $this->send( self::STANDARD, [ $button => $value ] + $this->form( $page, $typed ) );
		self::assertNotNull( $next, 'It was refused.' );
		return $next;
	}

	/**
	 * @param DOMXPath                         $page
	 * @param array<array-key, array<string, string>> $typed By the key of the row.
	 */
	final protected function answer( DOMXPath $page, array $typed, string $button = 'rate_save' ): DOMXPath {
		return $this->page_after( self::STANDARD, [ $button => '1' ] + $this->form( $page, $typed ) );
	}

	/**
	 * The values of a column, without the row for a new rate.
	 *
	 * @return list<string>
	 */
	final protected function column( DOMXPath $page, string $field, bool $with_new = false ): array {
		$new = $with_new ? '' : '[not(contains(@class,"is-new"))]';
		return array_map(
			static fn( \DOMElement $input ) => $input->getAttribute( 'value' ),
			$this->elements( $page, "//tbody/tr$new//input[contains(@name,'[$field]')]" )
		);
	}

	/**
	 * @return list<string>
	 */
	final protected function first_row( DOMXPath $page ): array {
		return array_map(
			static fn( \DOMElement $input ) => $input->getAttribute( 'value' ),
			$this->elements( $page, '//tbody/tr[1]//input[@type="text"]' )
		);
	}
}
