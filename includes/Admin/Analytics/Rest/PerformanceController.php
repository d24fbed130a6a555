<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Admin\Analytics\Performance\PerformanceFigure;
use Storewright\Admin\Analytics\Performance\PerformancePeriod;
use Storewright\Admin\Analytics\Performance\StorePerformance;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/home/performance`: how the store does today, this week or this month, against the period before.
 */
final class PerformanceController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'home/performance';
	}

	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->show( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				[
					'period' => [
						'description' => __( 'The time that the figures are about.', 'storewright' ),
						'type'        => 'string',
						'enum'        => PerformancePeriod::names(),
						'default'     => PerformancePeriod::Week->value,
					],
				]
			)
		);
	}

	protected function schema(): string {
		return PerformanceSchema::class;
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$period      = PerformancePeriod::from( ( new Params( $request ) )->string( 'period' ) ?? '' );
		$run         = new ReportRun( $this->context );
		$progress    = $run->progress();
		$is_complete = $run->is_complete();
		$first_day   = get_option( 'start_of_week', 1 );
		$performance = ! $is_complete ? null : ( new StorePerformance(
			$this->context,
			$period,
			$this->context->clock->now()->setTimezone( wp_timezone() ),
			is_numeric( $first_day ) ? (int) $first_day % 7 : 1
		) )->figures();
		return $this->respond(
			[
				'period'       => $period->value,
				'is_counting'  => $progress['running'] && ! $progress['clears'],
				'is_complete'  => $is_complete,
				'figures'      => array_map( $this->figure( ... ), $performance['figures'] ?? [] ),
				'other_orders' => $performance['other_orders'] ?? 0,
			],
			$request
		);
	}

	/**
	 * @param array{figure: PerformanceFigure, value: BigDecimal, before: BigDecimal, steps: list<BigDecimal>} $one
	 * @return array<string, mixed>
	 */
	private function figure( array $one ): array {
		[ 'figure' => $figure, 'value' => $value, 'before' => $before ] = $one;

		$decimals = Kind::Count === $figure->kind() ? 0 : $this->context->shop()->settings()->currency_format()->decimals;
		$text     = static fn( BigDecimal $amount ): string => Money::text( $amount, $decimals );
		return [
			'stat'   => $figure->value,
			'label'  => $figure->label(),
			'format' => Kind::Count === $figure->kind() ? 'number' : 'currency',
			'value'  => $text( $value ),
			'before' => $text( $before ),
			'change' => $before->isZero()
				? ( $value->isZero() ? 0 : null )
				: $value->minus( $before )->multipliedBy( 100 )->dividedBy( $before->abs(), 0, RoundingMode::HALF_UP )->toInt(),
			'steps'  => array_map( $text, $one['steps'] ),
		];
	}
}
