<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

use Storewright\Shop\AddressField;
use Storewright\Shop\AddressFormat;

/**
 * Which fields addresses have, country by country. To be used after `init`.
 *
 * @phpstan-type Field array{label: string, required: bool, hidden: bool, priority: int}
 * @phpstan-type Fields array<value-of<AddressFormat::FIELDS>, Field>
 */
final class AddressFormatQuery {

	/**
	 * Where no country is chosen yet, or one that the data does not know: field => label and whether required.
	 */
	private const UNKNOWN = [
		'address_1' => [ 'address_1', true ],
		'address_2' => [ 'address_2', false ],
		'city'      => [ 'city', true ],
		'state'     => [ 'state_or_region', false ],
		'postcode'  => [ 'postcode', false ],
	];

	private const FIRST_PRIORITY = 50;

	private const PRIORITY_STEP = 10;

	/**
	 * @var array<string, array<string, Fields>>
	 */
	private static array $formats = [];

	/**
	 * The format of a country's addresses.
	 *
	 * @param string $country Country code; the general format is answered for '' and for unknown codes.
	 */
	public function format( string $country ): AddressFormat {
		$formats = $this->fields();
		return self::object( $formats[ strtoupper( $country ) ] ?? $formats['default'] );
	}

	/**
	 * Every format.
	 *
	 * @return array<string, AddressFormat> Country code, or `default` for addresses without a country => format.
	 */
	public function all(): array {
		return array_map( self::object( ... ), $this->fields() );
	}

	/**
	 * @return array<string, Fields>
	 */
	private function fields(): array {
		$formats = self::$formats[ determine_locale() ] ??= self::generated();
		/**
		 * Filters the fields of addresses.
		 *
		 * @param array<string, array<string, array{label: string, required: bool, hidden: bool, priority: int}>> $formats Country code or
		 *                                          `default` => field (address_1, address_2, city, state, postcode) => what it is like.
		 */
		$filtered = Extensible::filter( 'storewright_address_formats', $formats, self::is_format( ... ) );
		/** @var array<string, Fields> $filtered A format for `default` is never missing. */
		$filtered += [ 'default' => $formats['default'] ];
		return $filtered;
	}

	/**
	 * @return array<string, Fields>
	 */
	private static function generated(): array {
		$labels  = AddressLabels::all();
		$formats = [];
		foreach ( [ 'default' => self::UNKNOWN ] + LocaleData::address_formats() as $country => $format ) {
			$fields = [];
			foreach ( array_keys( $format + self::UNKNOWN ) as $place => $field ) {
				[ $label, $required ] = $format[ $field ] ?? [ self::UNKNOWN[ $field ][0], false ];
				$fields[ $field ]     = [
					'label'    => $labels[ $label ],
					'required' => $required,
					'hidden'   => ! isset( $format[ $field ] ),
					'priority' => self::FIRST_PRIORITY + self::PRIORITY_STEP * $place,
				];
			}
			$formats[ $country ] = $fields;
		}
		return $formats;
	}

	/**
	 * @param Fields $fields
	 */
	private static function object( array $fields ): AddressFormat {
		uasort( $fields, static fn( array $a, array $b ): int => $a['priority'] <=> $b['priority'] );
		return new AddressFormat(
			array_map(
				static fn( array $field ): AddressField => new AddressField(
					$field['label'],
					$field['required'],
					$field['hidden'],
					$field['priority']
				),
				$fields
			)
		);
	}

	/**
	 * Whether what a filter answers for a country describes every field.
	 */
	private static function is_format( mixed $format ): bool {
		if ( ! is_array( $format ) || [] !== array_diff(
			array_keys( $format ),
			AddressFormat::FIELDS
		) || count( $format ) !== count( AddressFormat::FIELDS ) ) {
			return false;
		}
		$is_field = static fn( mixed $field ): bool => is_array( $field )
			&& is_string( $field['label'] ?? null ) && is_bool( $field['required'] ?? null )
			&& is_bool( $field['hidden'] ?? null ) && is_int( $field['priority'] ?? null );
		return count( array_filter( $format, $is_field ) ) === count( $format );
	}
}
