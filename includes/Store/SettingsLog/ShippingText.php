<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\LocationType;

/**
 * Recorded zones and shipping methods in the words of the settings page: labels of settings, choices and places by their names.
 */
final class ShippingText {

	private readonly CountryQuery $countries;

	public function __construct( private readonly ChangedSettings $settings ) {
		$this->countries = new CountryQuery();
	}

	/**
	 * A record in words.
	 *
	 * @param array<mixed> $record Of a zone or of a method.
	 * @return array<mixed>
	 */
	public function of( array $record ): array {
		if ( is_array( $record['locations'] ?? null ) ) {
			$record['locations'] = array_map( $this->place( ... ), $record['locations'] );
		}
		if ( is_array( $record['methods'] ?? null ) ) {
			$record['methods'] = array_map( fn( mixed $method ): mixed => is_array( $method ) ? $this->of( $method ) : $method, $record['methods'] );
		}
		if ( is_array( $record['settings'] ?? null ) && is_string( $record['method_id'] ?? null ) ) {
			$record['settings'] = $this->named( $record['method_id'], $record['settings'] );
		}
		return $record;
	}

	/**
	 * @param string       $method_id
	 * @param array<mixed> $settings Id => value.
	 * @return array<mixed> Label => value, or its name where it is one of several choices.
	 */
	private function named( string $method_id, array $settings ): array {
		$fields = $this->settings->shipping_method( $method_id )->fields ?? [];
		$named  = [];
		foreach ( $settings as $id => $value ) {
			$field = $fields[ $id ] ?? null;
			$label = null === $field || isset( $named[ $field->label ] ) ? $id : $field->label;

			$named[ $label ] = is_string( $value ) ? $field->options[ $value ] ?? $value : $value;
		}
		return $named;
	}

	private function place( mixed $location ): mixed {
		$code = is_array( $location ) ? $location['code'] ?? null : null;
		if ( ! is_array( $location ) || ! is_string( $code ) ) {
			return $location;
		}
		return match ( $location['type'] ?? null ) {
			LocationType::Country->value   => $this->countries->label( $code ),
			LocationType::State->value     => $this->countries->label( ...explode( ':', $code, 2 ) ),
			LocationType::Continent->value => $this->countries->continents()[ $code ]->name ?? $code,
			default                        => $code,
		};
	}
}
