<?php
/**
 * Plugin Name: Hello report
 * Description: Adds a report to Storewright's analytics: orders of new and of returning customers. See docs/add-a-report.md.
 *
 * @package HelloReport
 */

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Kernel\Context;

add_filter(
	'storewright_reports',
	fn( $reports ) => [
		...$reports,
		new class() extends OrdersBy {

			public function name(): string {
				return 'customer-types';
			}

			public function title(): string {
				return 'New and returning';
			}

			public function description(): string {
				return 'Orders of new and of returning customers.';
			}

			public function label(): string {
				return 'Customers';
			}

			public function of(): Column {
				return new Column( 'customer_type', 'string', 's.returning_customer', 'Whether customers had bought before.' );
			}

			public function names( Context $context, array $values ): array {
				return [ 'New customers', 'Returning customers' ];
			}
		},
	]
);
