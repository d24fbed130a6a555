<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Settings;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\InvalidValue;
use Storewright\Store\Settings\Validation\Rules;
use Storewright\Store\Settings\Validation\ValueSanitizer;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Validation and sanitizing of a setting's values.
 */
final class ValueSanitizerTest extends UnitTestCase {

	/**
	 * @param string|list<string>            $stored
	 * @param (Closure(string): string)|null $rule
	 */
	#[DataProvider( 'taken' )]
	public function test_a_value_is_taken( SettingType $type, mixed $sent, string|array $stored, ?Closure $rule = null ): void {
		self::assertSame( $stored, ValueSanitizer::sanitize( self::setting( $type, $rule ), $sent ) );
	}

	/**
	 * @return array<string, array{0: SettingType, 1: mixed, 2: string|list<string>, 3?: Closure(string): string}>
	 */
	public static function taken(): array {
		return [
			'text trimmed'                         => [ SettingType::Text, "  12  Rue\tde\nla Paix ", '12 Rue de la Paix' ],
			'no-break space at the end'            => [ SettingType::Text, "Paris\u{A0}", 'Paris' ],
			'text keeps letters of every kind'     => [ SettingType::Text, 'Łódź 東京 القاهرة', 'Łódź 東京 القاهرة' ],
			'text keeps what only looks like code' => [ SettingType::Text, 'A < B & 100%25 "C" 3>2 <3', 'A < B & 100%25 "C" 3>2 <3' ],
			'text loses markup'                    => [ SettingType::Text, '<b>Bold</b> Street<br/>', 'Bold Street' ],
			'text loses a script whole'            => [ SettingType::Text, 'a<script>alert(1)</script>b', 'ab' ],
			'markup in markup'                     => [ SettingType::Text, '<<b>script>x', 'x' ],
			'markup hidden by control characters'  => [ SettingType::Text, "<\0b>x\x07", 'x' ],
			'a number is text'                     => [ SettingType::Text, 75001, '75001' ],
			'text may be emptied'                  => [ SettingType::Text, '', '' ],
			'as long as allowed'                   => [ SettingType::Text, str_repeat( 'é', 30 ), str_repeat( 'é', 30 ) ],
			'lines'                                => [ SettingType::Textarea, "Reduced \r\n<i>Zero</i>\n", "Reduced\nZero" ],
			'yes'                                  => [ SettingType::Checkbox, 'yes', 'yes' ],
			'true'                                 => [ SettingType::Checkbox, true, 'yes' ],
			'false'                                => [ SettingType::Checkbox, false, 'no' ],
			'a choice'                             => [ SettingType::Select, 'b', 'b' ],
			'the choice of nothing'                => [ SettingType::Select, '', '' ],
			'a choice that is a number'            => [ SettingType::Radio, 7, '7' ],
			'several choices'                      => [ SettingType::Multiselect, [ 'b', 'a' ], [ 'b', 'a' ] ],
			'a choice made twice'                  => [ SettingType::Multiselect, [ 'a', 'a' ], [ 'a' ] ],
			'no choice'                            => [ SettingType::Multiselect, [], [] ],
			'no choice, as a text'                 => [ SettingType::Multiselect, '', [] ],
			'number'                               => [ SettingType::Number, ' 12.5 ', '12.5' ],
			'email address'                        => [ SettingType::Email, ' shop@example.org ', 'shop@example.org' ],
			'colour'                               => [ SettingType::Color, '#1E1e1e', '#1E1e1e' ],
			'password as typed'                    => [ SettingType::Password, ' <x> ', ' <x> ' ],
			'most decimals'                        => [ SettingType::Number, 8, '8', Rules::whole_number( 0, 8 ) ],
			'no decimals'                          => [ SettingType::Number, '0', '0', Rules::whole_number( 0, 8 ) ],
			'a space separates'                    => [ SettingType::Text, ' ', ' ', Rules::separator( true ) ],
			'an entity separates'                  => [ SettingType::Text, '&nbsp;', "\u{A0}", Rules::separator( true ) ],
			'an apostrophe separates'              => [ SettingType::Text, '’', '’', Rules::separator( true ) ],
			'nothing separates'                    => [ SettingType::Text, '', '', Rules::separator( false ) ],
			'no number where none is needed'       => [ SettingType::Number, ' ', '', Rules::whole_number_or_none( 0, 8 ) ],
			'a number where none is needed'        => [ SettingType::Number, ' 8 ', '8', Rules::whole_number_or_none( 0, 8 ) ],
			'no address'                           => [ SettingType::Text, ' , ', '', Rules::email_list() ],
			'addresses'                            => [ SettingType::Text, 'a@b.co ,ü@b.co', 'a@b.co, ü@b.co', Rules::email_list() ],
			'a part of a path'                     => [ SettingType::Text, ' /mein-konto/größe/ ', 'mein-konto/größe', Rules::path_part() ],
			'no part of a path'                    => [ SettingType::Text, '/', '', Rules::path_part() ],
		];
	}

