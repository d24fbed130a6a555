<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingChange;
use Storewright\Store\Settings\SettingType;

/**
 * Values of a submitted settings form: those that were entered, and those that the settings had when the form was shown.
 */
final class PostedSettings {

	/**
	 * The hidden field that holds, in JSON, what each setting held.
	 */
	public const EXPECTED = 'storewright_expected';

	/**
	 * The last field: PHP cuts off what is beyond `max_input_vars`, and a checkbox that was cut off looks like one that is off.
	 */
	public const END = 'storewright_end';

	/**
	 * The checkboxes that clear secrets; each has the id of its setting as its value.
	 */
	public const CLEAR = 'storewright_clear';

	/**
	 * @param array<string, Setting> $settings Those of the form, by id.
	 * @param array<mixed>           $fields   The form's fields, without slashes.
	 */
	public function __construct( private readonly array $settings, private readonly array $fields ) {}

	/**
	 * The name of a setting's field.
	 */
	public static function name( Setting $setting ): string {
		return $setting->is_shared() ? "{$setting->option()}[{$setting->id}]" : $setting->id;
	}

	/**
	 * Whether the form arrived from its beginning to its end.
	 */
	public function is_complete(): bool {
		return isset( $this->fields[ self::END ], $this->fields[ self::EXPECTED ] );
	}

	/**
	 * Returns the values that the settings had when the form was shown.
	 *
	 * @return array<string, mixed> By id; anything that a client may send.
	 */
	public function expected(): array {
		$json  = $this->fields[ self::EXPECTED ] ?? null;
		$input = is_string( $json ) ? json_decode( $json, true, 8 ) : null;
		return array_intersect_key( is_array( $input ) ? $input : [], $this->settings );
	}

	/**
	 * Returns the entered values, in the setting's type where they are valid. A secret is null where it is to be cleared.
	 *
	 * @return array<string, mixed> By id; fields that were not sent are left out, and so are secrets that stay as they are.
	 */
	public function typed(): array {
		$typed = [];
		foreach ( $this->settings as $id => $setting ) {
			$value = $this->field( $setting );
			if ( SettingType::Checkbox === $setting->type ) {
				$typed[ $id ] = null === $value ? 'no' : 'yes';
			} elseif ( SettingType::Multiselect === $setting->type ) {
				$typed[ $id ] = is_array( $value ) ? array_values( $value ) : [];
			} elseif ( $setting->is_secret() && '' === $value ) {
				// The form does not show a secret: a field that is left empty keeps it.
				if ( $this->is_cleared( $id ) ) {
					$typed[ $id ] = null;
				}
			} elseif ( null !== $value ) {
				$typed[ $id ] = is_string( $value ) ? str_replace( "\r\n", "\n", $value ) : $value;
			}
		}
		return $typed;
	}

	/**
	 * The changes that the user wishes: what was typed where it differs from what the form showed.
	 *
	 * @return list<SettingChange>
	 */
	public function changes(): array {
		$expected = $this->expected();
		$changes  = [];
		foreach ( $this->typed() as $id => $value ) {
			$setting = $this->settings[ $id ];
			$known   = array_key_exists( $id, $expected );
			if ( ! $setting->is_secret() && $known && $value === $expected[ $id ] ) {
				continue;
			}
			$changes[] = new SettingChange( $setting->group_id, $id, $value ?? '', $known, $expected[ $id ] ?? null );
		}
		return $changes;
	}

	private function is_cleared( string $id ): bool {
		$cleared = $this->fields[ self::CLEAR ] ?? [];
		return is_array( $cleared ) && in_array( $id, $cleared, true );
	}

	private function field( Setting $setting ): mixed {
		if ( ! $setting->is_shared() ) {
			return $this->fields[ $setting->id ] ?? null;
		}
		$shared = $this->fields[ $setting->option() ] ?? null;
		return is_array( $shared ) ? $shared[ $setting->id ] ?? null : null;
	}
}
