<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Shop\AddressField;
use Storewright\Shop\AddressFormat;
use Storewright\Shop\Countries;

/**
 * WooCommerce's countries, with what plugins have changed of them.
 */
final class WooCommerceCountries implements Countries {

	public function name( string $country ): string {
		return $this->names()[ strtoupper( $country ) ] ?? $country;
	}

	public function names(): array {
		return self::texts( WC()->countries->get_countries() );
	}

	/**
	 * @return array<string, string>
	 */
	public function states( string $country ): array {
		$states = WC()->countries->get_states( strtoupper( $country ) );
		return self::texts( is_array( $states ) ? $states : [] );
	}

	public function has_states( string $country ): bool {
		return [] !== $this->states( $country );
	}

	public function address_format( string $country ): AddressFormat {
		$general = $this->format_of( 'default' );
		$own     = '' === $country ? [] : $this->format_of( strtoupper( $country ) );
		$fields  = [];
		foreach ( AddressFormat::FIELDS as $name ) {
			$field           = ( $own[ $name ] ?? [] ) + ( $general[ $name ] ?? [] );
			$fields[ $name ] = new AddressField(
				is_string( $field['label'] ?? null ) ? $field['label'] : '',
				true === ( $field['required'] ?? false ),
				true === ( $field['hidden'] ?? false ),
				is_numeric( $field['priority'] ?? null ) ? (int) $field['priority'] : 0
			);
		}
		uasort( $fields, static fn( AddressField $a, AddressField $b ): int => $a->priority <=> $b->priority );
		return new AddressFormat( $fields );
	}

	/**
	 * @return array<string, array<mixed>> What WooCommerce says of each field.
	 */
	private function format_of( string $country ): array {
		$format = WC()->countries->get_country_locale()[ $country ] ?? [];
		$fields = [];
		foreach ( is_array( $format ) ? $format : [] as $name => $field ) {
			if ( is_array( $field ) ) {
				$fields[ (string) $name ] = $field;
			}
		}
		return $fields;
	}

	/**
	 * @param array<mixed> $names
	 * @return array<string, string>
	 */
	private static function texts( array $names ): array {
		$texts = [];
		foreach ( $names as $code => $name ) {
			if ( is_string( $name ) ) {
				$texts[ (string) $code ] = html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			}
		}
		return $texts;
	}
}
