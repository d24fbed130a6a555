<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews\Rest;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Reviews\ReviewQuery;
use WP_Comment;

/**
 * A review in REST answers.
 */
final class ReviewSchema implements Schema {

	private const STATUSES = [ 'approved', 'hold', 'spam', 'unspam', 'trash', 'untrash' ];

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'product_review';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'                   => Field::integer( __( 'Id of the review.', 'storewright' ), readonly: true ),
			'date_created'         => Field::date(
				__( 'When it was written, in the site’s time. A date that is sent is kept, as in WooCommerce.', 'storewright' ),
				readonly: true
			),
			'date_created_gmt'     => Field::date(
				__( 'When it was written, in UTC. A date that is sent is kept, unless date_created is sent, too.', 'storewright' ),
				readonly: true
			),
			'product_id'           => Field::integer( __( 'Id of the product that is reviewed.', 'storewright' ) ),
			'product_name'         => Field::text( __( 'Name of the product. What is sent is passed over.', 'storewright' ) ),
			'product_permalink'    => Field::url( __( 'Address of the product.', 'storewright' ), readonly: true ),
			'status'               => Field::choice(
				__( 'Whether people can read the review.', 'storewright' ),
				self::STATUSES,
				default: 'approved'
			),
			'reviewer'             => Field::text( __( 'Name of who wrote it.', 'storewright' ) ),
			'reviewer_email'       => Field::email( __( 'Email address of who wrote it.', 'storewright' ) ),
			'review'               => Field::text( __( 'The review itself.', 'storewright' ) ),
			'rating'               => Field::integer( __( 'Stars from 1 to 5; 0 for none.', 'storewright' ), minimum: 0, maximum: 5 ),
			'verified'             => Field::boolean( __( 'Whether who wrote it had bought the product.', 'storewright' ), readonly: true ),
			'reviewer_avatar_urls' => [ 'properties' => self::avatars() ] + Field::object(
				__( 'Pictures of who wrote it, by size in pixels.', 'storewright' ),
				[],
				readonly: true
			),
		];
	}

	/**
	 * The review as it is answered.
	 *
	 * @param WP_Comment $review   The review.
	 * @param bool       $verified Whether who wrote it had bought the product.
	 * @param bool       $raw      Whether the text is to be as it is stored, and not as pages show it.
	 * @return array<string, mixed>
	 */
	public static function item( WP_Comment $review, bool $verified, bool $raw ): array {
		$created = DateTimeImmutable::createFromFormat( 'Y-m-d H:i:s', $review->comment_date_gmt, new DateTimeZone( 'UTC' ) );
		$created = false === $created ? null : $created;
		$rating  = get_comment_meta( (int) $review->comment_ID, ReviewQuery::RATING, true );
		$product = (int) $review->comment_post_ID;
		return [
			'id'                   => (int) $review->comment_ID,
			'date_created'         => Dates::site( $created ),
			'date_created_gmt'     => Dates::gmt( $created ),
			'product_id'           => $product,
			'product_name'         => get_the_title( $product ),
			'product_permalink'    => (string) get_permalink( $product ),
			'status'               => self::status( $review ),
			'reviewer'             => $review->comment_author,
			'reviewer_email'       => $review->comment_author_email,
			'review'               => $raw ? $review->comment_content : wpautop( $review->comment_content ),
			'rating'               => is_numeric( $rating ) ? (int) $rating : 0,
			'verified'             => $verified,
			'reviewer_avatar_urls' => array_map(
				static fn( mixed $url ) => is_string( $url ) ? $url : '',
				rest_get_avatar_urls( $review )
			),
		];
	}

	private static function status( WP_Comment $review ): string {
		return match ( $review->comment_approved ) {
			'1' => 'approved',
			'spam', 'trash' => $review->comment_approved,
			default => 'hold',
		};
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private static function avatars(): array {
		$urls = [];
		foreach ( rest_get_avatar_sizes() as $size ) {
			/* translators: %d: number of pixels. */
			$urls[ $size ] = Field::url( sprintf( __( 'Picture of %d pixels.', 'storewright' ), $size ) );
		}
		return $urls;
	}
}
