<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Closure;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use WP_Error;
use WP_REST_Request;

/**
 * The reports that can be exported, by name.
 */
final class ExportSources {

	public function __construct( private readonly Context $context ) {}

	/**
	 * A report.
	 *
	 * @param string $type Its name, such as `orders`.
	 * @throws NotFound If there is none, or it has no table.
	 */
	public function get( string $type ): ExportSource {
		if ( 'revenue' === $type ) {
			return new RevenueSource( $this->context );
		}
		$catalog  = new Catalog( $this->context->log );
		$report   = current( array_filter( $catalog->lists(), static fn( ListReport $one ) => $one->name() === $type ) );
		$declared = $this->declared( $type ) ?? self::of_orders( $catalog, $type );
		if ( false === $report || null === $declared ) {
			throw new NotFound( 'storewright_report_unknown', __( 'There is no report with this name.', 'storewright' ) );
		}
		return new ListSource( $this->context, $report, ...$declared );
	}

	/**
	 * The request that a report's arguments make, as its route would take it.
	 *
	 * @param ExportSource $source
	 * @param array<mixed> $args   Page and its size are left out: all rows are exported.
	 * @throws InvalidInput If the route would refuse one of them.
	 */
	public static function request( ExportSource $source, array $args ): WP_REST_Request {
		foreach ( array_keys( array_diff_key( $args, $source->arguments() ) ) as $name ) {
			/* translators: %s: name of an argument. */
			$reason = sprintf( __( 'This report has no argument %s.', 'storewright' ), sanitize_text_field( (string) $name ) );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'report_args' => $reason ] );
		}
		return self::checked( $source->arguments(), $args );
	}

	/**
	 * The request that those of the arguments make which a route knows.
	 *
	 * @param array<string, array<string, mixed>> $arguments Of the route.
	 * @param array<mixed>                        $args      Page and its size are left out.
	 * @throws InvalidInput If the route would refuse one of them.
	 */
	public static function checked( array $arguments, array $args ): WP_REST_Request {
		$known   = array_diff_key( $arguments, array_flip( [ 'page', 'per_page', 'offset', 'context' ] ) );
		$request = new WP_REST_Request( 'GET' );
		$request->set_query_params( array_intersect_key( $args, $known ) );
		$request->set_default_params(
			array_column( array_filter( array_map( self::preset( ... ), array_keys( $known ), $known ) ), 1, 0 )
		);
		$request->set_attributes( [ 'args' => $known ] );
		foreach ( [ $request->has_valid_params(), $request->sanitize_params() ] as $result ) {
			if ( $result instanceof WP_Error ) {
				throw new InvalidInput( 'rest_invalid_param', $result->get_error_message(), self::reasons( $result ) );
			}
		}
		return $request;
	}

	/**
	 * @param string               $name
	 * @param array<string, mixed> $argument
	 * @return array{string, mixed}|null Name and default.
	 */
	private static function preset( string $name, array $argument ): ?array {
		return isset( $argument['default'] ) ? [ $name, $argument['default'] ] : null;
	}

	/**
	 * @return array<string, string>
	 */
	private static function reasons( WP_Error $error ): array {
		$data   = $error->get_error_data();
		$params = is_array( $data ) && is_array( $data['params'] ?? null ) ? $data['params'] : [];
		$texts  = [];
		foreach ( array_filter( $params, 'is_string' ) as $name => $reason ) {
			$texts[ (string) $name ] = $reason;
		}
		return $texts;
	}

	/**
	 * @return array{string, Closure(): array<string, ExportColumn>}|null Title and columns of a report of orders by something.
	 */
	private static function of_orders( Catalog $catalog, string $type ): ?array {
		foreach ( $catalog->with_inner() as $report ) {
			if ( $report->name() === $type ) {
				return [ $report->title(), static fn() => SalesColumns::of_orders( $report->label() ) ];
			}
		}
		return null;
	}

	/**
	 * @return array{string, Closure(): array<string, ExportColumn>}|null Title and columns of a report with rows.
	 */
	private function declared( string $type ): ?array {
		return match ( $type ) {
			'orders'     => [
				__( 'Orders', 'storewright' ),
				fn() => SalesColumns::orders(
					$this->context->shop()->orders()->status_names(),
					$this->context->shop()->settings()->currency_format()->code
				),
			],
			'products'   => [ __( 'Products', 'storewright' ), GoodsColumns::products( ... ) ],
			'variations' => [ __( 'Variations', 'storewright' ), GoodsColumns::variations( ... ) ],
			'categories' => [ __( 'Categories', 'storewright' ), GoodsColumns::categories( ... ) ],
			'stock'      => [ __( 'Stock', 'storewright' ), GoodsColumns::stock( ... ) ],
			'downloads'  => [ __( 'Downloads', 'storewright' ), GoodsColumns::downloads( ... ) ],
			'coupons'    => [ __( 'Coupons', 'storewright' ), PeopleColumns::coupons( ... ) ],
			'taxes'      => [ __( 'Taxes', 'storewright' ), PeopleColumns::taxes( ... ) ],
			'customers'  => [ __( 'Customers', 'storewright' ), PeopleColumns::customers( ... ) ],
			default      => null,
		};
	}
}
