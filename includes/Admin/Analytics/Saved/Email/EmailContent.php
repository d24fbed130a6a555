<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Export\ExportColumn;
use Storewright\Admin\Analytics\Mail\ReportMail;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Saved\SavedReport;
use Storewright\Kernel\Context;
use WP_User;

/**
 * What an email of a saved report says, in the language that is set: its name, its days, the figures and the first rows.
 */
final class EmailContent {

	private const CELL = 'padding:6px 8px;border-bottom:1px solid #ddd;vertical-align:top;';

	public function __construct( private readonly Context $context, private readonly SavedReport $report ) {}

	/**
	 * The email.
	 *
	 * @param WP_User           $user Who receives it.
	 * @param DateTimeImmutable $due  When it is or was due.
	 */
	public function mail( WP_User $user, DateTimeImmutable $due ): ReportMail {
		$view        = EmailView::of( $this->context, $this->report, $due );
		$figures     = new EmailFigures( $this->context, $view );
		$days        = null === $view->period ? '' : self::days( $view->period );
		$currencies  = $figures->currencies();
		$summary     = $figures->summary();
		$table       = $figures->table( $user->ID );
		$url         = $this->url( $view );
		$unsubscribe = Unsubscribe::url( $this->report->id, $user->ID );
		$site        = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$subject     = '' === $days
			/* translators: 1: name of the site. 2: name of a saved report. */
			? sprintf( __( '[%1$s] %2$s', 'storewright' ), $site, $this->report->name )
			/* translators: 1: name of the site. 2: name of a saved report. 3: the days that it is about. */
			: sprintf( __( '[%1$s] %2$s: %3$s', 'storewright' ), $site, $this->report->name, $days );
		return new ReportMail(
			$user->user_email,
			$subject,
			$this->text( $view, $days, $currencies, $summary, $table, $url, $unsubscribe ),
			$this->html( $view, $days, $currencies, $summary, $table, $url, $unsubscribe ),
			[ "List-Unsubscribe: <$unsubscribe>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' ]
		);
	}

	private static function days( Period $period ): string {
		$format = get_option( 'date_format', 'Y-m-d' );
		$format = is_string( $format ) ? $format : 'Y-m-d';
		$day    = static fn( DateTimeImmutable $time ): string => (string) wp_date( $format, $time->getTimestamp() );
		return $day( $period->from ) === $day( $period->to )
			? $day( $period->from )
			/* translators: 1: first day. 2: last day. */
			: sprintf( __( '%1$s – %2$s', 'storewright' ), $day( $period->from ), $day( $period->to ) );
	}

	/**
	 * What its days are compared with, '' where it has none.
	 */
	private static function compared( EmailView $view ): string {
		return null === $view->compared
			? ''
			/* translators: 1: “previous year” or “previous period”. 2: its days. */
			: sprintf( __( 'compared with %1$s (%2$s)', 'storewright' ), $view->compared->name(), self::days( $view->compared->period ) );
	}

	/**
	 * What is said where figures are of several currencies, as on the screen.
	 */
	private static function notice( EmailView $view ): string {
		return ( null === $view->period
			? __( 'There are orders in more than one currency.', 'storewright' )
			: __( 'This period has orders in more than one currency.', 'storewright' ) )
			. ' ' . __( 'Their amounts are added up as they stand; nothing is converted.', 'storewright' );
	}

	/**
	 * The view with the days of this email, so that it shows the same figures whenever it is opened.
	 */
	private function url( EmailView $view ): string {
		$query = array_diff_key( $this->report->parameters(), array_flip( [ 'page', 'path', 'paged' ] ) );
		if ( null !== $view->period ) {
			$query = [
				'period' => 'custom',
				'after'  => $view->period->from->format( 'Y-m-d' ),
				'before' => $view->period->to->format( 'Y-m-d' ),
			] + ( $view->compared?->query() ?? [] ) + array_diff_key( $query, array_flip( [ 'compare_from', 'compare_to' ] ) );
		}
		return $this->context->app_url( [ 'path' => $this->report->path ] ) . ( [] === $query ? '' : '&' . http_build_query( $query ) );
	}

	/**
	 * @param EmailView                                                                        $view
	 * @param string                                                                           $days
	 * @param list<string>                                                                     $currencies What orders come to in each.
	 * @param list<EmailFigure>                                                                $summary
	 * @param array{columns: list<ExportColumn>, rows: list<list<string>>, total: int} $table
	 * @param string                                                                           $url
	 * @param string                                                                           $unsubscribe
	 */
	private function text(
		EmailView $view,
		string $days,
		array $currencies,
		array $summary,
		array $table,
		string $url,
		string $unsubscribe
	): string {
		$parts = [ rtrim( "{$this->report->name}\n$view->title\n$days\n" . self::compared( $view ) ) ];
		if ( [] !== $currencies ) {
			$parts[] = self::notice( $view ) . "\n- " . implode( "\n- ", $currencies );
		}
		if ( [] !== $summary ) {
			$parts[] = implode(
				"\n",
				array_map( static fn( EmailFigure $one ): string => self::pair( $one->label, "$one->value ($one->change: $one->before)" ), $summary )
			);
		}
		foreach ( $table['rows'] as $row ) {
			$headings = array_map( static fn( ExportColumn $column ): string => $column->heading, $table['columns'] );
			$parts[]  = implode( "\n", array_map( self::pair( ... ), $headings, $row ) );
		}
		$parts[] = self::count( count( $table['rows'] ), $table['total'] );
		$parts[] = __( 'Open the report:', 'storewright' ) . "\n$url";
		$parts[] = self::reason() . "\n" . __( 'Unsubscribe:', 'storewright' ) . "\n$unsubscribe";
		return implode( "\n\n", $parts ) . "\n";
	}

	private static function pair( string $label, string $value ): string {
		/* translators: 1: what a figure or text is, such as Net sales. 2: the figure or text. */
		return sprintf( __( '%1$s: %2$s', 'storewright' ), $label, $value );
	}

	/**
	 * @param EmailView                                                                        $view
	 * @param string                                                                           $days
	 * @param list<string>                                                                     $currencies What orders come to in each.
	 * @param list<EmailFigure>                                                                $summary
	 * @param array{columns: list<ExportColumn>, rows: list<list<string>>, total: int} $table
	 * @param string                                                                           $url
	 * @param string                                                                           $unsubscribe
	 */
	private function html(
		EmailView $view,
		string $days,
		array $currencies,
		array $summary,
		array $table,
		string $url,
		string $unsubscribe
	): string {
		$body = '<h1 style="font-size:22px;margin:0 0 4px">' . esc_html( $this->report->name ) . '</h1>'
			. '<p style="margin:0 0 24px">' . esc_html( '' === $days ? $view->title : "$view->title · $days" )
			. ( '' === self::compared( $view ) ? '' : '<br>' . esc_html( self::compared( $view ) ) ) . '</p>';
		if ( [] !== $currencies ) {
			$items = array_map( static fn( string $text ): string => '<li>' . esc_html( $text ) . '</li>', $currencies );
			$body .= '<p style="margin:0">' . esc_html( self::notice( $view ) ) . '</p><ul style="margin:0 0 24px">' . implode( '', $items ) . '</ul>';
		}
		if ( [] !== $summary && null !== $view->compared ) {
			$heads = [ __( 'Figure', 'storewright' ), $days, self::days( $view->compared->period ), __( 'Change', 'storewright' ) ];
			$body .= self::table(
				__( 'Summary', 'storewright' ),
				'<thead><tr>' . implode(
					'',
					array_map(
						static fn( string $text, int $at ): string => self::head( $text, 'col', 1 === $at || 2 === $at ),
						$heads,
						array_keys( $heads )
					)
				) . '</tr></thead>',
				implode(
					'',
					array_map(
						static fn( EmailFigure $one ): string => '<tr>' . self::head( $one->label, 'row', false )
							. self::cell( $one->value, true ) . self::cell( $one->before, true ) . self::cell( $one->change, false ) . '</tr>',
						$summary
					)
				)
			);
		}
		if ( [] !== $table['rows'] ) {
			$heads = array_map(
				static fn( ExportColumn $column ): string => self::head( $column->heading, 'col', null !== $column->kind ),
				$table['columns']
			);
			$body .= self::table( $view->title, '<thead><tr>' . implode( '', $heads ) . '</tr></thead>', self::rows( $table ) );
		}
		$link  = static fn( string $address, string $text ): string => '<a href="' . esc_url( $address ) . '">' . esc_html( $text ) . '</a>';
		$body .= '<p>' . esc_html( self::count( count( $table['rows'] ), $table['total'] ) ) . '</p>'
			. '<p>' . $link( $url, __( 'Open the report', 'storewright' ) ) . '</p>'
			. '<p style="margin-top:32px;font-size:13px;color:#50575e">' . esc_html( self::reason() ) . ' '
			. $link( $unsubscribe, __( 'Unsubscribe', 'storewright' ) ) . '</p>';
		return '<!doctype html><html lang="' . esc_attr( str_replace( '_', '-', determine_locale() ) ) . '" dir="' . ( is_rtl() ? 'rtl' : 'ltr' )
			. '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' . esc_html( $this->report->name )
			. '</title></head><body style="margin:0;padding:24px;font:15px/1.5 sans-serif;color:#1e1e1e;background:#fff">' . $body . '</body></html>';
	}

	/**
	 * @param array{columns: list<ExportColumn>, rows: list<list<string>>, total: int} $table
	 */
	private static function rows( array $table ): string {
		$html = '';
		foreach ( $table['rows'] as $row ) {
			$html .= '<tr>';
			foreach ( $table['columns'] as $at => $column ) {
				$html .= 0 === $at ? self::head( $row[ $at ], 'row', false ) : self::cell( $row[ $at ], null !== $column->kind );
			}
			$html .= '</tr>';
		}
		return $html;
	}

	private static function table( string $caption, string $head, string $rows ): string {
		return '<table style="border-collapse:collapse;margin:0 0 24px;font-size:14px"><caption style="text-align:start;font-weight:600;padding:0 0 8px">'
			. esc_html( $caption ) . "</caption>$head<tbody>$rows</tbody></table>";
	}

	private static function head( string $text, string $scope, bool $is_figure ): string {
		$weight = 'row' === $scope ? 'font-weight:400;' : '';
		return "<th scope=\"$scope\" style=\"" . self::CELL . $weight . 'text-align:' . ( $is_figure ? 'end' : 'start' ) . '">' . esc_html( $text ) . '</th>';
	}

	private static function cell( string $text, bool $is_figure ): string {
		return '<td style="' . self::CELL . ( $is_figure ? 'text-align:end;white-space:nowrap' : 'text-align:start' ) . '">' . esc_html( $text ) . '</td>';
	}

	private static function count( int $shown, int $total ): string {
		if ( 0 === $total ) {
			return __( 'The report has no rows.', 'storewright' );
		}
		return $shown === $total
			/* translators: %s: a number. */
			? sprintf( _n( '%s row.', '%s rows.', $total, 'storewright' ), number_format_i18n( $total ) )
			/* translators: 1: a number. 2: a greater number. */
			: sprintf( __( 'The first %1$s of %2$s rows.', 'storewright' ), number_format_i18n( $shown ), number_format_i18n( $total ) );
	}

	private static function reason(): string {
		/* translators: %s: address of the site. */
		return sprintf( __( 'You receive this email because this report is sent to you by %s.', 'storewright' ), home_url() );
	}
}
