<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

/**
 * The colors of an email: five that the owner chooses, and what is mixed of them. All are six digits, such as `#3c3c3c`.
 */
final class Palette {

	/**
	 * How much of the text's color is in a surface that stands out a little, and in a line, in percent.
	 */
	private const SURFACE_TINT = 4;

	private const LINE_TINT = 25;

	/**
	 * What text has to reach against its background, after WCAG 2.2.
	 */
	private const LEAST_CONTRAST = 4.5;

	private const DARK_BACKGROUND = '#121212';

	private const DARK_BODY = '#1e1e1e';

	private const DARK_TEXT = '#f0f0f0';

	/**
	 * @param string $base       Links and buttons.
	 * @param string $background Around the message.
	 * @param string $body       Behind the text.
	 * @param string $text       The text.
	 * @param string $footer     The text below the message.
	 */
	public function __construct(
		public readonly string $base,
		public readonly string $background,
		public readonly string $body,
		public readonly string $text,
		public readonly string $footer
	) {}

	/**
	 * A surface that stands out a little, such as the head of a table.
	 */
	public function surface(): string {
		return self::mixed( $this->text, $this->body, self::SURFACE_TINT );
	}

	/**
	 * Lines of tables.
	 */
	public function line(): string {
		return self::mixed( $this->text, $this->body, self::LINE_TINT );
	}

	/**
	 * Text on a button.
	 */
	public function on_base(): string {
		return self::contrast( '#ffffff', $this->base ) >= self::LEAST_CONTRAST ? '#ffffff' : '#000000';
	}

	/**
	 * Links in the text: the base color, or the text's where that could not be read.
	 */
	public function link(): string {
		return self::contrast( $this->base, $this->body ) >= self::LEAST_CONTRAST ? $this->base : $this->text;
	}

	/**
	 * The same for people whose mail is dark: dark surfaces, light text, and the base color as light as is needed.
	 */
	public function dark(): self {
		$base    = $this->base;
		$percent = 0;
		while ( self::contrast( $base, self::DARK_BODY ) < self::LEAST_CONTRAST ) {
			$percent += 10;
			$base     = self::mixed( '#ffffff', $this->base, $percent );
		}
		return new self( $base, self::DARK_BACKGROUND, self::DARK_BODY, self::DARK_TEXT, '#b8b8b8' );
	}

	/**
	 * A color in another.
	 *
	 * @param string $color   Six digits.
	 * @param string $into    Six digits.
	 * @param int    $percent How much of the first.
	 */
	public static function mixed( string $color, string $into, int $percent ): string {
		$parts = array_map(
			static fn( int $one, int $other ) => sprintf( '%02x', (int) round( ( $one * $percent + $other * ( 100 - $percent ) ) / 100 ) ),
			self::parts( $color ),
			self::parts( $into )
		);
		return '#' . implode( '', $parts );
	}

	/**
	 * The contrast of two colors, after WCAG: from 1 to 21.
	 */
	public static function contrast( string $one, string $other ): float {
		$light = max( self::luminance( $one ), self::luminance( $other ) );
		$dark  = min( self::luminance( $one ), self::luminance( $other ) );
		return ( $light + 0.05 ) / ( $dark + 0.05 );
	}

	/**
	 * A color in six small digits; null where it is none that can be read.
	 */
	public static function normalized( string $color ): ?string {
		$text = strtolower( trim( $color ) );
		if ( 1 === preg_match( '/^#[0-9a-f]{3}$/D', $text ) ) {
			return '#' . $text[1] . $text[1] . $text[2] . $text[2] . $text[3] . $text[3];
		}
		return 1 === preg_match( '/^#[0-9a-f]{6}$/D', $text ) ? $text : null;
	}

	private static function luminance( string $color ): float {
		[ $red, $green, $blue ] = array_map(
			static function ( int $part ): float {
				$share = $part / 255;
				return $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
			},
			self::parts( $color )
		);
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/**
	 * @return array{int, int, int}
	 */
	private static function parts( string $color ): array {
		return [
			(int) hexdec( substr( $color, 1, 2 ) ),
			(int) hexdec( substr( $color, 3, 2 ) ),
			(int) hexdec( substr( $color, 5, 2 ) ),
		];
	}
}
