<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\Derivation;
use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Clock;

/**
 * What a customer ordered: the figures of the rows of `CustomersReport`, as `CustomerOrders` adds them up.
 */
final class CustomerFigures extends OfRows {

	public function name(): string {
		return 'customers';
	}

	public function columns(): array {
		return [ new Column( 'id', 'integer', 's.customer_id', __( 'Id of the customer in reports.', 'storewright' ) ) ];
	}

	public function measures(): array {
		return [
			Measure::count(
				'orders_count',
				__( 'Number of orders.', 'storewright' ),
				'SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END )'
			),
			Measure::sum( 'total_spend', __( 'Totals of orders less refunds, tax and shipping included.', 'storewright' ), 's.total_sales' ),
			Measure::derived(
				'avg_order_value',
				Kind::Money,
				__( 'What an order came to on average.', 'storewright' ),
				Derivation::mean( 'total_spend', 'orders_count' )
			),
		];
	}

	public function goes_by_time(): bool {
		return true;
	}

	public function of_row( array $row, Clock $clock ): Condition {
		return Condition::in( 's.customer_id', is_int( $row['id'] ?? null ) ? [ $row['id'] ] : [] );
	}
}
