<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Home;

use Storewright\Admin\Analytics\Performance\PerformanceChoice;
use Storewright\Admin\Analytics\Performance\PerformanceFigure;
use Storewright\Admin\Analytics\Performance\PerformancePeriod;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Feature;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\HomePanel;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * The store performance before any script runs: `client/analytics/home/performance.tsx`. Choosing needs a script; its room is kept.
 */
final class PerformancePanel implements HomePanel {

	/**
	 * The request that Home starts with.
	 *
	 * @param PerformanceChoice $choice
	 */
	public static function path( PerformanceChoice $choice ): string {
		return "/wc-admin/home/performance?period={$choice->period->value}";
	}

	/**
	 * After what waits.
	 */
	public function position(): int {
		return 30;
	}

	/**
	 * It is the shop's state.
	 */
	public function is_aside(): bool {
		return false;
	}

	/**
	 * Its own stylesheet.
	 */
	public function chunks(): array {
		return [ 'home-performance' ];
	}

	/**
	 * Prints the figures that the user has chosen, once the store is set up.
	 *
	 * @param HomeFacts $facts
	 */
	public function print( HomeFacts $facts ): void {
		if ( $facts->is_setup_open() || ! current_user_can( Capabilities::VIEW_REPORTS ) ) {
			return;
		}
		$choice      = PerformanceChoice::of( get_current_user_id() );
		$performance = Record::of( $facts->answer( self::path( $choice ) ) );
		if ( null === $performance ) {
			return;
		}
		$title   = __( 'Store performance', 'storewright' );
		$figures = array_filter( $performance->records( 'figures' ), static fn( Record $figure ): bool => $choice->shows( $figure->text( 'stat' ) ) );
		printf(
			'<section class="%s" aria-label="%s"><header class="%s"><h2 class="%s">%s</h2><div class="%s storewright-rooms">',
			esc_attr( Html::classes( 'ui-card', 'card' ) ),
			esc_attr( $title ),
			esc_attr( self::of( 'header' ) ),
			esc_attr( self::of( 'title' ) ),
			esc_html( $title ),
			esc_attr( self::of( 'periods' ) )
		);
		foreach ( self::periods() as $label ) {
			Html::print_room( $label, self::of( 'period' ) );
		}
		Html::print_room( '', 'has-icon' );
		echo '</div></header>';
		if ( ! $performance->is( 'is_complete' ) ) {
			$note = $performance->is( 'is_counting' )
				? __( 'Your orders are still being counted. The figures are here soon.', 'storewright' )
				: __( 'Some orders are not in the reports yet.', 'storewright' );
			printf( '<p class="%s">%s</p>', esc_attr( self::of( 'note' ) ), esc_html( $note ) );
		} elseif ( [] === $figures ) {
			printf( '<p class="%s">%s</p>', esc_attr( self::of( 'note' ) ), esc_html__( 'Choose the figures that you want to see.', 'storewright' ) );
		} else {
			$this->print_figures( $figures, $performance, $facts );
		}
		echo '</section>';
	}

	/**
	 * @param array<Record> $figures
	 * @param Record        $performance
	 * @param HomeFacts     $facts
	 */
	private function print_figures( array $figures, Record $performance, HomeFacts $facts ): void {
		$period = PerformancePeriod::tryFrom( $performance->text( 'period' ) ) ?? PerformancePeriod::Week;
		printf( '<ul class="%s">', esc_attr( self::of( 'figures' ) ) );
		foreach ( $figures as $figure ) {
			$body = sprintf(
				'<span class="%s">%s</span><span class="%s">%s</span><span class="%s">%s</span><span class="%s" aria-hidden="true"></span>',
				esc_attr( self::of( 'label' ) ),
				esc_html( $figure->text( 'label' ) ),
				esc_attr( self::of( 'value' ) ),
				esc_html( self::value( $figure, $facts ) ),
				esc_attr( self::of( 'change' ) ),
				esc_html( self::change( $figure ) ),
				esc_attr( self::of( 'sparkline' ) )
			);
			printf(
				$facts->has_feature( Feature::Analytics ) ? '<li class="%1$s"><a class="%2$s" href="%3$s">%4$s</a></li>' : '<li class="%1$s"><div class="%2$s">%4$s</div></li>',
				esc_attr( self::of( 'figure' ) ),
				esc_attr( self::of( 'body' ) ),
				esc_url( $facts->url_to( self::report( $figure->text( 'stat' ), $period ) ) ),
				$body // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped piece by piece above.
			);
		}
		printf( '</ul><p class="%s">%s', esc_attr( self::of( 'note' ) ), esc_html( self::compared( $period ) ) );
		$others = $performance->number( 'other_orders' );
		if ( $others > 0 ) {
			/* translators: %s: number of orders. */
			$text = _n( '%s order in another currency is not included.', '%s orders in other currencies are not included.', $others, 'storewright' );
			echo ' ', esc_html( sprintf( $text, number_format_i18n( $others ) ) );
		}
		echo '</p>';
	}

	private static function value( Record $figure, HomeFacts $facts ): string {
		$value = is_numeric( $figure->text( 'value' ) ) ? $figure->text( 'value' ) : '0';
		return 'currency' === $figure->text( 'format' )
			? $facts->context->shop()->settings()->currency_format()->text( $value )
			: number_format_i18n( (float) $value );
	}

	/**
	 * How a figure has changed, in words: `changeText` of `client/analytics/home/figure.tsx`.
	 */
	private static function change( Record $figure ): string {
		if ( '' === $figure->text( 'change' ) ) {
			return __( 'None before', 'storewright' );
		}
		$change  = $figure->number( 'change' );
		$percent = number_format_i18n( abs( $change ) );
		if ( 0 === $change ) {
			return __( 'No change', 'storewright' );
		}
		return $change > 0
			/* translators: %s: whole number. */
			? sprintf( __( '%s%% more', 'storewright' ), $percent )
			/* translators: %s: whole number. */
			: sprintf( __( '%s%% less', 'storewright' ), $percent );
	}

	/**
	 * The address of the report that a figure is in: `reportQuery` of `client/analytics/home/figure.tsx`.
	 *
	 * @return array<string, string>
	 */
	private static function report( string $stat, PerformancePeriod $period ): array {
		[ $report, $chart ] = explode( '/', $stat, 2 ) + [ '', '' ];
		return [
			'path'    => "/analytics/$report",
			'chart'   => $chart,
			'period'  => $period->value,
			'compare' => 'previous_period',
		];
	}

	/**
	 * @return array<string, string> By period.
	 */
	private static function periods(): array {
		return [
			'today' => __( 'Today', 'storewright' ),
			'week'  => __( 'This week', 'storewright' ),
			'month' => __( 'This month', 'storewright' ),
		];
	}

	private static function compared( PerformancePeriod $period ): string {
		return match ( $period ) {
			PerformancePeriod::Today => __( 'Compared with yesterday until this hour.', 'storewright' ),
			PerformancePeriod::Week  => __( 'Compared with the same days of last week.', 'storewright' ),
			PerformancePeriod::Month => __( 'Compared with the same days of last month.', 'storewright' ),
		};
	}

	private static function of( string $name ): string {
		return Html::classes( 'home-performance', $name );
	}
}
