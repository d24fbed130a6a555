<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Closure;
use Storewright\Kernel\Period;
use Storewright\Kernel\SecretMask;

/**
 * A setting of the shop: the one place that says what it is called, what it may hold and what holds when nobody chose.
 *
 * Unless something else is said, the id is also the name of the option that stores it. Some settings share an option that holds
 * an array: those of an e-mail are keys of one option, and their ids are unique only within their group.
 */
final class Setting {

	/**
	 * @param string                                  $id          Id, unique within the group; without `option`, the name of the option.
	 * @param string                                  $group_id    The group that shows it.
	 * @param SettingType                             $type        Kind of value.
	 * @param string                                  $label       Translated name.
	 * @param string|list<string>                     $default     What holds where nothing is stored.
	 * @param string                                  $description Translated sentence shown with the field.
	 * @param string                                  $tip         Translated help shown on demand.
	 * @param string                                  $placeholder Translated text of the empty field.
	 * @param (Closure(): array<array-key, string>)|null $options  Value => translated label of each choice, built when asked for.
	 * @param (Closure(string): string)|null          $rule        Takes the place of the type's own check: from the text that was
	 *                                                             sent to the text to store; throws Validation\InvalidValue.
	 * @param int                                     $max_length  Longest text, in characters.
	 * @param bool                                    $autoload    Whether every request is to load it: for what is small and often read.
	 * @param string                                  $option      Name of the option that holds an array with the value at the key `id`.
	 * @param bool                                    $secret      Whether nobody is to read the value in records and forms.
	 * @param string                                  $section     Which of its group's sections shows it, see SettingsGroup.
	 * @param string                                  $heading     Translated title of the part of the form that begins with it.
	 * @param string                                  $empty_label Translated name of the choice of nothing, where '' is allowed
	 *   besides the choices.
	 * @param string                                  $obeyed_by   Class that reads the value, '' where nothing does: then no
	 *   screen shows it.
	 *                                                             See SettingsRegistry::reader_of() for those that are not of the Store.
	 * @param bool                                    $is_period   Whether it is a length of time, which is stored as an array.
	 * @param bool                                    $is_picture  Whether the text is the id or the address of a picture.
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
		public readonly bool $autoload = true,
		private readonly string $option = '',
		private readonly bool $secret = false,
		public readonly string $section = '',
		public readonly string $heading = '',
		public readonly string $empty_label = '',
		public readonly string $obeyed_by = '',
		private readonly bool $is_period = false,
		public readonly bool $is_picture = false
	) {}

	/**
	 * Name of the option that stores the value.
	 */
	public function option(): string {
		return $this->is_shared() ? $this->option : $this->id;
	}

	/**
	 * Whether the option holds an array of which the value is one entry.
	 */
	public function is_shared(): bool {
		return '' !== $this->option;
	}

	/**
	 * Whether the value is for nobody's eyes.
	 */
	public function is_secret(): bool {
		return $this->secret || SettingType::Password === $this->type;
	}

	/**
	 * The value that holds, from what options hold.
	 *
	 * @param array<string, mixed> $options By name; one that is not stored is left out.
	 * @return string|list<string>
	 */
	public function value_in( array $options ): string|array {
		$stored = $options[ $this->option() ] ?? null;
		if ( $this->is_shared() ) {
			$stored = is_array( $stored ) ? $stored[ $this->id ] ?? null : null;
		}
		return $this->effective( $stored );
	}

	/**
	 * A value as clients see it: that of a secret is masked.
	 *
	 * @param string|list<string> $value
	 * @return string|list<string>
	 */
	public function answered( string|array $value ): string|array {
		return $this->is_secret() ? SecretMask::of( $value, "{$this->option()}/{$this->id}" ) : $value;
	}

	/**
	 * The choices, null where the setting has none.
	 *
	 * @return array<array-key, string>|null Value => translated label.
	 */
	public function options(): ?array {
		return null === $this->options ? null : ( $this->options )();
	}

	/**
	 * A value as people read it: the names of choices, not their codes.
	 *
	 * @param mixed $value
	 */
	public function value_text( mixed $value ): string {
		$options = $this->options() ?? [];
		$name    = static fn( mixed $one ): string => is_scalar( $one ) ? $options[ (string) $one ] ?? (string) $one : '';
		if ( is_array( $value ) ) {
			return implode( ', ', array_map( $name, $value ) );
		}
		return match ( $value ) {
			'yes'   => $options['yes'] ?? __( 'on', 'storewright' ),
			'no'    => $options['no'] ?? __( 'off', 'storewright' ),
			default => $name( $value ),
		};
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
	 * Returns the value that the option is to hold.
	 *
	 * @param string|list<string> $value In the form of the setting's type.
	 * @return string|list<string>|array{number: int|string, unit: string}
	 */
	public function stored_form( string|array $value ): string|array {
		if ( ! $this->is_period ) {
			return $value;
		}
		return Period::parse( $value )?->stored() ?? [
			'number' => '',
			'unit'   => 'months',
		];
	}

	/**
	 * A value in the one form of the setting's type, null where it can't be read as such.
	 *
	 * @param mixed $value
	 * @return string|list<string>|null
	 */
	public function read( mixed $value ): string|array|null {
		if ( $this->is_period ) {
			return Period::parse( $value )?->text() ?? '';
		}
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
