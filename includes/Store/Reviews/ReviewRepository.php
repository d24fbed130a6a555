<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use DateTimeZone;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Storewright\Shop\Rest\ExpectedStatus;
use WP_Comment;
use WP_Error;
use WP_User;

/**
 * Writes reviews, one request at a time, each change with the product's figures as a whole.
 */
final class ReviewRepository {

	private readonly ReviewQuery $query;

	private readonly VerifiedPurchases $purchases;

	private readonly Ratings $ratings;

	public function __construct( private readonly Context $context ) {
		$this->query     = new ReviewQuery( $context->database );
		$this->purchases = new VerifiedPurchases( $context->database );
		$this->ratings   = new Ratings( $context->database );
	}

	/**
	 * Adds a review.
	 *
	 * @param ReviewChanges $changes With product, name and text.
	 * @throws NotFound     If there is no such product: `woocommerce_rest_product_invalid_id`.
	 * @throws InvalidInput If the text is empty or something is too long.
	 * @throws Conflict     If the same person has said the same already: `woocommerce_rest_comment_duplicate`.
	 */
	public function create( ReviewChanges $changes ): WP_Comment {
		$review = $this->write(
			function () use ( $changes ): int {
				$columns = $this->columns( $changes ) + [
					'comment_type'     => ReviewQuery::TYPE,
					'comment_approved' => '0',
					'comment_date_gmt' => $this->context->clock->now()->format( 'Y-m-d H:i:s' ),
					'comment_date'     => $this->context->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
				];
				$this->assert_new( $columns );
				$id = wp_insert_comment( array_map( wp_slash( ... ), $columns ) );
				if ( false === $id ) {
					throw new InvalidInput(
						'woocommerce_rest_review_failed_create',
						__( 'The review could not be saved.', 'storewright' )
					);
				}
				return $id;
			},
			new ReviewChanges( rating: $changes->rating ?? 0, status: $changes->status ?? 'approved' )
		);

		/**
		 * A product was reviewed.
		 *
		 * @param WP_Comment $review The review.
		 */
		Events::dispatch( 'storewright_review_created', $review );
		$this->announce( $review );
		return $review;
	}

	/**
	 * Changes a review; what is not given stays as it is.
	 *
	 * @param int                 $id       Id of the review.
	 * @param ReviewChanges       $changes
	 * @param ExpectedStatus|null $expected The status that it is to have until then; null for any.
	 * @throws NotFound     If there is no such review, or no such product.
	 * @throws Conflict     If it has another status by now.
	 * @throws InvalidInput If the text is empty or something is too long.
	 */
	public function update( int $id, ReviewChanges $changes, ?ExpectedStatus $expected = null ): WP_Comment {
		$review = $this->write(
			function () use ( $id, $changes, $expected ): int {
				// Past the cache; and WordPress's own page waits until this is done.
				$expected?->check_review(
					(string) $this->context->database->value(
						"SELECT comment_approved FROM {$this->context->database->table( 'comments' )} WHERE comment_ID = %d FOR UPDATE",
						$id
					)
				);
				$before  = $this->existing( $id );
				$columns = $this->columns( $changes );
				if ( [] !== $columns ) {
					$updated = wp_update_comment( wp_slash( [ 'comment_ID' => $id ] + $columns ), true );
					if ( $updated instanceof WP_Error ) {
						throw self::refused( $updated );
					}
				}
				if ( isset( $columns['comment_post_ID'] ) && (int) $before->comment_post_ID !== $columns['comment_post_ID'] ) {
					wp_update_comment_count_now( (int) $before->comment_post_ID );
					$this->ratings->sync( (int) $before->comment_post_ID );
				}
				return $id;
			},
			$changes
		);
		$this->announce( $review );
		return $review;
	}

	/**
	 * Puts a review into the trash, or deletes it for good.
	 *
	 * @param int  $id    Id of the review.
	 * @param bool $force Whether it is deleted for good.
	 * @return WP_Comment The review as it is in the trash, or as it was.
	 * @throws NotFound If there is no such review.
	 */
	public function delete( int $id, bool $force ): WP_Comment {
		$review = $this->locked(
			function () use ( $id, $force ): WP_Comment {
				$review = $this->existing( $id );
				$force ? wp_delete_comment( $id, true ) : wp_trash_comment( $id );
				$this->ratings->sync( (int) $review->comment_post_ID );
				return $force ? $review : $this->existing( $id );
			}
		);
		if ( ! $force ) {
			$this->announce( $review );
			return $review;
		}

		/**
		 * A review was deleted for good.
		 *
		 * @param WP_Comment $review The review as it was.
		 */
		Events::dispatch( 'storewright_review_deleted', $review );
		return $review;
	}

	/**
	 * There is no such review.
	 */
	public static function missing(): NotFound {
		return new NotFound( 'woocommerce_rest_review_invalid_id', __( 'This review does not exist.', 'storewright' ) );
	}

