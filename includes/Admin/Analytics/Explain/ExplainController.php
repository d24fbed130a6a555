<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\OfOrderIds;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Rest\ListRequest;
use Storewright\Admin\Analytics\Rest\ReportArguments;
use Storewright\Admin\Analytics\Rest\StatsRequests;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/{name}/explain`: the orders and refunds that a figure of the report is made of, a page at a time. It takes what
 * the report takes, `measure`, and `row` for a figure of one of the rows.
 */
final class ExplainController extends Controller {

	/**
	 * Arguments of reports that change how figures are laid out, not which ones they are.
	 */
	private const LAYOUT = [ 'interval', 'segmentby', 'orderby', 'order', 'fields', 'extended_info', 'force_cache_refresh', 'offset' ];

	/**
	 * @param Context          $context
	 * @param string           $name    Of the report.
	 * @param StatsReport|null $figures Its figures; null where it has rows alone.
	 * @param ListReport|null  $rows    Its rows; null where it has figures alone.
	 */
	public function __construct(
		Context $context,
		private readonly string $name,
		private readonly ?StatsReport $figures,
		private readonly ?ListReport $rows
	) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = "reports/$name/explain";
	}

	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read( $this->explain( ... ), Permission::view( Capabilities::VIEW_REPORTS ), $this->arguments() )
		);
	}

	protected function schema(): string {
		return ExplanationSchema::class;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function arguments(): array {
		$args    = ( null === $this->figures ? [] : StatsRequests::arguments( $this->figures ) )
			+ ( null === $this->rows ? [] : ListRequest::arguments( $this->context, $this->rows ) );
		$columns = array_column(
			array_map(
				static fn( Column $column ) => [
					'name'   => $column->name,
					'schema' => [
						'type'        => 'integer' === $column->type ? 'integer' : 'string',
						'description' => $column->description,
					],
				],
				$this->key()
			),
			'schema',
			'name'
		);
		return array_diff_key( $args, array_flip( self::LAYOUT ) ) + [
			'measure' => Field::choice( __( 'The figure to explain.', 'storewright' ), $this->names(), required: true ),
		] + ( [] === $columns ? [] : [
			'row' => Field::object(
				__( 'The row whose figure it is, by columns that tell it from others.', 'storewright' ),
				$columns,
				additionalProperties: false,
				minProperties: 1
			),
		] );
	}

	/**
	 * The columns that tell a row from others: ids, where it has any. What else is known of a row may come from a table that has lost it.
	 *
	 * @return list<Column>
	 */
	private function key(): array {
		$columns = $this->rows?->columns() ?? [];
		$ids     = array_values( array_filter( $columns, static fn( Column $one ) => str_ends_with( $one->name, '_id' ) ) );
		return [] === $ids ? $columns : $ids;
	}

	/**
	 * Names of the figures that are answered.
	 *
	 * @return list<string>
	 */
	private function names(): array {
		$measures = [ ...( $this->figures?->measures() ?? [] ), ...( $this->rows?->measures() ?? [] ) ];
		$answered = array_filter( $measures, static fn( Measure $one ) => '' !== $one->description );
		return array_values( array_unique( array_map( static fn( Measure $one ) => $one->name, $answered ) ) );
	}

	private function explain( WP_REST_Request $request ): WP_REST_Response {
		$row    = $request->get_param( 'row' );
		$row    = is_array( $row ) ? $row : [];
		$report = [] === $row ? $this->figures : $this->rows;
		if ( null === $report ) {
			$reason = __( 'This report has figures of rows alone: row is missing.', 'storewright' );
			throw new InvalidInput( 'rest_missing_callback_param', $reason, [ 'row' => $reason ] );
		}
		$figure = ExplainedFigure::of( $report->measures(), $this->measure( $request, $report ) );
		$counts = $report->date( ReportArguments::date_type( $request ) );
		$rows   = Condition::all(
			ReportArguments::condition( $request, $report, $report->filters() ),
			...( $report instanceof OfRows ? [ $report->of_row( $row, $this->context->clock ) ] : $this->of_row( $row ) )
		);
		$shares = new OrderShares(
			$this->context,
			$report instanceof StatsReport ? $report->parts() : [ '' => new Part( $report->from() ) ],
			Condition::all( $this->time( $request, $report, $counts ), $rows ),
			$counts,
			$report instanceof OfOrderIds ? $report : null,
			$this->kept( $request, $report, $counts, $rows )
		);
		$paging = Paging::of( $request );
		$sum    = $shares->sum( $figure );
		$answer = $this->answer( $figure, $shares, $sum['sum'] ) + [
			'orders' => array_map(
				static fn( array $share ) => [
					'date'  => str_replace( ' ', 'T', $share['date'] ),
					'value' => self::text( $share['value'] ),
				] + $share,
				$shares->page( $figure, $sum['count'], $paging->limit, $paging->offset )
			),
		];
		$page   = $this->respond_page( [], $sum['count'], $request );
		$page->set_data( $this->respond( $answer, $request )->get_data() );
		return $page;
	}

	/**
	 * @throws InvalidInput If the figures, or the rows, lack it.
	 */
	private function measure( WP_REST_Request $request, StatsReport|ListReport $report ): Measure {
		$name    = ( new Params( $request ) )->string( 'measure' ) ?? '';
		$measure = ExplainedFigure::named( $report->measures(), $name );
		if ( null === $measure ) {
			$reason = sprintf(
				/* translators: %s: name of a figure. */
				__( '“%s” is no figure of this report’s rows.', 'storewright' ),
				$name
			);
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'measure' => $reason ] );
		}
		return $measure;
	}

	/**
	 * When something counts: figures of customers and cohorts do at any time, unless the request names one.
	 */
	private function time( WP_REST_Request $request, StatsReport|ListReport $report, string $column ): Condition {
		if ( ! $report instanceof OfRows ) {
			return ReportArguments::period( $request, $this->context->clock )->condition( $column );
		}
		$names_time = null !== $request->get_param( 'after' ) || null !== $request->get_param( 'before' );
		return ! $names_time || ! $report->goes_by_time()
			? Condition::all()
			: ReportArguments::period( $request, $this->context->clock, '@0' )->condition( $column );
	}

	/**
	 * The sums that are kept of what counts on the days of its orders; null where nothing is.
	 */
	private function kept( WP_REST_Request $request, StatsReport|ListReport $report, string $column, Condition $condition ): ?ShareSums {
		// What was sold goes by the day on which its order was made.
		$type = $report instanceof HasMonthFigures ? DateType::Created : ReportArguments::date_type( $request );
		if ( ! $report instanceof StatsReport || ( ! $report instanceof HasMonthFigures && $type->column() !== $column ) ) {
			return null;
		}
		$period = ReportArguments::period( $request, $this->context->clock );
		return new ShareSums( $this->context, $period, $type, $column, $condition );
	}

	/**
	 * @param array<mixed> $row Values by name of a column.
	 * @return list<Condition>
	 */
	private function of_row( array $row ): array {
		$conditions = [];
		foreach ( $this->key() as $column ) {
			$value = $row[ $column->name ] ?? null;
			if ( is_int( $value ) || is_string( $value ) ) {
				$conditions[] = Condition::in( $column->sql, [ $value ] );
			}
		}
		return $conditions;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function answer( ExplainedFigure $figure, OrderShares $shares, BigDecimal $sum ): array {
		$divisor = 'mean' === $figure->how() ? $shares->divisor( $figure ) : null;
		$value   = match ( true ) {
			'different' === $figure->how()                        => $shares->total( $figure->measure ),
			null === $divisor, null === $figure->measure->derive => $sum,
			default                                              => $figure->measure->derive->of(
				array_combine( $figure->measure->derive->needs(), [ $sum, $divisor ] )
			),
		};
		return [
			'measure'    => $figure->measure->name,
			'is_money'   => $figure->is_money(),
			'how'        => $figure->how(),
			'value'      => self::text( $value ),
			'sum'        => self::text( $sum ),
			'divided_by' => null === $divisor ? null : $divisor->toInt(),
		];
	}

	/**
	 * A decimal without needless zeros.
	 */
	private static function text( BigDecimal $value ): string {
		return (string) $value->stripTrailingZeros()->toScale( max( 0, $value->stripTrailingZeros()->getScale() ) );
	}
}
