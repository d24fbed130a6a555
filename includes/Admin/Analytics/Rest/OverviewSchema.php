<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\Indicators;
use Storewright\Admin\Analytics\Reports\Leaderboards;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The overview's figures, charts and leaderboards, on the wire.
 */
final class OverviewSchema implements Schema {

	public static function title(): string {
		return 'analytics_overview';
	}

	public static function properties(): array {
		return [
			'intervals'        => Field::objects( __( 'The steps of the charts.', 'storewright' ), self::step(), readonly: true ),
			'intervals_before' => Field::objects(
				__( 'The steps of the charts in the compared time.', 'storewright' ),
				self::step(),
				readonly: true
			),
			'indicators'       => Field::objects(
				__( 'Figures in total.', 'storewright' ),
				self::figure() + [
					'value'  => Field::text( __( 'The figure, a decimal.', 'storewright' ) ),
					'before' => [ 'type' => [ 'string', 'null' ] ] + Field::text(
						__( 'The figure of the compared time, a decimal; null where nothing is compared.', 'storewright' )
					),
				],
				readonly: true
			),
			'charts'           => Field::objects(
				__( 'Figures by step.', 'storewright' ),
				self::figure() + [
					'points'        => self::points( __( 'The figure of each step, decimals.', 'storewright' ) ),
					'points_before' => self::points( __( 'The figure of each step of the compared time, decimals.', 'storewright' ) ),
				],
				readonly: true
			),
			'leaderboards'     => Field::objects( __( 'The best of some reports.', 'storewright' ), self::leaderboard(), readonly: true ),
			'currencies'       => Field::objects(
				__( 'What the orders of the time come to in each currency, where there is more than one: figures add them up as they stand.', 'storewright' ),
				[
					'currency' => Field::text( __( 'Code of the currency.', 'storewright' ) ),
					'orders'   => Field::integer( __( 'Number of orders.', 'storewright' ) ),
					'total'    => Field::text( __( 'Their totals less refunds, a decimal.', 'storewright' ) ),
					'net'      => Field::text( __( 'The same without taxes and shipping, a decimal.', 'storewright' ) ),
				],
				readonly: true
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function figure(): array {
		return [
			'stat'   => Field::choice( __( 'Report and figure.', 'storewright' ), Indicators::stats() ),
			'label'  => Field::text( __( 'Its name for people.', 'storewright' ) ),
			'format' => Field::choice( __( 'How it is shown.', 'storewright' ), [ 'number', 'currency' ] ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function step(): array {
		return [
			'interval'   => Field::text( __( 'Name of the interval, such as 2026-11.', 'storewright' ) ),
			'date_start' => Field::text( __( 'Its first second, in the site’s time zone.', 'storewright' ), format: 'date-time' ),
			'date_end'   => Field::text( __( 'Its last second, in the site’s time zone.', 'storewright' ), format: 'date-time' ),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function points( string $description ): array {
		return Field::list( $description, [ 'type' => 'string' ] );
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function leaderboard(): array {
		return [
			'id'      => Field::choice( __( 'Id of the leaderboard.', 'storewright' ), Leaderboards::IDS ),
			'label'   => Field::text( __( 'Its name for people.', 'storewright' ) ),
			'headers' => Field::list( __( 'The heads of its columns.', 'storewright' ), [ 'type' => 'string' ] ),
			'rows'    => Field::objects(
				__( 'Its rows, the best first.', 'storewright' ),
				[
					'id'     => [ 'type' => [ 'integer', 'null' ] ] + Field::integer(
						__( 'Id of the customer, coupon, category or product; null where it has none.', 'storewright' )
					),
					'name'   => Field::text( __( 'Its name.', 'storewright' ) ),
					'count'  => Field::integer( __( 'Number of orders, or of items sold.', 'storewright' ) ),
					'amount' => Field::text( __( 'The amount, a decimal.', 'storewright' ) ),
				]
			),
		];
	}
}