	/**
	 * @param callable(): int $save    Answers with the review's id.
	 * @param ReviewChanges   $changes Of which stars and status are still to be stored.
	 */
	private function write( callable $save, ReviewChanges $changes ): WP_Comment {
		return $this->locked(
			function () use ( $save, $changes ): WP_Comment {
				$id = $save();
				if ( null !== $changes->rating ) {
					update_comment_meta( $id, ReviewQuery::RATING, $changes->rating );
				}
				self::set_status( $id, $changes->status );
				$review = $this->existing( $id );
				update_comment_meta( $id, ReviewQuery::VERIFIED, (int) $this->purchases->behind( [ $review ] )[ $id ] );
				$this->ratings->sync( (int) $review->comment_post_ID );
				return $review;
			}
		);
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function locked( callable $work ): mixed {
		return $this->context->database->lock( 'reviews', fn() => $this->context->database->transaction( $work ) );
	}

	/**
	 * @return array{comment_post_ID?: int, comment_author?: string, comment_author_email?: string, user_id?: int,
	 *   comment_content?: string, comment_date?: string, comment_date_gmt?: string} As WordPress takes them, unslashed.
	 */
	private function columns( ReviewChanges $changes ): array {
		$columns = [];
		if ( null !== $changes->product_id ) {
			if ( $changes->product_id < 1 || 'product' !== get_post_type( $changes->product_id ) ) {
				throw new NotFound( 'woocommerce_rest_product_invalid_id', __( 'This product does not exist.', 'storewright' ) );
			}
			$columns['comment_post_ID'] = $changes->product_id;
		}
		if ( null !== $changes->reviewer ) {
			$columns['comment_author'] = sanitize_text_field( self::printable( $changes->reviewer ) );
		}
		if ( null !== $changes->reviewer_email ) {
			$columns['comment_author_email'] = sanitize_email( $changes->reviewer_email );
			$user                            = get_user_by( 'email', $columns['comment_author_email'] );
			$columns['user_id']              = $user instanceof WP_User ? $user->ID : 0;
		}
		if ( null !== $changes->review ) {
			$columns['comment_content'] = trim( wp_kses( self::printable( $changes->review ), 'pre_comment_content' ) );
			if ( '' === $columns['comment_content'] ) {
				$reason = __( 'A review needs a text.', 'storewright' );
				throw new InvalidInput( 'woocommerce_rest_review_content_invalid', $reason, [ 'review' => $reason ] );
			}
		}
		if ( null !== $changes->created ) {
			$columns['comment_date_gmt'] = $changes->created->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
			$columns['comment_date']     = $changes->created->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' );
		}
		$fits = wp_check_comment_data_max_lengths( $columns );
		if ( $fits instanceof WP_Error ) {
			throw self::refused( $fits );
		}
		return $columns;
	}

	/**
	 * Invalid UTF-8 makes nothing of the text.
	 */
	private static function printable( string $text ): string {
		return (string) preg_replace( '/[^\P{Cc}\n\t]+/u', '', str_replace( "\r\n", "\n", $text ) );
	}

	/**
	 * @param array<string, mixed> $columns
	 */
	private function assert_new( array $columns ): void {
		$email = is_string( $columns['comment_author_email'] ?? null ) ? $columns['comment_author_email'] : '';
		$text  = is_string( $columns['comment_content'] ?? null ) ? $columns['comment_content'] : '';
		$post  = is_int( $columns['comment_post_ID'] ?? null ) ? $columns['comment_post_ID'] : 0;
		$other = $this->context->database->value(
			"SELECT comment_ID FROM {$this->context->database->table( 'comments' )}
			WHERE comment_post_ID = %d AND comment_type = %s AND comment_author_email = %s
			AND comment_approved NOT IN ( 'trash', 'spam' ) AND comment_content = %s LIMIT 1",
			$post,
			ReviewQuery::TYPE,
			$email,
			$text
		);
		if ( null !== $other ) {
			throw new Conflict(
				'woocommerce_rest_comment_duplicate',
				__( 'You have already submitted this review.', 'storewright' ),
				[ 'resource_id' => (int) $other ]
			);
		}
	}

	private static function set_status( int $id, ?string $status ): void {
		match ( $status ) {
			'approved' => wp_set_comment_status( $id, 'approve' ),
			'hold' => wp_set_comment_status( $id, 'hold' ),
			'spam' => wp_spam_comment( $id ),
			'unspam' => wp_unspam_comment( $id ),
			'trash' => wp_trash_comment( $id ),
			'untrash' => wp_untrash_comment( $id ),
			default => null,
		};
	}

	private function existing( int $id ): WP_Comment {
		return $this->query->find( $id ) ?? throw self::missing();
	}

	private static function refused( WP_Error $error ): InvalidInput {
		return new InvalidInput( 'woocommerce_rest_' . $error->get_error_code(), wp_strip_all_tags( $error->get_error_message() ) );
	}

	private function announce( WP_Comment $review ): void {
		/**
		 * A review was added, changed, approved, or put into the trash or taken out of it.
		 *
		 * @param WP_Comment $review The review as it is now.
		 */
		Events::dispatch( 'storewright_review_saved', $review );
	}
}
