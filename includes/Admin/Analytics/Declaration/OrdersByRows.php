<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Kernel\Context;
use Storewright\Rest\Field;

/**
 * The rows of a report of orders by something: one for each value.
 */
final class OrdersByRows implements AddsFields {

	public function __construct( private readonly OrdersBy $report ) {}

	public function name(): string {
		return $this->report->name();
	}

	public function from(): string {
		return '{stats} s';
	}

	public function date( DateType $type ): string {
		return $type->column();
	}

	public function columns(): array {
		return [ $this->report->of() ];
	}

	public function measures(): array {
		return OrderMeasures::of_orders();
	}

	public function filters(): array {
		return $this->report->filters();
	}

	public function orderby(): array {
		return Sort::by_each( 'net_revenue', ...OrdersByFigures::names( $this->measures() ), ...[ $this->report->of()->name ] );
	}

	public function arguments(): array {
		return [ 'match', 'date_type' ];
	}

	public function added_fields(): array {
		return [ 'name' => Field::text( $this->report->label(), readonly: true ) ];
	}

	public function added( Context $context, array $rows ): array {
		$name   = $this->report->of()->name;
		$values = array_map( static fn( array $row ) => (string) $row[ $name ], $rows );
		$names  = [] === $values ? [] : $this->report->names( $context, $values );
		return array_map( static fn( string $value ) => [ 'name' => $names[ $value ] ?? $value ], $values );
	}

	/**
	 * There is no more to know.
	 */
	public function extended( Context $context, array $rows ): ?array {
		return null;
	}
}
