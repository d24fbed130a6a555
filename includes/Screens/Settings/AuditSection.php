<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Kernel\CsvCell;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\SettingsLog\ChangedSettings;
use Storewright\Store\SettingsLog\EntryText;
use Storewright\Store\SettingsLog\Reverts;

/**
 * The change log: who changed which setting, when, from what to what; by person, area and dates, as a file, and back again.
 */
final class AuditSection implements SettingsSection, HasOwnUndo {

	private const ON_A_PAGE = 25;

	/**
	 * How much of a value is shown, in characters.
	 */
	private const SHOWN = 200;

	/**
	 * Few, since a record of many tax rates is long.
	 */
	private const EXPORTED_AT_ONCE = 100;

	private readonly AuditQuery $log;

	private readonly EntryText $texts;

	private readonly Reverts $reverts;

	private ?LogFilter $filter = null;

	public function __construct( private readonly Context $context ) {
		$this->log     = new AuditQuery( $context );
		$this->texts   = new EntryText( new ChangedSettings( $context ) );
		$this->reverts = new Reverts( $context );
	}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return 'changes';
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return 'advanced';
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Change log', 'storewright' );
	}

	/**
	 * Sends the file. Changes are reverted by the page, see UndoForm.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$this->filter = new LogFilter( $posted );
		if ( ! isset( $posted['log_export'] ) || [] !== $this->filter->errors ) {
			return false;
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="settings-changes.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		$file = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- The answer itself.
		if ( false !== $file ) {
			$this->write( $file, $this->filter );
		}
		exit;
	}

	/**
	 * Writes the log as CSV.
	 *
	 * @param resource  $file
	 * @param LogFilter $filter What of it.
	 */
	public function write( $file, LogFilter $filter ): void {
		$query = $filter->query( $this->log, $this->texts );
		fputcsv( $file, array_values( self::heads() ), ',', '"', '' );
		$count = 0;
		do {
			$entries = $this->log->newest( self::EXPORTED_AT_ONCE, $count, $query );
			cache_users( array_map( static fn( AuditEntry $entry ) => $entry->user_id, $entries ) );
			foreach ( $entries as $entry ) {
				[ $old, $new ] = $this->texts->values( $entry );
				fputcsv(
					$file,
					array_map(
						CsvCell::guarded( ... ),
						[
							(string) wp_date( 'Y-m-d H:i:s', $entry->date->getTimestamp() ),
							self::who( $entry ),
							$this->area( $entry ),
							$this->texts->label( $entry ),
							$old,
							$new,
						]
					),
					',',
					'"',
					''
				);
			}
			$written = count( $entries );
			$count  += $written;
		} while ( self::EXPORTED_AT_ONCE === $written );
	}

	/**
	 * Prints the changes, a page at a time.
	 */
	public function render(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$filter = $this->filter ?? new LogFilter( wp_unslash( $_GET ) );
		$query  = $filter->query( $this->log, $this->texts );
		$count  = $this->log->count( $query );
		printf(
			'<p>%s</p>',
			/* translators: %s: number of days. */
			esc_html( sprintf( __( 'Changes to settings. Kept for %s days.', 'storewright' ), number_format_i18n( AuditLog::DAYS ) ) )
		);
		if ( 0 === $count && ! $filter->is_set() && [] === $filter->errors ) {
			printf( '<p>%s</p>', esc_html__( 'No changes yet.', 'storewright' ) );
			return;
		}
		foreach ( $filter->errors as $error ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $error ) );
		}
		add_action( 'storewright_after_settings_section', self::render_filter_form( ... ) );
		$filter->render( $this->log, $this->texts );
		if ( 0 === $count ) {
			printf(
				'<p>%s <a href="%s">%s</a></p>',
				esc_html__( 'No changes match these filters.', 'storewright' ),
				esc_url( SettingsUrl::of( $this->tab(), $this->id() ) ),
				esc_html__( 'Show all changes', 'storewright' )
			);
			return;
		}
		$this->render_table( $filter, $count );
	}

	/**
	 * The form that the fields of the filter belong to: forms can't be nested.
	 */
	private static function render_filter_form(): void {
		printf(
			'<form id="%s" method="get" action="%s"><input type="hidden" name="page" value="%s"><input type="hidden" name="tab" value="advanced"><input type="hidden" name="section" value="changes"></form>',
			esc_attr( LogFilter::FORM ),
			esc_url( admin_url( 'admin.php' ) ),
			esc_attr( SettingsUrl::SLUG )
		);
	}

	private function render_table( LogFilter $filter, int $count ): void {
		$pages = (int) ceil( $count / self::ON_A_PAGE );
		$page  = min( $pages, PageLinks::asked() );
		echo '<div class="storewright-settings__card storewright-settings__table" role="region" aria-label="'
			. esc_attr( $this->label() )
			. '"><table class="widefat striped storewright-log"><thead><tr>';
		foreach ( self::heads() as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		printf( '<th scope="col"><span class="screen-reader-text">%s</span></th></tr></thead><tbody>', esc_html__( 'Actions', 'storewright' ) );
		$entries = $this->log->newest( self::ON_A_PAGE, ( $page - 1 ) * self::ON_A_PAGE, $filter->query( $this->log, $this->texts ) );
		cache_users( array_map( static fn( AuditEntry $entry ) => $entry->user_id, $entries ) );
		array_map( $this->render_entry( ... ), $entries );
		echo '</tbody></table></div>';
		foreach ( $filter->fields() as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		PageLinks::render(
			add_query_arg( array_map( rawurlencode( ... ), $filter->fields() ), SettingsUrl::of( 'advanced', 'changes' ) ),
			$page,
			$pages,
			__( 'Change log pages', 'storewright' )
		);
		printf( '<p><button type="submit" class="button" name="log_export" value="1" data-storewright-download>%s</button></p>', esc_html__( 'Export CSV', 'storewright' ) );
	}

	private function render_entry( AuditEntry $entry ): void {
		[ $old, $new ] = $this->texts->values( $entry );
		$format        = $this->context->options->string( 'date_format', 'Y-m-d' ) . ' ' . $this->context->options->string( 'time_format', 'H:i' );
		$cells         = [
			(string) wp_date( $format, $entry->date->getTimestamp() ),
			self::who( $entry ),
			$this->area( $entry ),
			$this->texts->label( $entry ),
			self::excerpt( $old ),
			self::excerpt( $new ),
		];
		echo '<tr>';
		foreach ( array_values( self::heads() ) as $index => $head ) {
			printf( '<td data-label="%s">%s</td>', esc_attr( $head ), esc_html( $cells[ $index ] ) );
		}
		echo '<td>';
		if ( $this->reverts->is_possible( $entry ) ) {
			printf(
				'<button type="submit" class="button" name="%s" value="%s" aria-label="%s">%s</button>',
				esc_attr( UndoForm::FIELD ),
				esc_attr( (string) $entry->id ),
				/* translators: 1: label of a setting, 2: what it held. */
				esc_attr( sprintf( __( 'Revert “%1$s” to “%2$s”', 'storewright' ), $cells[3], $cells[4] ) ),
				esc_html__( 'Revert', 'storewright' )
			);
		}
		echo '</td></tr>';
	}

	/**
	 * Who made a change; where an assistant made it for somebody, that is said.
	 */
	private static function who( AuditEntry $entry ): string {
		$name = LogFilter::user_name( $entry->user_id );
		/* translators: %s: name of a user. */
		return ChangeOrigin::ASSISTANT === $entry->cause ? sprintf( __( '%s, by an assistant', 'storewright' ), $name ) : $name;
	}

	private function area( AuditEntry $entry ): string {
		$part = $this->texts->part( $entry->group_id );
		$area = $this->texts->area( $entry->group_id )[1];
		/* translators: 1: name of a tab of the settings, 2: name of a part of it, such as an email. */
		return '' === $part ? $area : sprintf( __( '%1$s: %2$s', 'storewright' ), $area, $part );
	}

	/**
	 * @return list<string>
	 */
	private static function heads(): array {
		return [
			__( 'When', 'storewright' ),
			__( 'User', 'storewright' ),
			_x( 'Area', 'part of the settings', 'storewright' ),
			__( 'Setting', 'storewright' ),
			__( 'Before', 'storewright' ),
			__( 'After', 'storewright' ),
		];
	}

	private static function excerpt( string $text ): string {
		if ( '' === $text ) {
			return '–';
		}
		return mb_strlen( $text ) > self::SHOWN ? mb_substr( $text, 0, self::SHOWN ) . '…' : $text;
	}
}
