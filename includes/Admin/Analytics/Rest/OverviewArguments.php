<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\Indicator;
use Storewright\Admin\Analytics\Declaration\Leaderboard;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Reports\Indicators;
use Storewright\Admin\Analytics\Reports\Leaderboards;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Collection;
use Storewright\Rest\Params;
use WP_REST_Request;

/**
 * What a request for the overview may ask for, and does.
 */
final class OverviewArguments {

	/**
	 * Most steps of a chart: the days of ten years and more.
	 */
	private const MAX_STEPS = 4000;

	private const COMPARED = 'compare_';

	public readonly Interval $interval;

	public readonly Period $period;

	/**
	 * The time to compare with, null for none.
	 */
	public readonly ?Period $before;

	/**
	 * @param WP_REST_Request $request
	 * @param Clock           $clock
	 * @throws InvalidInput If times are none, the wrong way round, or of too many steps.
	 */
	public function __construct( private readonly WP_REST_Request $request, Clock $clock ) {
		$this->interval = Interval::from( $this->params()->string( 'interval' ) ?? Interval::Day->value );
		$this->period   = ReportArguments::period( $request, $clock );
		$this->check( $this->period, 'before' );
		$named = array_filter( [ $this->is_named( 'after' ), $this->is_named( 'before' ) ] );
		if ( 1 === count( $named ) ) {
			throw self::refused( self::COMPARED . 'after', __( 'compare_after and compare_before go together.', 'storewright' ) );
		}
		$this->before = [] === $named ? null : ReportArguments::period( $request, $clock, prefix: self::COMPARED );
		if ( null !== $this->before ) {
			$this->check( $this->before, self::COMPARED . 'before' );
		}
	}

	/**
	 * The arguments.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$stats    = Indicators::stats();
		$times    = array_intersect_key( ReportArguments::of( [ 'date' ], 'date', [], [] ), array_flip( [ 'after', 'before' ] ) );
		$compared = [
			'compare_after'  => [ 'description' => __( 'First second of the time to compare with.', 'storewright' ) ] + $times['after'],
			'compare_before' => [ 'description' => __( 'Last second of the time to compare with.', 'storewright' ) ] + $times['before'],
		];
		$rows     = Collection::pages()['per_page'];
		$interval = ReportArguments::optional( [ 'interval' ] )['interval'];
		return Collection::context() + $times + $compared + [
			'interval'     => [ 'default' => Interval::Day->value ] + $interval,
			'stats'        => self::choices( __( 'Figures to answer.', 'storewright' ), $stats ) + [ 'default' => $stats ],
			'charts'       => self::choices( __( 'Figures to answer by step.', 'storewright' ), $stats ) + [ 'default' => [] ],
			'leaderboards' => self::choices( __( 'Leaderboards to answer.', 'storewright' ), Leaderboards::IDS ) + [ 'default' => [] ],
			'per_page'     => [
				'description' => __( 'Most rows of a leaderboard.', 'storewright' ),
				'default'     => 5,
				'maximum'     => 20,
			] + $rows,
		];
	}

	/**
	 * The figures that are asked for.
	 *
	 * @param string $name `stats` or `charts`.
	 * @return list<Indicator>
	 */
	public function indicators( string $name ): array {
		$wanted = $this->params()->array( $name ) ?? [];
		return array_values( array_filter( Indicators::all(), static fn( Indicator $one ) => in_array( $one->stat(), $wanted, true ) ) );
	}

	/**
	 * The leaderboards that are asked for.
	 *
	 * @return list<Leaderboard>
	 */
	public function leaderboards(): array {
		$wanted = $this->params()->array( 'leaderboards' ) ?? [];
		return [] === $wanted ? [] : array_values(
			array_filter( Leaderboards::all(), static fn( Leaderboard $one ) => in_array( $one->report->name(), $wanted, true ) )
		);
	}

	/**
	 * Most rows of a leaderboard.
	 */
	public function rows(): int {
		return $this->params()->int( 'per_page' ) ?? 5;
	}

	private function params(): Params {
		return new Params( $this->request );
	}

	private function is_named( string $name ): bool {
		return ! in_array( $this->request->get_param( self::COMPARED . $name ), [ null, '' ], true );
	}

	/**
	 * @throws InvalidInput If the time ends before it starts, or has too many steps for charts.
	 */
	private function check( Period $period, string $name ): void {
		if ( $period->to < $period->from ) {
			throw self::refused( $name, __( 'The end of a time is not before its start.', 'storewright' ) );
		}
		if ( [] !== $this->indicators( 'charts' ) && count( $period->intervals( $this->interval ) ) > self::MAX_STEPS ) {
			throw self::refused(
				'interval',
				sprintf(
					/* translators: %d: a number, such as 4000. */
					__( 'Charts have up to %d steps: choose a longer interval or a shorter time.', 'storewright' ),
					self::MAX_STEPS
				)
			);
		}
	}

	private static function refused( string $name, string $reason ): InvalidInput {
		return new InvalidInput( 'rest_invalid_param', $reason, [ $name => $reason ] );
	}

	/**
	 * @param string       $description
	 * @param list<string> $choices
	 * @return array<string, mixed>
	 */
	private static function choices( string $description, array $choices ): array {
		return [
			'description' => $description,
			'type'        => 'array',
			'items'       => [
				'type' => 'string',
				'enum' => $choices,
			],
		];
	}
}
