<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Closure;

/**
 * A setting of the shop: the one place that says what it is called, what it may hold and what holds when nobody chose.
 *
 * The id is also the name of the option that stores it.
 */
final class Setting {

	/**
	 * @param string                                  $id          Name of the option.
	 * @param string                                  $group_id    The group that shows it.
	 * @param SettingType                             $type        Kind of value.
	 * @param string                                  $label       Translated name.
	 * @param string|list<string>                     $default     What holds where nothing is stored.
	 * @param string                                  $description Translated sentence shown with the field.
	 * @param string                                  $tip         Translated help shown on demand.
	 * @param string                                  $placeholder Translated text of the empty field.
	 * @param (Closure(): array<array-key, string>)|null $options  Value => translated label of each choice, built when asked for.
	 * @param (Closure(string): string)|null          $rule        Takes the place of the type's own check: from the text that was
	 *                                                             sent to the text to store; throws Validation\Rejected.
	 * @param int                                     $max_length  Longest text, in characters.
	 * @param bool                                    $autoload    Whether every request is to load it: for what is small and often read.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $group_id,
		public readonly SettingType $type,
		public readonly string $label,
		public readonly string|array $default = '',
		public readonly string $description = '',
		public readonly string $tip = '',
		public readonly string $placeholder = '',
		private readonly ?Closure $options = null,
		public readonly ?Closure $rule = null,
		public readonly int $max_length = 255,
		public readonly bool $autoload = true
	) {}

	/**
	 * The choices, null where the setting has none.
	 *
	 * @return array<array-key, string>|null Value => translated label.
	 */
	public function options(): ?array {
		return null === $this->options ? null : ( $this->options )();
	}

	/**
	 * The value that holds, in the one form of the setting's type: a list for a multiselect, 'yes' or 'no' for a checkbox,
	 * else text. What can't be read as such counts as not stored.
	 *
	 * @param mixed $stored What the option holds, null where it is not stored.
	 * @return string|list<string>
	 */
	public function effective( mixed $stored ): string|array {
		return $this->read( $stored ) ?? $this->read( $this->default ) ?? '';
	}

	/**
	 * A value in the one form of the setting's type, null where it can't be read as such.
	 *
	 * @param mixed $value
	 * @return string|list<string>|null
	 */
	public function read( mixed $value ): string|array|null {
		if ( SettingType::Multiselect === $this->type ) {
			return self::texts( '' === $value ? [] : $value );
		}
		if ( SettingType::Checkbox === $this->type ) {
			return match ( $value ) {
				true, 'yes', '1', 1  => 'yes',
				false, 'no', '', '0', 0 => 'no',
				default              => null,
			};
		}
		return is_scalar( $value ) ? (string) $value : null;
	}

	/**
	 * @return list<string>|null
	 */
	private static function texts( mixed $value ): ?array {
		if ( ! is_array( $value ) ) {
			return null;
		}
		$texts = array_filter( $value, is_scalar( ... ) );
		return array_values( array_map( strval( ... ), $texts ) );
	}
}
