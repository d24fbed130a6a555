<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Notes;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Events;
use Storewright\Store\Orders\History\HistoryWriter;
use Storewright\Store\Orders\History\OrderChange;
use WP_Comment;
use WP_User;

/**
 * The notes at orders, kept as comments at the order's id, as in WooCommerce.
 */
final class NoteRepository {

	/**
	 * Type of the comments.
	 */
	public const TYPE = 'order_note';

	private const FOR_CUSTOMER = 'is_customer_note';

	/**
	 * As whom the system signs: this shop's, and one brought along from WooCommerce.
	 */
	private const SYSTEM = [ 'system', 'WooCommerce' ];

	/**
	 * Bytes of a comment's author.
	 */
	private const MAX_AUTHOR_LENGTH = 255;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Pins a note to an order.
	 *
	 * @param int     $order_id     Id of an order that exists.
	 * @param string  $text         What it says, in plain text or simple HTML.
	 * @param bool    $for_customer Whether the customer is to read it.
	 * @param WP_User|null $author  Who signs it; null for the system.
	 * @throws StorageFailed If it could not be kept.
	 */
	public function add( int $order_id, string $text, bool $for_customer = false, ?WP_User $author = null ): OrderNote {
		$note = $this->store( $order_id, $text, $for_customer, $author );
		$this->announce( $note );
		return $note;
	}

