<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use DateTimeImmutable;
use Storewright\Store\Settings\Audit\AuditFilter;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\SettingsLog\EntryText;

/**
 * What of the change log is shown: by person, area and dates of the site.
 */
final class LogFilter {

	/**
	 * The form that the fields belong to. It stands beside that of the section, since forms can't be nested.
	 */
	public const FORM = 'storewright-log-filter';

	public readonly string $user;

	public readonly string $area;

	public readonly string $from;

	public readonly string $until;

	/**
	 * @var list<string> What can't be taken, in sentences.
	 */
	public readonly array $errors;

	/**
	 * @param array<mixed> $input `log_user`, `log_area`, `log_from` and `log_until`, as they were sent.
	 */
	public function __construct( array $input ) {
		$text        = static fn( string $name ): string => is_string( $input[ "log_$name" ] ?? null ) ? trim( $input[ "log_$name" ] ) : '';
		$errors      = [];
		$this->user  = ctype_digit( $text( 'user' ) ) ? $text( 'user' ) : '';
		$this->area  = $text( 'area' );
		$this->from  = self::date( $text( 'from' ), $errors );
		$this->until = self::date( $text( 'until' ), $errors );
		if ( '' !== $this->from && '' !== $this->until && $this->until < $this->from ) {
			$errors[] = __( 'The last day is before the first one.', 'storewright' );
		}
		$this->errors = $errors;
	}

	/**
	 * Whether anything is chosen.
	 */
	public function is_set(): bool {
		return '' !== $this->user . $this->area . $this->from . $this->until;
	}

	/**
	 * Its fields, for addresses and forms.
	 *
	 * @return array<string, string>
	 */
	public function fields(): array {
		return array_filter(
			[
				'log_user'  => $this->user,
				'log_area'  => $this->area,
				'log_from'  => $this->from,
				'log_until' => $this->until,
			],
			static fn( string $value ) => '' !== $value
		);
	}

	/**
	 * What to ask the log for.
	 */
	public function query( AuditQuery $log, EntryText $texts ): AuditFilter {
		$is_of_area = fn( string $group ) => $texts->area( $group )[0] === $this->area;
		return new AuditFilter(
			'' === $this->user ? null : (int) $this->user,
			'' === $this->area ? null : array_values( array_filter( $log->groups(), $is_of_area ) ),
			'' === $this->from ? null : new DateTimeImmutable( $this->from, wp_timezone() ),
			'' === $this->until ? null : new DateTimeImmutable( "{$this->until} +1 day", wp_timezone() )
		);
	}

	/**
	 * Prints the fields.
	 */
	public function render( AuditQuery $log, EntryText $texts ): void {
		$users = [ '' => __( 'Everyone', 'storewright' ) ];
		$ids   = $log->users();
		cache_users( $ids );
		foreach ( $ids as $id ) {
			$users[ (string) $id ] = self::user_name( $id );
		}
		$areas = [];
		foreach ( $log->groups() as $group ) {
			[ $area, $label ] = $texts->area( $group );
			$areas[ $area ]   = $label;
		}
		asort( $areas );
		echo '<div class="storewright-filters">';
		self::select( 'log_user', __( 'Person', 'storewright' ), $users, $this->user );
		self::select( 'log_area', _x( 'Area', 'part of the settings', 'storewright' ), [ '' => __( 'All areas', 'storewright' ) ] + $areas, $this->area );
		self::day( 'log_from', __( 'From', 'storewright' ), $this->from );
		self::day( 'log_until', __( 'To', 'storewright' ), $this->until );
		printf( '<p class="storewright-filters__buttons"><button type="submit" class="button" form="%s">%s</button></p></div>', esc_attr( self::FORM ), esc_html__( 'Filter', 'storewright' ) );
	}

	/**
	 * The name of whoever made a change.
	 */
	public static function user_name( int $id ): string {
		$user = 0 === $id ? false : get_userdata( $id );
		return match ( true ) {
			0 === $id       => __( 'System', 'storewright' ),
			/* translators: %d: id of a user. */
			false === $user => sprintf( __( 'Deleted user %d', 'storewright' ), $id ),
			default         => $user->display_name,
		};
	}

	/**
	 * @param list<string> $errors
	 */
	private static function date( string $text, array &$errors ): string {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $text );
		if ( '' === $text || ( false !== $date && $date->format( 'Y-m-d' ) === $text ) ) {
			return $text;
		}
		/* translators: %s: what was entered. */
		$errors[] = sprintf( __( '“%s” is not a date such as 2026-01-31.', 'storewright' ), mb_substr( $text, 0, 40 ) );
		return '';
	}

	/**
	 * @param array<string|int, string> $choices
	 */
	private static function select( string $name, string $label, array $choices, string $value ): void {
		printf( '<div><label for="%1$s">%2$s</label><select id="%1$s" name="%1$s" form="%3$s">', esc_attr( $name ), esc_html( $label ), esc_attr( self::FORM ) );
		foreach ( $choices as $choice => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( (string) $choice, $value, false ), esc_html( $text ) );
		}
		echo '</select></div>';
	}

	private static function day( string $name, string $label, string $value ): void {
		printf(
			'<div><label for="%1$s">%2$s</label><input type="date" id="%1$s" name="%1$s" form="%3$s" value="%4$s"></div>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( self::FORM ),
			esc_attr( $value )
		);
	}
}
