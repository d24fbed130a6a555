<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Collection;
use Storewright\Rest\Field;
use Storewright\Store\Reports\ReportPeriod;
use Storewright\Store\Reports\SalesQuery;
use WP_REST_Request;

/**
 * The arguments by which a client says what time a report is about.
 */
final class PeriodArguments {

	/**
	 * The arguments. A period goes before dates; without any of them the report is about today.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		return Collection::context( contexts: [ 'view' ] ) + [
			'period'   => Field::choice(
				__( 'The last seven days, this month so far, last month, or this year so far.', 'storewright' ),
				ReportPeriod::NAMES
			),
			'date_min' => self::day( __( 'The first day, such as 2026-11-01; without it, the day of the first order.', 'storewright' ) ),
			'date_max' => self::day( __( 'The last day, such as 2026-11-30; without it, today.', 'storewright' ) ),
		];
	}

	/**
	 * The period that a request asks for.
	 *
	 * @throws InvalidInput If a day is none, or the last one is before the first.
	 */
	public static function read( WP_REST_Request $request, Context $context, SalesQuery $sales ): ReportPeriod {
		$today  = $context->clock->now()->setTimezone( wp_timezone() )->setTime( 0, 0 );
		$period = $request->get_param( 'period' );
		if ( is_string( $period ) && '' !== $period ) {
			return ReportPeriod::named( $period, $today );
		}
		$first = self::parse( $request, 'date_min' );
		$last  = self::parse( $request, 'date_max' ) ?? $today;
		if ( null === $first ) {
			$first = null === $request->get_param( 'date_max' ) ? $today : min( $sales->first_day() ?? $last, $last );
		}
		return ReportPeriod::between( $first, $last );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function day( string $description ): array {
		return Field::text( $description, format: 'date', validate_callback: 'rest_validate_request_arg' );
	}

	private static function parse( WP_REST_Request $request, string $name ): ?DateTimeImmutable {
		$value = $request->get_param( $name );
		if ( null === $value || '' === $value ) {
			return null;
		}
		$day = is_string( $value )
			&& 1 === preg_match( '/^[1-9]\d{3}-\d\d-\d\d$/D', $value ) ? DateTimeImmutable::createFromFormat( '!Y-m-d', $value, wp_timezone() ) : false;

		if ( false === $day || $day->format( 'Y-m-d' ) !== $value ) {
			$reason = sprintf(
				/* translators: 1: name of a parameter, 2: what it was. */
				__( '%1$s is no day such as 2026-11-30: “%2$s”.', 'storewright' ),
				$name,
				is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value )
			);
			throw new InvalidInput( 'rest_invalid_param', $reason, [ $name => $reason ] );
		}
		return $day;
	}
}
