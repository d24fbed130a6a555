<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\ItemMeasures;
use Storewright\Admin\Analytics\Declaration\ItemSegments;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Declaration\VariationFilters;

/**
 * Figures of variations that were sold.
 */
final class VariationsStats implements StatsReport, HasMonthFigures {

	public function name(): string {
		return 'variations';
	}

	public function date( DateType $type ): string {
		return ItemMeasures::DATE;
	}

	public function parts(): array {
		return [ '' => new Part( VariationFilters::FROM, is_in_order: true ) ];
	}

	public function month_sums(): MonthSums {
		return new MonthSums( 'all_variations', VariationFilters::FROM, 'p', ProductsStats::IDS, '' );
	}

	public function month_kinds(): array {
		return [ 'variation_id' => [ 'variation' ] ];
	}

	public function measures(): array {
		return [ ...ItemMeasures::all(), ItemMeasures::variations() ];
	}

	public function filters(): array {
		return VariationFilters::all();
	}

	public function segments(): array {
		return ItemSegments::all( [ 'variation_id' => ItemMeasures::variations() ] );
	}

	public function orderby(): array {
		return ( new ProductsStats() )->orderby();
	}

	public function arguments(): array {
		return [ 'match', 'fields' ];
	}
}
