<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Validation;

use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;

/**
 * From what a client sent to what is stored, or a reason why not. Nothing is bent into shape silently but white space and markup.
 */
final class ValueSanitizer {

	/**
	 * The value to store.
	 *
	 * @param Setting $setting
	 * @param mixed   $value What was sent.
	 * @return string|list<string>
	 * @throws InvalidValue If the setting can't take it.
	 */
	public static function sanitize( Setting $setting, mixed $value ): string|array {
		return match ( $setting->type ) {
			SettingType::Checkbox    => self::yes_or_no( $value ),
			SettingType::Multiselect => self::choices( $setting, $value ),
			default                  => self::text( $setting, $value ),
		};
	}

	private static function yes_or_no( mixed $value ): string {
		return match ( $value ) {
			true, 'yes' => 'yes',
			false, 'no' => 'no',
			default     => throw new InvalidValue( __( 'Use “yes” or “no”.', 'storewright' ) ),
		};
	}

	/**
	 * @return list<string>
	 */
	private static function choices( Setting $setting, mixed $value ): array {
		$value = '' === $value ? [] : $value;
		if ( ! is_array( $value ) || ! array_is_list( $value ) ) {
			throw new InvalidValue( __( 'Use a list of choices.', 'storewright' ) );
		}
		$options = $setting->options() ?? [];
		$choices = array_map( static fn( mixed $choice ) => self::choice( $options, self::as_text( $choice ) ), $value );
		return array_values( array_unique( $choices ) );
	}

	private static function text( Setting $setting, mixed $value ): string {
		$text = self::as_text( $value );
		if ( 1 !== preg_match( '//u', $text ) ) {
			throw new InvalidValue( __( 'Use text in UTF-8.', 'storewright' ) );
		}
		if ( mb_strlen( $text ) > $setting->max_length ) {
			/* translators: %d: number of characters. */
			throw new InvalidValue( sprintf( __( 'Use at most %d characters.', 'storewright' ), $setting->max_length ) );
		}
		if ( null !== $setting->rule ) {
			return ( $setting->rule )( $text );
		}
		return match ( $setting->type ) {
			SettingType::Select, SettingType::Radio => self::choice( $setting->options() ?? [], $text ),
			SettingType::Number                     => self::number( trim( $text ) ),
			SettingType::Email                      => self::email( trim( $text ) ),
			SettingType::Color                      => self::color( trim( $text ) ),
			SettingType::Textarea                   => PlainText::lines( $text ),
			SettingType::Password                   => $text,
			default                                 => PlainText::line( $text ),
		};
	}

	private static function as_text( mixed $value ): string {
		if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
			throw new InvalidValue( __( 'Enter text.', 'storewright' ) );
		}
		return (string) $value;
	}

	/**
	 * @param array<array-key, string> $options
	 */
	private static function choice( array $options, string $text ): string {
		if ( ! array_key_exists( $text, $options ) ) {
			/* translators: %s: what was sent. */
			throw new InvalidValue( sprintf( __( '“%s” is not one of the choices.', 'storewright' ), $text ) );
		}
		return $text;
	}

	private static function number( string $text ): string {
		if ( 1 !== preg_match( '/^-?\d+(\.\d+)?$/', $text ) ) {
			/* translators: %s: what was sent. */
			throw new InvalidValue( '' === $text ? __( 'Use a number.', 'storewright' ) : sprintf( __( '“%s” is not a number.', 'storewright' ), $text ) );
		}
		return $text;
	}

	private static function email( string $text ): string {
		if ( '' !== $text && false === filter_var( $text, FILTER_VALIDATE_EMAIL, FILTER_FLAG_EMAIL_UNICODE ) ) {
			/* translators: %s: what was sent. */
			throw new InvalidValue( sprintf( __( '“%s” is not an email address.', 'storewright' ), $text ) );
		}
		return $text;
	}

	private static function color( string $text ): string {
		if ( 1 !== preg_match( '/^#(?:[0-9a-f]{3}){1,2}$/i', $text ) ) {
			throw new InvalidValue(
				/* translators: %s: what was sent. */
				'' === $text ? __( 'Use a color such as #1e1e1e.', 'storewright' ) : sprintf( __( '“%s” is not a color. Use one such as #1e1e1e.', 'storewright' ), $text )
			);
		}
		return $text;
	}
}