	/**
	 * @param (Closure(string): string)|null $rule
	 */
	#[DataProvider( 'refused' )]
	public function test_a_value_is_refused( SettingType $type, mixed $sent, string $reason, ?Closure $rule = null ): void {
		$this->expectException( InvalidValue::class );
		$this->expectExceptionMessage( $reason );
		ValueSanitizer::sanitize( self::setting( $type, $rule ), $sent );
	}

	/**
	 * @return array<string, array{0: SettingType, 1: mixed, 2: string, 3?: Closure(string): string}>
	 */
	public static function refused(): array {
		$digits = '” is not a whole number from 0 to 8.';
		$signs  = 'other than letters, digits, + and -';
		return [
			'text that is a list'         => [ SettingType::Text, [ 'a' ], 'Enter text.' ],
			'text that is nothing'        => [ SettingType::Text, null, 'Enter text.' ],
			'text that is true'           => [ SettingType::Text, true, 'Enter text.' ],
			'text that is no UTF-8'       => [ SettingType::Text, "\xC3\x28", 'Use text in UTF-8.' ],
			'text too long'               => [ SettingType::Text, str_repeat( 'é', 31 ), 'Use at most 30 characters.' ],
			'checkbox that is a word'     => [ SettingType::Checkbox, 'on', 'Use “yes” or “no”.' ],
			'checkbox that is a number'   => [ SettingType::Checkbox, 1, 'Use “yes” or “no”.' ],
			'no such choice'              => [ SettingType::Select, 'z', '“z” is not one of the choices.' ],
			'one of several is no choice' => [ SettingType::Multiselect, [ 'a', 'z' ], '“z” is not one of the choices.' ],
			'choices that are one text'   => [ SettingType::Multiselect, 'a', 'Use a list of choices.' ],
			'choices with names'          => [ SettingType::Multiselect, [ 'x' => 'a' ], 'Use a list of choices.' ],
			'choices within choices'      => [ SettingType::Multiselect, [ [ 'a' ] ], 'Enter text.' ],
			'number in words'             => [ SettingType::Number, 'two', '“two” is not a number.' ],
			'number in another notation'  => [ SettingType::Number, '1e3', '“1e3” is not a number.' ],
			'number emptied'              => [ SettingType::Number, '', 'Use a number.' ],
			'no e-mail address'           => [ SettingType::Email, 'shop', '“shop” is not an email address.' ],
			'no colour'                   => [ SettingType::Color, 'red', '“red” is not a color. Use one such as #1e1e1e.' ],
			'colour emptied'              => [ SettingType::Color, '', 'Use a color such as #1e1e1e.' ],
			'too many decimals'           => [ SettingType::Number, '9', "“9{$digits}", Rules::whole_number( 0, 8 ) ],
			'decimals emptied'            => [ SettingType::Number, '', 'Use a whole number from 0 to 8.', Rules::whole_number( 0, 8 ) ],
			'negative decimals'           => [ SettingType::Number, -1, $digits, Rules::whole_number( 0, 8 ) ],
			'half a decimal'              => [ SettingType::Number, '2.5', $digits, Rules::whole_number( 0, 8 ) ],
			'a digit separates'           => [ SettingType::Text, '0', $signs, Rules::separator( true ) ],
			'a letter separates'          => [ SettingType::Text, 'x', $signs, Rules::separator( true ) ],
			'a sign separates'            => [ SettingType::Text, '-', $signs, Rules::separator( true ) ],
			'a line break separates'      => [ SettingType::Text, "\n", $signs, Rules::separator( true ) ],
			'four characters separate'    => [ SettingType::Text, '....', '“....” can’t separate digits.', Rules::separator( true ) ],
			'too much where none needed'  => [ SettingType::Number, '9', $digits, Rules::whole_number_or_none( 0, 8 ) ],
			'addresses without comma'     => [ SettingType::Text, 'a@b.co d@e.co', 'is not an email address', Rules::email_list() ],
			'an address with a line'      => [ SettingType::Text, "a@b.co\nBcc: c@d.e", 'is not an email address', Rules::email_list() ],
			'a query for a path'          => [ SettingType::Text, 'a?b', '“a?b” can’t be part of an address. Use letters, digits and hyphens.', Rules::path_part() ],
			'a line break in a path'      => [ SettingType::Text, "a\nb", 'Use letters, digits and hyphens.', Rules::path_part() ],
			'nothing where needed'        => [ SettingType::Text, '', 'Enter a separator.', Rules::separator( true ) ],
		];
	}

	/**
	 * @param (Closure(string): string)|null $rule
	 */
	private static function setting( SettingType $type, ?Closure $rule ): Setting {
		$options = static fn() => [
			''  => 'None',
			'a' => 'A',
			'b' => 'B',
			7   => 'Seven',
		];
		return new Setting( 'x', 'g', $type, 'X', options: $options, rule: $rule, max_length: 30 );
	}
}
