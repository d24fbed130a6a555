<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Reading stored values of a setting.
 */
final class SettingTest extends UnitTestCase {

	/**
	 * @param string|list<string> $fallback
	 * @param string|list<string> $effective
	 */
	#[DataProvider( 'stored_values' )]
	public function test_what_is_stored_is_read_in_the_one_form_of_the_type(
		SettingType $type,
		string|array $fallback,
		mixed $stored,
		string|array $effective
	): void {
		self::assertSame( $effective, ( new Setting( 'x', 'g', $type, 'X', $fallback ) )->effective( $stored ) );
	}

	/**
	 * @return array<string, array{SettingType, string|list<string>, mixed, string|list<string>}>
	 */
	public static function stored_values(): array {
		return [
			'text as stored'                  => [ SettingType::Text, 'd', 'a', 'a' ],
			'empty text is a choice'          => [ SettingType::Text, 'd', '', '' ],
			'number written as one'           => [ SettingType::Number, '2', 3, '3' ],
			'text not stored'                 => [ SettingType::Text, 'd', null, 'd' ],
			'text that is an array'           => [ SettingType::Text, 'd', [ 'a' ], 'd' ],
			'checkbox yes'                    => [ SettingType::Checkbox, 'no', 'yes', 'yes' ],
			'checkbox of an older form'       => [ SettingType::Checkbox, 'no', '1', 'yes' ],
			'checkbox true'                   => [ SettingType::Checkbox, 'no', true, 'yes' ],
			'checkbox emptied'                => [ SettingType::Checkbox, 'yes', '', 'no' ],
			'checkbox not stored'             => [ SettingType::Checkbox, 'yes', null, 'yes' ],
			'checkbox that is nonsense'       => [ SettingType::Checkbox, 'yes', 'maybe', 'yes' ],
			'list as stored'                  => [ SettingType::Multiselect, '', [ 'FR', 'DE' ], [ 'FR', 'DE' ] ],
			'list with odd keys'              => [ SettingType::Multiselect, '', [ 3 => 'FR' ], [ 'FR' ] ],
			'list emptied'                    => [ SettingType::Multiselect, [ 'FR' ], '', [] ],
			'list not stored, default a text' => [ SettingType::Multiselect, '', null, [] ],
			'list not stored, default a list' => [ SettingType::Multiselect, [ 'FR' ], null, [ 'FR' ] ],
			'list with something else in it'  => [ SettingType::Multiselect, '', [ 'FR', [ 'DE' ] ], [ 'FR' ] ],
		];
	}

	public function test_choices_are_built_only_when_asked_for(): void {
		$built   = 0;
		$setting = new Setting(
			'x',
			'g',
			SettingType::Select,
			'X',
			options: static function () use ( &$built ): array {
				++$built;
				return [ 'a' => 'A' ];
			}
		);
		self::assertSame( 0, $built );
		self::assertSame( [ 'a' => 'A' ], $setting->options() );
		self::assertNull( ( new Setting( 'x', 'g', SettingType::Text, 'X' ) )->options() );
	}

	public function test_a_setting_is_found_in_its_own_option_or_in_the_one_it_shares(): void {
		$own    = new Setting( 'x', 'g', SettingType::Text, 'X', 'd' );
		$shared = new Setting( 'x', 'g', SettingType::Text, 'X', 'd', option: 'o' );
		$stored = [
			'x' => 'own',
			'o' => [ 'x' => 'shared' ],
		];
		self::assertSame( [ 'own', 'shared' ], [ $own->value_in( $stored ), $shared->value_in( $stored ) ] );
		self::assertSame( [ 'x', 'o' ], [ $own->option(), $shared->option() ] );
		foreach ( [ [], [ 'o' => 'no list' ], [ 'o' => [ 'y' => 'other' ] ], [ 'o' => [ 'x' => [ 'no text' ] ] ] ] as $other ) {
			self::assertSame( 'd', $shared->value_in( $other ) );
		}
	}

	public function test_passwords_and_what_is_said_to_be_are_secret(): void {
		self::assertTrue( ( new Setting( 'x', 'g', SettingType::Password, 'X' ) )->is_secret() );
		self::assertTrue( ( new Setting( 'x', 'g', SettingType::Text, 'X', secret: true ) )->is_secret() );
		self::assertFalse( ( new Setting( 'x', 'g', SettingType::Text, 'X' ) )->is_secret() );
	}
}
