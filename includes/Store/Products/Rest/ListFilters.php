<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use DateTimeImmutable;
use Storewright\Rest\Dates;
use Storewright\Rest\Params;
use WP_REST_Request;

/**
 * What products and variations can both be filtered by.
 */
final class ListFilters {

	/**
	 * More than the columns of prices hold, and still a number to every database.
	 */
	private const BEYOND_PRICES = 1e15;

	/**
	 * The conditions of a request.
	 */
	public static function of( WP_REST_Request $request ): Conditions {
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
		self::search( $conditions, $params );
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
	public static function texts( mixed $given ): array {
		$texts = [];
		foreach ( is_array( $given ) ? $given : [] as $text ) {
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
			'on_sale'      => 'onsale',
			'virtual'      => 'virtual',
			'downloadable' => 'downloadable',
		] as $name => $column ) {
			$wanted = $params->bool( $name );
			if ( null !== $wanted ) {
				$conditions->add( $wanted ? "l.`$column` = 1" : "COALESCE( l.`$column`, 0 ) = 0" );
			}
		}
		foreach ( [
			'min_price' => 'l.max_price >= %f',
			'max_price' => 'l.min_price <= %f',
		] as $name => $sql ) {
			$price = $params->string( $name );
			if ( null !== $price && is_numeric( $price ) ) {
				$conditions->add( $sql, max( -self::BEYOND_PRICES, min( self::BEYOND_PRICES, (float) $price ) ) );
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
	}

	private static function search( Conditions $conditions, Params $params ): void {
		foreach ( self::words( $params->string( 'search' ) ) as $word ) {
			$like = self::like( $word );
			$conditions->add( 'p.post_title LIKE %s OR p.post_excerpt LIKE %s OR p.post_content LIKE %s', $like, $like, $like );
		}
		$sku = trim( $params->string( 'search_sku' ) ?? '' );
		if ( '' !== $sku ) {
			$conditions->add( 'l.sku LIKE %s', self::like( $sku ) );
		}
		foreach ( self::words( $params->string( 'search_name_or_sku' ) ) as $word ) {
			$conditions->add( "p.post_title LIKE %s OR COALESCE( l.sku, '' ) LIKE %s", self::like( $word ), self::like( $word ) );
		}
	}

	private static function like( string $text ): string {
		return '%' . addcslashes( $text, '_%\\' ) . '%';
	}

	/**
	 * @return list<string> Ten at most: nobody searches for more.
	 */
	private static function words( ?string $text ): array {
		$words = preg_split( '/[\s,]+/u', wp_check_invalid_utf8( $text ?? '' ), -1, PREG_SPLIT_NO_EMPTY );
		return array_slice( false === $words ? [] : $words, 0, 10 );
	}
}
