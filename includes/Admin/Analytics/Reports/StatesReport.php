<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Context;

/**
 * Orders by the state that they are billed to: of all countries, or of one.
 */
final class StatesReport extends OrdersBy {

	public function name(): string {
		return 'locations/states';
	}

	public function title(): string {
		return __( 'States', 'storewright' );
	}

	public function description(): string {
		return __( 'Orders by state of the billing address.', 'storewright' );
	}

	public function label(): string {
		return __( 'State', 'storewright' );
	}

	public function of(): Column {
		return new Column( 'state', 'string', 's.storewright_state', __( 'Codes of country and state, such as US:CA.', 'storewright' ) );
	}

	/**
	 * Names of states, of those that have a code; what customers typed is its own name.
	 */
	public function names( Context $context, array $values ): array {
		$names = [];
		foreach ( $values as $value ) {
			[ $country, $state ] = [ ...explode( ':', $value, 2 ), '' ];
			$name                = $context->shop()->countries()->states( $country )[ $state ] ?? $state;
			$names[ $value ]     = '' === $name ? __( 'Without state', 'storewright' ) : $name;
		}
		return $names;
	}

	public function own_filters(): array {
		return [
			Filter::of(
				'country',
				[
					'description' => __( 'Limit results to states of this country: its code.', 'storewright' ),
					'type'        => 'string',
					'pattern'     => '^[A-Za-z]{2}$',
				],
				static fn( mixed $value ): ?Condition => is_string( $value )
					? new Condition( 's.storewright_state LIKE %s', strtoupper( $value ) . ':%' )
					: null
			),
		];
	}
}
