<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * Type of a setting's value, in WooCommerce's names.
 */
enum SettingType: string {

	case Text        = 'text';
	case Textarea    = 'textarea';
	case Email       = 'email';
	case Number      = 'number';
	case Color       = 'color';
	case Password    = 'password';
	case Checkbox    = 'checkbox';
	case Radio       = 'radio';
	case Select      = 'select';
	case Multiselect = 'multiselect';

	/**
	 * Every name, for REST schemas.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}
}
