<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * The figures by time of a report of orders by something: of all values together, or of those that a request names.
 */
final class OrdersByFigures implements StatsReport {

	public function __construct( private readonly OrdersBy $report ) {}

	public function name(): string {
		return $this->report->name();
	}

	public function date( DateType $type ): string {
		return $type->column();
	}

	public function parts(): array {
		return [ '' => new Part( '{stats} s' ) ];
	}

	public function measures(): array {
		return OrderMeasures::of_orders();
	}

	public function filters(): array {
		return $this->report->filters();
	}

	public function segments(): array {
		return [];
	}

	public function orderby(): array {
		$names = self::names( $this->measures() );
		return [ 'date' => '' ] + array_combine( $names, $names );
	}

	public function arguments(): array {
		return [ 'match', 'date_type', 'fields' ];
	}

	/**
	 * Names of the figures that are answered.
	 *
	 * @param list<Measure> $measures
	 * @return list<string>
	 */
	public static function names( array $measures ): array {
		$answered = array_filter( $measures, static fn( Measure $one ) => '' !== $one->description );
		return array_values( array_map( static fn( Measure $one ) => $one->name, $answered ) );
	}
}
