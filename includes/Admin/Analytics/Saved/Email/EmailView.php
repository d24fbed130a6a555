<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Columns\HiddenColumns;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Admin\Analytics\Export\ExportColumn;
use Storewright\Admin\Analytics\Export\ExportSource;
use Storewright\Admin\Analytics\Export\ExportSources;
use Storewright\Admin\Analytics\Export\SalesColumns;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Admin\Analytics\Saved\SavedReport;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;

/**
 * What a saved view asks the reports for: the counterpart of client/analytics/reports/query.ts.
 */
final class EmailView {

	/**
	 * How the screens sort where the address says nothing.
	 */
	private const SORTS = [
		'revenue'    => 'date',
		'orders'     => 'date',
		'products'   => 'items_sold',
		'variations' => 'items_sold',
		'categories' => 'items_sold',
		'stock'      => 'stock_status',
		'coupons'    => 'orders_count',
		'taxes'      => 'total_tax',
		'customers'  => 'date_last_active',
		'downloads'  => 'date',
	];

	/**
	 * @param string       $type    The report that has the rows.
	 * @param string       $figures The report that has the figures.
	 * @param string       $title
	 * @param ExportSource $source
	 * @param Period|null  $period  Null where the report is of how things are now.
	 * @param array<mixed> $args    What the reports are asked by.
	 * @param string       $slug    The report that the screen is of.
	 * @param EmailComparison|null $compared What the period is compared with.
	 */
	private function __construct(
		public readonly string $type,
		public readonly string $figures,
		public readonly string $title,
		public readonly ExportSource $source,
		public readonly ?Period $period,
		public readonly array $args,
		private readonly string $slug,
		public readonly ?EmailComparison $compared
	) {}

	/**
	 * Whether a report of that path can be sent: it has rows of its own.
	 */
	public static function is_possible( Context $context, string $path ): bool {
		try {
			( new ExportSources( $context ) )->get( self::slug( $path ) );
			return true;
		} catch ( NotFound ) {
			return false;
		}
	}

	/**
	 * What a saved report asks for in an email that is due at a time.
	 *
	 * @throws NotFound If there is no such report any more.
	 */
	public static function of( Context $context, SavedReport $report, DateTimeImmutable $due ): self {
		$slug    = self::slug( $report->path );
		$sources = new ExportSources( $context );
		$query   = $report->parameters();

		[ $type, $figures ] = self::shown( $context, $slug, $query );

		$source = $sources->get( $type );
		$choice = EmailPeriod::choice( $query );
		$period = in_array( $type, [ 'stock', 'customers' ], true ) ? null : EmailPeriod::of( $choice, $due );
		$args   = EmailFilters::of( $slug, $query ) + self::value( $context, $slug, $type, $query ) + self::sort( $source, $type, $query );
		if ( null !== $period ) {
			$args += [
				'after'    => $period->from->format( 'Y-m-d\TH:i:s' ),
				'before'   => $period->to->format( 'Y-m-d\TH:i:s' ),
				'interval' => EmailPeriod::interval( $period, $query['interval'] ?? null )->value,
			];
		}
		if ( 'customers' === $type && isset( $args['search'] ) ) {
			$args['searchby'] = 'all';
		}
		$more     = isset( $source->arguments()['extended_info'] ) ? [ 'extended_info' => true ] : [];
		$compared = null === $period ? null : EmailComparison::of( $choice, $period );
		return new self( $type, $figures, $sources->get( $slug )->title(), $source, $period, $args + $more, $slug, $compared );
	}

	/**
	 * The columns that a user sees on the report's screen.
	 *
	 * @return list<ExportColumn>
	 */
	public function columns( int $user ): array {
		// Amounts have their currency beside them.
		return ExportColumn::shown( $this->source->columns(), [ SalesColumns::CURRENCY, ...HiddenColumns::of( $user, $this->slug ) ] );
	}

	private static function slug( string $path ): string {
		return '/customers' === $path ? 'customers' : substr( $path, strlen( '/analytics/' ) );
	}

	/**
	 * The reports that the screen shows in place of one of which the address names one item.
	 *
	 * @param Context      $context
	 * @param string       $slug
	 * @param array<mixed> $query
	 * @return array{string, string} That with the rows, and that with the figures.
	 */
	private static function shown( Context $context, string $slug, array $query ): array {
		$item = EmailFilters::single( $slug, $query );
		if ( 'products' === $slug && null !== $item ) {
			$variations = get_posts(
				[
					'post_type'   => 'product_variation',
					'post_parent' => $item,
					'post_status' => [ 'publish', 'private' ],
					'fields'      => 'ids',
					'numberposts' => 1,
				]
			);
			return [] === $variations ? [ $slug, $slug ] : [ 'variations', $slug ];
		}
		if ( 'categories' === $slug ) {
			return [ null === $item ? $slug : 'products', 'products' ];
		}
		foreach ( ( new Catalog( $context->log ) )->orders_by() as $report ) {
			$value = $query[ $report->of()->name ] ?? '';
			$inner = $report->name() === $slug && '' !== $value ? $report->inner() : null;
			if ( $inner instanceof OrdersBy && self::takes( $inner, $report->of()->name, $value ) ) {
				return [ $inner->name(), $inner->name() ];
			}
		}
		return [ $slug, $slug ];
	}

	/**
	 * The value that leads to another report of orders by something: it narrows that one, and none with a row for each value.
	 *
	 * @param Context      $context
	 * @param string       $slug
	 * @param string       $type
	 * @param array<mixed> $query
	 * @return array<mixed>
	 */
	private static function value( Context $context, string $slug, string $type, array $query ): array {
		$args = [];
		foreach ( ( new Catalog( $context->log ) )->orders_by() as $report ) {
			$args += $report->name() === $slug && $type !== $slug ? array_intersect_key( $query, [ $report->of()->name => true ] ) : [];
		}
		return $args;
	}

	/**
	 * Whether a report can be narrowed to a value.
	 */
	private static function takes( OrdersBy $report, string $name, mixed $value ): bool {
		foreach ( $report->own_filters() as $filter ) {
			if ( $name === $filter->name ) {
				return true === rest_validate_value_from_schema( $value, $filter->schema, $name );
			}
		}
		return true;
	}

	/**
	 * @param ExportSource $source
	 * @param string       $type
	 * @param array<mixed> $query
	 * @return array<string, string>
	 */
	private static function sort( ExportSource $source, string $type, array $query ): array {
		$choices = $source->arguments()['orderby']['enum'] ?? [];
		$asked   = $query['orderby'] ?? '';
		return is_array( $choices ) && in_array( $asked, $choices, true ) && is_string( $asked )
			? [
				'orderby' => $asked,
				'order'   => 'asc' === ( $query['order'] ?? '' ) ? 'asc' : 'desc',
			]
			: [
				'orderby' => self::SORTS[ $type ] ?? 'net_revenue',
				'order'   => 'desc',
			];
	}
}
