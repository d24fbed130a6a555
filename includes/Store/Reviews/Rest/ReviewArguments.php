<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews\Rest;

use Storewright\Rest\Collection;
use Storewright\Rest\Dates;
use Storewright\Rest\Params;
use Storewright\Store\Reviews\ReviewChanges;
use WP_REST_Request;

/**
 * Arguments and fields of requests for reviews.
 */
final class ReviewArguments {

	private const ORDERS = [
		'date'     => 'comment_date',
		'date_gmt' => 'comment_date_gmt',
		'id'       => 'comment_ID',
		'include'  => 'comment__in',
		'product'  => 'comment_post_ID',
	];

	/**
	 * The arguments of the collection.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_collection(): array {
		return Collection::args( array_keys( self::ORDERS ), 'date_gmt', 'desc', true, false ) + [
			'reviewer'         => Collection::ids( __( 'Only reviews by these users.', 'storewright' ) ),
			'reviewer_exclude' => Collection::ids( __( 'No reviews by these users.', 'storewright' ) ),
			'reviewer_email'   => [
				'description' => __( 'Only reviews by who has this email address.', 'storewright' ),
				'type'        => 'string',
				'format'      => 'email',
			],
			'product'          => Collection::ids( __( 'Only reviews of these products.', 'storewright' ) ),
			'status'           => [
				'description' => __(
					'Only reviews with this status; all stands for those that are approved or wait for it.',
					'storewright'
				),
				'type'        => 'string',
				'enum'        => [ 'all', 'hold', 'approved', 'spam', 'trash' ],
				'default'     => 'approved',
			],
		];
	}

	/**
	 * Returns the arguments for WP_Comment_Query of a request for the collection.
	 *
	 * @return array<string, mixed>
	 */
	public static function criteria( WP_REST_Request $request ): array {
		$params = new Params( $request );
		$range  = Dates::range( $request );
		$dates  = array_filter(
			[
				'after'  => Dates::gmt( $range->after ),
				'before' => Dates::gmt( $range->before ),
			],
			static fn( ?string $date ) => null !== $date
		);
		$status = $params->string( 'status' ) ?? 'approved';
		$lists  = [
			'comment__in'     => self::ids( $params, 'include' ),
			'comment__not_in' => self::ids( $params, 'exclude' ),
			'author__in'      => self::ids( $params, 'reviewer' ),
			'author__not_in'  => self::ids( $params, 'reviewer_exclude' ),
			'post__in'        => self::ids( $params, 'product' ),
		];
		return array_filter( $lists, static fn( array $ids ) => [] !== $ids ) + [
			'orderby'      => self::ORDERS[ $params->string( 'orderby' ) ?? 'date_gmt' ] ?? 'comment_date_gmt',
			'order'        => $params->string( 'order' ) ?? 'desc',
			'status'       => 'approved' === $status ? 'approve' : $status,
			'search'       => trim( (string) $params->string( 'search' ) ),
			'author_email' => (string) $params->string( 'reviewer_email' ),
			'date_query'   => [] === $dates ? null : [ $dates + [ 'column' => 'comment_date_gmt' ] ],
		];
	}

	/**
	 * Returns the changes of a review in a request.
	 */
	public static function changes( WP_REST_Request $request ): ReviewChanges {
		$params = new Params( $request );
		$date   = $request->get_param( 'date_created' );
		return new ReviewChanges(
			$params->int( 'product_id' ),
			$params->string( 'reviewer' ),
			$params->string( 'reviewer_email' ),
			$params->string( 'review' ),
			$params->int( 'rating' ),
			$params->string( 'status' ),
			// WooCommerce calls it read-only and takes it all the same: reviews that come from elsewhere keep their date.
			Dates::parse( $date, in_array( $date, [ null, '' ], true ) ? $request->get_param( 'date_created_gmt' ) : null, 'date_created' )
		);
	}

	/**
	 * @return list<int>
	 */
	private static function ids( Params $params, string $name ): array {
		return array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, array_values( $params->array( $name ) ?? [] ) );
	}
}
