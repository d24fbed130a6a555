<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Kernel\Context;

/**
 * Orders by the country that they are billed to. A refund counts for that of its order.
 */
final class LocationsReport extends OrdersBy {

	public function name(): string {
		return 'locations';
	}

	public function title(): string {
		return __( 'Locations', 'storewright' );
	}

	public function description(): string {
		return __( 'Orders by billing country.', 'storewright' );
	}

	public function label(): string {
		return __( 'Country', 'storewright' );
	}

	public function of(): Column {
		return new Column( 'country', 'string', 's.storewright_country', __( 'Code of the billing country.', 'storewright' ) );
	}

	public function names( Context $context, array $values ): array {
		$countries = $context->shop()->countries();
		return [ '' => __( 'Unknown country', 'storewright' ) ] + array_combine( $values, array_map( $countries->name( ... ), $values ) );
	}

	public function inner(): OrdersBy {
		return new StatesReport();
	}
}
