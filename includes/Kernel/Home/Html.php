<?php
declare(strict_types=1);

namespace Storewright\Kernel\Home;

/**
 * Pieces of HTML that several panels of Home have, with the class names of the client's stylesheets (`bin/lib/class-names.mjs`).
 */
final class Html {

	/**
	 * The units in which an age is told, the longest first: seconds that the client counts by, seconds that WordPress counts by.
	 */
	private const UNITS = [
		[ 31_557_600, YEAR_IN_SECONDS ],
		[ 2_629_800, MONTH_IN_SECONDS ],
		[ WEEK_IN_SECONDS, WEEK_IN_SECONDS ],
		[ DAY_IN_SECONDS, DAY_IN_SECONDS ],
		[ HOUR_IN_SECONDS, HOUR_IN_SECONDS ],
		[ MINUTE_IN_SECONDS, MINUTE_IN_SECONDS ],
	];

	/**
	 * The value of a class attribute, not escaped.
	 *
	 * @param string $stylesheet Folder and file, such as `ui-card`.
	 * @param string ...$names   Classes in it.
	 */
	public static function classes( string $stylesheet, string ...$names ): string {
		return implode( ' ', array_map( static fn( string $name ): string => "storewright-{$stylesheet}__{$name}", $names ) );
	}

	/**
	 * Says how long ago a time was, such as “3 hours ago”, as `client/shared/format/relative-time.ts` does.
	 *
	 * @param int $time Unix time in seconds.
	 * @param int $now  The same of the present.
	 */
	public static function age( int $time, int $now ): string {
		$seconds = max( 0, $now - $time );
		foreach ( self::UNITS as [ $length, $of_wordpress ] ) {
			if ( $seconds >= $length ) {
				$age = human_time_diff( 0, intdiv( $seconds, $length ) * $of_wordpress );
				/* translators: %s: Human-readable time difference. */
				return sprintf( __( '%s ago', 'storewright' ), $age );
			}
		}
		return __( 'now', 'storewright' );
	}

	/**
	 * Prints the mark at the end of a row that is a link.
	 */
	public static function print_chevron(): void {
		printf(
			'<svg class="%s" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path fill="none" stroke="currentcolor" stroke-width="1.5" d="m10 6.5 4.6 5.5-4.6 5.5"/></svg>',
			esc_attr( self::classes( 'components-task-row', 'chevron' ) )
		);
	}

	/**
	 * Prints the room of a button that only a script can serve: of the same size, not seen, and away where scripts are off.
	 *
	 * @param string $label   What it says, '' for one with an icon alone.
	 * @param string $classes Of WordPress's button.
	 */
	public static function print_room( string $label, string $classes = 'is-secondary' ): void {
		printf(
			'<span class="components-button is-next-40px-default-size storewright-room %s" aria-hidden="true">%s</span>',
			esc_attr( $classes ),
			'' === $label ? '<svg width="24" height="24"></svg>' : esc_html( $label )
		);
	}
}
