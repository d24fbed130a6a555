<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Csv;

use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxClass;

/**
 * The columns of a file of tax rates, in the field's usual order.
 *
 * Several postcodes or cities stand in one cell with semicolons in between. An empty cell or `*` means every place.
 */
final class Columns {

	/**
	 * Characters that begin a formula in a spreadsheet.
	 */
	private const FORMULA = '/^[=+\-@\t\r]/';

	/**
	 * Fields by their names in REST.
	 */
	private const FIELDS = [ 'country', 'state', 'postcode', 'city', 'rate', 'name', 'priority', 'compound', 'shipping', 'class' ];

	/**
	 * The first line of a file.
	 *
	 * @return list<string>
	 */
	public static function header(): array {
		return [
			'Country code',
			'State code',
			'Postcode / ZIP',
			'City',
			'Rate %',
			'Tax name',
			'Priority',
			'Compound',
			'Shipping',
			'Tax class',
		];
	}

	/**
	 * Whether a line is the first one, in whatever language: it has no percentage.
	 *
	 * @param list<string> $cells
	 */
	public static function is_header( array $cells ): bool {
		return 1 !== preg_match( '/\d/', $cells[4] ?? '' );
	}

	/**
	 * A rate as a line.
	 *
	 * @return list<string>
	 */
	public static function cells( Rate $rate ): array {
		$cells = [
			$rate->country,
			$rate->state,
			implode( ';', $rate->postcodes ),
			implode( ';', $rate->cities ),
			$rate->percent,
			$rate->name,
			(string) $rate->priority,
			$rate->compound ? '1' : '0',
			$rate->shipping ? '1' : '0',
			TaxClass::named( $rate->tax_class ),
		];
		// A spreadsheet would run a name such as =HYPERLINK(…) as a formula.
		return array_map( static fn( string $cell ) => 1 === preg_match( self::FORMULA, $cell ) ? "'$cell" : $cell, $cells );
	}

	/**
	 * A line as fields of a rate.
	 *
	 * @param list<string> $cells At least six; what is missing at the end has its usual value.
	 * @return array<string, mixed>
	 */
	public static function fields( array $cells ): array {
		$cells  = array_map(
			static fn( string $cell ) => 1 === preg_match( "/^'[=+\-@\t\r]/", $cell ) ? substr( $cell, 1 ) : trim( $cell ),
			$cells
		);
		$fields = [];
		foreach ( self::FIELDS as $place => $name ) {
			$fields[ $name ] = $cells[ $place ] ?? '';
		}
		foreach ( [ 'country', 'state', 'postcode', 'city' ] as $name ) {
			$fields[ $name ] = '*' === $fields[ $name ] ? '' : $fields[ $name ];
		}
		return [
			'rate'     => rtrim( $fields['rate'], ' %' ),
			'priority' => '' === $fields['priority'] ? 1 : $fields['priority'],
			'compound' => self::is_yes( $fields['compound'], false ),
			'shipping' => self::is_yes( $fields['shipping'], true ),
			'class'    => sanitize_title( $fields['class'] ),
		] + $fields;
	}

	private static function is_yes( string $cell, bool $default ): bool {
		return '' === $cell ? $default : in_array( strtolower( $cell ), [ '1', 'yes', 'true', 'y' ], true );
	}
}
