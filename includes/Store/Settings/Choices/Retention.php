<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Choices;

use Storewright\Kernel\Period;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\InvalidValue;

/**
 * Settings that say for how long something is kept. Some lengths of time are offered; others can be set over REST.
 */
final class Retention {

	/**
	 * A setting of that kind.
	 *
	 * @param string $id        Name of the option.
	 * @param string $group_id
	 * @param string $label     Translated name.
	 * @param string $tip       Translated help.
	 * @param string $obeyed_by Class that reads the option.
	 * @param string $heading   Translated title of the part of the form that begins here.
	 */
	public static function setting(
		string $id,
		string $group_id,
		string $label,
		string $tip,
		string $obeyed_by,
		string $heading = ''
	): Setting {
		return new Setting(
			$id,
			$group_id,
			SettingType::Select,
			$label,
			tip: $tip,
			options: self::choices( ... ),
			rule: self::checked( ... ),
			autoload: false,
			heading: $heading,
			obeyed_by: $obeyed_by,
			is_period: true
		);
	}

	/**
	 * @return array<string, string>
	 */
	private static function choices(): array {
		$choices = [ '' => __( 'Keep forever', 'storewright' ) ];
		foreach ( [ 7, 14, 30, 60, 90 ] as $days ) {
			/* translators: %d: number of days. */
			$choices[ "$days days" ] = sprintf( _n( '%d day', '%d days', $days, 'storewright' ), $days );
		}
		$choices['6 months'] = __( '6 months', 'storewright' );
		foreach ( [ 1, 2, 3, 5, 6, 7, 8, 10 ] as $years ) {
			/* translators: %d: number of years. */
			$choices[ "$years years" ] = sprintf( _n( '%d year', '%d years', $years, 'storewright' ), $years );
		}
		return $choices;
	}

	private static function checked( string $text ): string {
		$period = Period::parse( $text );
		if ( null === $period && '' !== trim( $text ) ) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: what was sent. */
					__( '“%s” is not a period. Use a number of days, weeks, months or years, such as “30 days”.', 'storewright' ),
					$text
				)
			);
		}
		return null === $period ? '' : $period->text();
	}
}
