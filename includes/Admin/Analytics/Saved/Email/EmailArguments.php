<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Storewright\Admin\Analytics\Export\ExportSources;
use Storewright\Kernel\Errors\InvalidInput;
use WP_REST_Request;

/**
 * What of a saved view a report can be asked by. What it can't take narrows nothing, as on the screen: the counterpart of
 * client/analytics/filters/address.ts.
 */
final class EmailArguments {

	/**
	 * What items of lists have to look like, by how the names of their arguments begin; others are ids.
	 */
	private const ITEMS = [
		'country_'    => '/^[A-Z]{2}$/D',
		'ip_address_' => '/^[\da-fA-F.:]{2,45}$/D',
	];

	private const ID = '/^0*[1-9]\d{0,17}$/D';

	/**
	 * The request that a report is asked by.
	 *
	 * @param array<string, array<string, mixed>> $arguments Of the report.
	 * @param array<mixed>                        $asked     By the view.
	 */
	public static function request( array $arguments, array $asked ): WP_REST_Request {
		$usable = [];
		foreach ( array_intersect_key( $asked, $arguments ) as $name => $value ) {
			$name  = (string) $name;
			$value = self::listed( $name, $value, $arguments[ $name ] );
			if ( [] !== $value && '' !== $value && self::takes( $name, $value, $arguments[ $name ] ) ) {
				$usable[ $name ] = $value;
			}
		}
		return ExportSources::checked( $arguments, $usable );
	}

	/**
	 * Those of some texts that are ids, each once.
	 *
	 * @param mixed $value Ids, separated by commas.
	 * @return list<int>
	 */
	public static function ids( mixed $value ): array {
		$items = is_string( $value ) ? wp_parse_list( $value ) : [];
		$ids   = array_filter( $items, static fn( string $item ): bool => 1 === preg_match( self::ID, $item ) );
		return array_values( array_unique( array_map( static fn( string $id ): int => (int) $id, $ids ) ) );
	}

	/**
	 * A list without the items that can't be used; anything else as it is.
	 *
	 * @param string               $name
	 * @param mixed                $value
	 * @param array<string, mixed> $argument
	 */
	private static function listed( string $name, mixed $value, array $argument ): mixed {
		$type = $argument['type'] ?? '';
		if ( 'string' === $type && is_string( $value ) && 1 === preg_match( '/_(includes|excludes)$/D', $name ) ) {
			$items = array_filter( wp_parse_list( $value ), static fn( string $item ): bool => self::fits( $name, $item, self::ID ) );
			return implode( ',', $items );
		}
		// Both of two are needed.
		if ( 'array' !== $type || isset( $argument['minItems'] ) ) {
			return $value;
		}
		$items = is_array( $value ) ? array_values( $value ) : wp_parse_list( is_string( $value ) ? $value : '' );
		$of    = is_array( $argument['items'] ?? null ) ? ( $argument['items']['type'] ?? '' ) : '';
		return array_values(
			array_filter(
				$items,
				static fn( mixed $item ): bool => self::fits( $name, $item, 'integer' === $of ? self::ID : null )
					&& self::takes( $name, [ $item ], $argument )
			)
		);
	}

	private static function fits( string $name, mixed $item, ?string $usual ): bool {
		$own     = array_filter( self::ITEMS, static fn( string $start ): bool => str_starts_with( $name, $start ), ARRAY_FILTER_USE_KEY );
		$pattern = [] === $own ? $usual : current( $own );
		return null === $pattern || ( is_scalar( $item ) && 1 === preg_match( $pattern, (string) $item ) );
	}

	/**
	 * Whether the report's route would take a value.
	 *
	 * @param string               $name
	 * @param mixed                $value
	 * @param array<string, mixed> $argument
	 */
	private static function takes( string $name, mixed $value, array $argument ): bool {
		try {
			ExportSources::checked( [ $name => $argument ], [ $name => $value ] );
			return true;
		} catch ( InvalidInput ) {
			return false;
		}
	}
}
