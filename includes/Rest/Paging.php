<?php
declare(strict_types=1);

namespace Storewright\Rest;

use WP_REST_Request;

/**
 * Which part of a collection is wanted.
 */
final class Paging {

	/**
	 * Beyond this nothing can lie, and databases still count so far.
	 */
	private const FARTHEST = 2_000_000_000;

	/**
	 * @param int $limit  At most so many items.
	 * @param int $offset Items to pass over.
	 * @param int $page   Number of the page, from 1 on.
	 */
	public function __construct( public readonly int $limit, public readonly int $offset, public readonly int $page ) {}

	/**
	 * As a request with the arguments of Collection asks.
	 */
	public static function of( WP_REST_Request $request ): self {
		$params = new Params( $request );
		$limit  = min( Collection::LARGEST_PAGE, max( 1, $params->int( 'per_page' ) ?? 10 ) );
		$page   = min( self::FARTHEST, max( 1, $params->int( 'page' ) ?? 1 ) );
		$offset = $params->int( 'offset' ) ?? ( $page - 1 ) * $limit;
		return new self( $limit, min( self::FARTHEST, max( 0, $offset ) ), $page );
	}
}
