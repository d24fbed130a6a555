<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use DateTimeImmutable;
use Storewright\Rest\Dates;
use Storewright\Rest\Params;
use Storewright\Store\Products\Query\ProductSearch;
use WP_REST_Request;

/**
 * Filters that lists of products and of variations share.
 */
final class ListFilters {

	/**
	 * More than the columns of prices hold, and still a number to every database.
	 */
	private const BEYOND_PRICES = 1e15;

	/**
	 * The conditions of a request.
	 *
	 * @param WP_REST_Request    $request
	 * @param ProductSearch|null $index   As for SearchFilters.
	 */
	public static function of( WP_REST_Request $request, ?ProductSearch $index = null ): Conditions {
		$conditions = new Conditions();
		$params     = new Params( $request );
		self::statuses( $conditions, $request );
		foreach ( [
			'include'        => [ 'p.ID', false ],
			'exclude'        => [ 'p.ID', true ],
			'parent'         => [ 'p.post_parent', false ],
			'parent_exclude' => [ 'p.post_parent', true ],
		] as $name => [ $column, $not ] ) {
			$ids = self::ids( $params->array( $name ) );
			if ( [] !== $ids ) {
				$conditions->one_of( $column, $ids, $not );
			}
		}
		$slug = $params->string( 'slug' );
		if ( null !== $slug && '' !== $slug ) {
			$conditions->one_of( 'p.post_name', array_map( sanitize_title( ... ), explode( ',', $slug ) ) );
		}
		self::dates( $conditions, $request );
		self::lookup( $conditions, $params );
		SearchFilters::add( $conditions, $params, $index );
		return $conditions;
	}

	/**
	 * Ids of a comma-separated text.
	 *
	 * @return list<int>
	 */
	public static function id_list( ?string $text ): array {
		return null === $text || '' === $text ? [] : self::ids( explode( ',', $text ) );
	}

	/**
	 * The texts of a list.
	 *
	 * @return list<string>
	 */
	public static function texts( mixed $input ): array {
		$texts = [];
		foreach ( is_array( $input ) ? $input : [] as $text ) {
			if ( is_string( $text ) && '' !== $text ) {
				$texts[] = $text;
			}
		}
		return $texts;
	}

	/**
	 * @param array<mixed>|null $values
	 * @return list<int>
	 */
	private static function ids( ?array $values ): array {
		return array_map( static fn( mixed $value ) => is_numeric( $value ) ? (int) $value : 0, array_values( $values ?? [] ) );
	}

	private static function statuses( Conditions $conditions, WP_REST_Request $request ): void {
		$include = self::texts( $request->get_param( 'include_status' ) );
		$exclude = self::texts( $request->get_param( 'exclude_status' ) );
		$status  = $request->get_param( 'status' );
		if ( [] === $include ) {
			$include = [ is_string( $status ) ? $status : 'any' ];
		}
		if ( in_array( 'any', $include, true ) ) {
			$include = array_values( get_post_stati( [ 'internal' => false ] ) );
		}
		$conditions->one_of( 'p.post_status', array_values( array_diff( $include, $exclude ) ) );
	}

	private static function dates( Conditions $conditions, WP_REST_Request $request ): void {
		$range = Dates::range( $request );
		$text  = static fn( DateTimeImmutable $time ): string => $time->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' );
		// Times of the site, since drafts have no other, and the index is on them.
		foreach ( [
			[ 'p.post_date > %s', $range->after ],
			[ 'p.post_date < %s', $range->before ],
			[ 'p.post_modified > %s', $range->modified_after ],
			[ 'p.post_modified < %s', $range->modified_before ],
		] as [ $sql, $time ] ) {
			if ( null !== $time ) {
				$conditions->add( $sql, $text( $time ) );
			}
		}
	}

	private static function lookup( Conditions $conditions, Params $params ): void {
		foreach ( [
			'virtual'      => 'virtual',
			'downloadable' => 'downloadable',
		] as $name => $column ) {
			$wanted = $params->bool( $name );
			if ( null !== $wanted ) {
				$conditions->add( $wanted ? "l.`$column` = 1" : "COALESCE( l.`$column`, 0 ) = 0" );
			}
		}
		$status = $params->string( 'stock_status' );
		if ( null !== $status && '' !== $status ) {
			$conditions->add( 'l.stock_status = %s', $status );
		}
		$class = $params->string( 'tax_class' );
		if ( null !== $class && '' !== $class ) {
			$conditions->add( 'l.tax_class = %s', 'standard' === $class ? '' : $class );
		}
		$sku = $params->string( 'sku' );
		if ( null !== $sku && '' !== $sku ) {
			$conditions->one_of( 'l.sku', array_map( trim( ... ), explode( ',', $sku ) ) );
		}
		$number = $params->string( 'global_unique_id' );
		if ( null !== $number && '' !== $number ) {
			$conditions->one_of( 'l.global_unique_id', array_map( trim( ... ), explode( ',', $number ) ) );
		}
	}

	/**
	 * A bound of prices, null where none is asked for.
	 */
	public static function price( Params $params, string $name ): ?float {
		$price = $params->string( $name );
		return null === $price || ! is_numeric( $price ) ? null : max( -self::BEYOND_PRICES, min( self::BEYOND_PRICES, (float) $price ) );
	}
}