	/**
	 * Writes a note that is to be kept together with something else, in the caller's transaction. announce() has to follow the commit.
	 *
	 * @param int          $order_id     Id of an order that exists.
	 * @param string       $text         What it says, in plain text or simple HTML.
	 * @param bool         $for_customer Whether the customer is to read it.
	 * @param WP_User|null $author       Who signs it; null for the system.
	 * @throws StorageFailed If the database refuses it.
	 */
	public function store( int $order_id, string $text, bool $for_customer = false, ?WP_User $author = null ): OrderNote {
		$now = $this->context->clock->now();
		$id  = $this->context->database->transaction(
			function () use ( $order_id, $text, $for_customer, $author, $now ): int {
				$id = $this->context->database->insert(
					'comments',
					[
						'comment_post_ID'      => $order_id,
						'comment_author'       => null === $author ? self::SYSTEM[0] : mb_strcut(
							$author->display_name,
							0,
							self::MAX_AUTHOR_LENGTH
						),
						'comment_author_email' => null === $author ? '' : $author->user_email,
						'comment_content'      => $text,
						'comment_agent'        => 'Storewright',
						'comment_type'         => self::TYPE,
						'comment_approved'     => '1',
						'comment_date'         => $now->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
						'comment_date_gmt'     => $now->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ),
					]
				);
				if ( $for_customer ) {
					// phpcs:disable WordPress.DB.SlowDBQuery, WordPress.Arrays.ArrayDeclarationSpacing -- A column, not a search.
					$this->context->database->insert(
						'commentmeta',
						[
							'comment_id' => $id,
							'meta_key'   => self::FOR_CUSTOMER,
							'meta_value' => '1',
						]
					);
					// phpcs:enable
				}
				clean_comment_cache( $id );
				/**
				 * A note is written at an order, in the transaction that keeps it: what belongs to it is written with it.
				 *
				 * @param int  $order_id     The order.
				 * @param int  $id           The note.
				 * @param bool $for_customer Whether the customer is to read it.
				 */
				do_action( 'storewright_order_note_stored', $order_id, $id, $for_customer );
				return $id;
			}
		);
		return $this->find( $order_id, $id ) ?? throw new StorageFailed(
			'woocommerce_rest_cannot_create',
			__( 'The note could not be saved. Please try again.', 'storewright' )
		);
	}

	/**
	 * Tells WordPress and extensions of a note that is kept.
	 */
	public function announce( OrderNote $note ): void {
		wp_update_comment_count( $note->order_id );
		$comment = get_comment( $note->id );
		if ( $comment instanceof WP_Comment ) {
			Events::dispatch( 'wp_insert_comment', $note->id, $comment );
		}

		/**
		 * A note was pinned to an order.
		 *
		 * @param OrderNote $note The note; where it is for the customer, an e-mail may be due.
		 */
		Events::dispatch( 'storewright_order_note_added', $note );
	}

	/**
	 * The notes at an order, newest first.
	 *
	 * @param int       $order_id     Id of the order.
	 * @param bool|null $for_customer Only those that customers may read, or only those that they may not; null for all.
	 * @return list<OrderNote>
	 */
	public function of_order( int $order_id, ?bool $for_customer = null ): array {
		/** @var list<WP_Comment> $comments */
		$comments = get_comments(
			[
				'post_id'               => $order_id,
				'type'                  => self::TYPE,
				'status'                => 'approve',
				'orderby'               => [
					'comment_date_gmt' => 'DESC',
					'comment_ID'       => 'DESC',
				],
				HiddenNotes::WITH_NOTES => true,
			]
		);
		$notes    = array_map( $this->note( ... ), $comments );
		return null === $for_customer ? $notes : array_values(
			array_filter( $notes, static fn( OrderNote $note ) => $for_customer === $note->for_customer )
		);
	}

	/**
	 * A note; null where the order has none of that id.
	 *
	 * @param int $order_id Id of the order.
	 * @param int $id       Id of the note.
	 */
	public function find( int $order_id, int $id ): ?OrderNote {
		$comment = $id > 0 ? get_comment( $id ) : null;
		return $comment instanceof WP_Comment
			&& self::TYPE === $comment->comment_type
			&& (int) $comment->comment_post_ID === $order_id ? $this->note( $comment ) : null;

	}

	/**
	 * Removes a note for good, and records that it was there and who removed it.
	 *
	 * @throws StorageFailed If it is still there.
	 */
	public function delete( OrderNote $note ): void {
		$this->context->database->transaction(
			function () use ( $note ): void {
				( new HistoryWriter( $this->context ) )->add(
					$note->order_id,
					[
						new OrderChange(
							OrderChange::NOTE,
							$note->for_customer ? OrderChange::NOTE_TO_CUSTOMER : '',
							'',
							(string) $note->date_created?->format( 'Y-m-d H:i:s' ),
							null
						),
					]
				);
				if ( ! wp_delete_comment( $note->id, true ) ) {
					throw self::not_deleted();
				}
			}
		);

		/**
		 * A note at an order was deleted.
		 *
		 * @param OrderNote $note The note as it was.
		 */
		Events::dispatch( 'storewright_order_note_deleted', $note );
	}

	/**
	 * Takes away a note that said what was under way, once that is done: nobody was told of it, and no history is kept.
	 *
	 * @throws StorageFailed If it is still there.
	 */
	public function withdraw( OrderNote $note ): void {
		if ( ! wp_delete_comment( $note->id, true ) && null !== $this->find( $note->order_id, $note->id ) ) {
			throw self::not_deleted();
		}
	}

	private static function not_deleted(): StorageFailed {
		return new StorageFailed(
			'woocommerce_rest_cannot_delete',
			__( 'The note could not be deleted. Please try again.', 'storewright' )
		);
	}

	private function note( WP_Comment $comment ): OrderNote {
		$time = DateTimeImmutable::createFromFormat( 'Y-m-d H:i:s', $comment->comment_date_gmt, new DateTimeZone( 'UTC' ) );
		return new OrderNote(
			(int) $comment->comment_ID,
			(int) $comment->comment_post_ID,
			in_array( $comment->comment_author, self::SYSTEM, true ) ? '' : $comment->comment_author,
			$comment->comment_content,
			(bool) get_comment_meta( (int) $comment->comment_ID, self::FOR_CUSTOMER, true ),
			false === $time ? null : $time
		);
	}
}
