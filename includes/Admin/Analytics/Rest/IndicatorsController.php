<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\Indicator;
use Storewright\Admin\Analytics\Query\StatsAnswer;
use Storewright\Admin\Analytics\Reports\Indicators;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Namespaces;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/performance-indicators`: figures of several reports at once, and which ones there are.
 */
final class IndicatorsController extends Controller {

	private const PATH = '/reports/performance-indicators';

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = ltrim( self::PATH, '/' );
	}

	public function register_routes(): void {
		$stats = Indicators::stats();
		$args  = Collection::context() + [
			'stats' => [
				'description' => __( 'Figures to answer.', 'storewright' ),
				'type'        => 'array',
				'items'       => [
					'type' => 'string',
					'enum' => $stats,
				],
				'default'     => $stats,
			],
		] + array_intersect_key(
			ReportArguments::of( [ 'date' ], 'date', [], [] ),
			[
				'after'  => true,
				'before' => true,
			]
		);
		$may   = Permission::view( Capabilities::VIEW_REPORTS );
		$this->route( self::PATH, Endpoint::read( $this->figures( ... ), $may, $args ) );
		$this->route( self::PATH . '/allowed', Endpoint::read( $this->allowed( ... ), $may, $args ) );
	}

	protected function schema(): string {
		return IndicatorSchema::class;
	}

	private function figures( WP_REST_Request $request ): WP_REST_Response {
		$values = [];
		$items  = [];
		$wanted = self::wanted( $request );
		foreach ( $wanted as $indicator ) {
			$of_report = array_filter( $wanted, static fn( Indicator $one ) => $one->report->name() === $indicator->report->name() );
			// The figures of a report are added up at once.
			$values[ $indicator->report->name() ] ??= ( new StatsAnswer( $this->context ) )->totals(
				$indicator->report,
				ReportArguments::period( $request, $this->context->clock ),
				ReportArguments::date_type( $request ),
				ReportArguments::condition( $request, $indicator->report, [] ),
				array_map( static fn( Indicator $one ) => $one->figure, array_values( $of_report ) )
			);
			$items[]                                = $this->respond(
				self::described( $indicator ) + [
					'format' => $indicator->format(),
					'value'  => $values[ $indicator->report->name() ][ $indicator->figure ],
				],
				$request,
				$this->links( $indicator )
			);
		}
		return $this->respond_whole( $items );
	}

	private function allowed( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole(
			array_map(
				fn( Indicator $one ) => $this->respond( self::described( $one ), $request, $this->links( $one ) ),
				self::wanted( $request )
			)
		);
	}

	/**
	 * @return list<Indicator>
	 */
	private static function wanted( WP_REST_Request $request ): array {
		$stats = ( new Params( $request ) )->array( 'stats' ) ?? [];
		return array_values( array_filter( Indicators::all(), static fn( Indicator $one ) => in_array( $one->stat(), $stats, true ) ) );
	}

	/**
	 * @return array<string, string>
	 */
	private static function described( Indicator $indicator ): array {
		return [
			'stat'  => $indicator->stat(),
			'chart' => $indicator->figure,
			'label' => $indicator->label,
		];
	}

	/**
	 * Where the figure comes from, and the report's screen.
	 *
	 * @return array<string, list<array<string, string>>>
	 */
	private function links( Indicator $indicator ): array {
		$path = Namespaces::path( "/wc-analytics/reports/{$indicator->report->name()}/stats", $this->context->mode );
		return [
			'api'    => [ [ 'href' => rest_url( $path ) ] ],
			'report' => [ [ 'href' => "/analytics/{$indicator->report->name()}?chart={$indicator->figure}" ] ],
		];
	}
}
