<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import\Parts;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Blueprint\Import\Input;
use Storewright\Store\Blueprint\Import\Part;
use Storewright\Store\Blueprint\Import\Refusals;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingChange;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsServices;
use Storewright\Store\Settings\Validation\InvalidValue;
use Storewright\Store\Settings\Validation\ValueSanitizer;

/**
 * The settings of the shop, by `group/id`.
 */
final class SettingsPart implements Part {

	private readonly SettingsRegistry $registry;

	public function __construct( private readonly Context $context ) {
		$this->registry = new SettingsRegistry();
	}

	public function step(): Step {
		return Step::Settings;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed> $data
	 */
	public function wanted( array $data ): array {
		$refusals = new Refusals( $this->step() );
		$values   = Input::object_of( $data, 'options', $refusals );
		$settings = [];
		foreach ( array_keys( $values ) as $key ) {
			$key = (string) $key;
			try {
				$settings[ $key ] = $this->setting( $key );
			} catch ( NotFound ) {
				/* translators: %s: name of a setting, as it was found in a file. */
				$refusals->add( $key, sprintf( __( 'There is no setting “%s”.', 'storewright' ), $key ) );
			}
		}
		$held   = ( new SettingsQuery( $this->context, $this->registry ) )->values_of( $settings );
		$wanted = [];
		foreach ( $settings as $key => $setting ) {
			if ( $setting->is_secret() ) {
				/* translators: %s: label of a setting. */
				$refusals->add( $key, sprintf( __( '“%s” is a secret. Secrets can’t be imported.', 'storewright' ), $setting->label ) );
				continue;
			}
			try {
				// What holds already needs no check: the choices it names may be gone.
				$wanted[ $key ] = $setting->read( $values[ $key ] ) === $held[ $key ]
					? $held[ $key ]
					: ValueSanitizer::sanitize( $setting, $values[ $key ] );
			} catch ( InvalidValue $reason ) {
				$refusals->add_value( $key, $setting->label, $values[ $key ], $reason->getMessage() );
			}
		}
		$refusals->refuse();
		return $wanted;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<string> $keys
	 */
	public function current( array $keys ): array {
		$settings = array_combine( $keys, array_map( $this->setting( ... ), $keys ) );
		return ( new SettingsQuery( $this->context, $this->registry ) )->values_of( $settings );
	}

	public function label( string $key, mixed $value ): string {
		$setting = $this->setting( $key );
		foreach ( $this->registry->groups() as $group ) {
			if ( $group->id === $setting->group_id ) {
				/* translators: 1: name of a tab of the settings, 2: label of a setting. */
				return sprintf( __( '%1$s: %2$s', 'storewright' ), $group->label, $setting->label );
			}
		}
		return $setting->label;
	}

	public function text( string $key, mixed $value ): string {
		return $this->setting( $key )->value_text( $value );
	}

	public function refusal( string $key, mixed $value ): string {
		return '';
	}

	public function is_final(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $values
	 */
	public function write( array $values ): void {
		$changes = [];
		foreach ( $values as $key => $value ) {
			$setting   = $this->setting( $key );
			$changes[] = new SettingChange( $setting->group_id, $setting->id, $value );
		}
		( new SettingsServices( $this->context ) )->repository( $this->registry )->save_all( $changes );
	}

	/**
	 * @throws NotFound If there is none.
	 */
	private function setting( string $key ): Setting {
		[ $group, $id ] = explode( '/', $key, 2 ) + [ 1 => '' ];
		return $this->registry->setting( $group, $id );
	}
}
