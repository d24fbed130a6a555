<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\StorageFailed;

/**
 * Private notes about a customer, each an entry of its own in the account's user meta, so that two people can write at once. They go
 * with the account.
 */
final class CustomerNotes {

	/**
	 * Of the user meta. What begins so is in no answer of `wc/v3`.
	 */
	public const KEY = 'storewright_customer_note';

	private const MAX_LENGTH = 5000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The key of the user meta. In a network, accounts are every site's; notes are this shop's.
	 */
	public static function key(): string {
		return self::KEY . ( is_multisite() ? '_' . get_current_blog_id() : '' );
	}

	/**
	 * The notes about an account, newest first.
	 *
	 * @param int $user_id The account.
	 * @return list<array{id: int, text: string, author: int, time: int}>
	 */
	public function of( int $user_id ): array {
		$rows  = $this->context->database->rows(
			'SELECT umeta_id, meta_value FROM ' . self::table() . ' WHERE user_id = %d AND meta_key = %s ORDER BY umeta_id DESC LIMIT 200',
			$user_id,
			self::key()
		);
		$notes = [];
		foreach ( $rows as $row ) {
			$note = json_decode( (string) $row['meta_value'], true );
			if ( is_array( $note ) && is_string( $note['text'] ?? null ) ) {
				$notes[] = [
					'id'     => (int) $row['umeta_id'],
					'text'   => $note['text'],
					'author' => is_int( $note['author'] ?? null ) ? $note['author'] : 0,
					'time'   => is_int( $note['time'] ?? null ) ? $note['time'] : 0,
				];
			}
		}
		return $notes;
	}

	/**
	 * Adds a note by the current user.
	 *
	 * @param int    $user_id The account.
	 * @param string $text
	 * @throws InvalidInput If it is empty or too long.
	 * @throws StorageFailed If it could not be stored.
	 */
	public function add( int $user_id, string $text ): void {
		$text = trim( sanitize_textarea_field( $text ) );
		if ( '' === $text ) {
			throw new InvalidInput( 'rest_invalid_param', __( 'Write the note first.', 'storewright' ) );
		}
		if ( mb_strlen( $text ) > self::MAX_LENGTH ) {
			throw new InvalidInput(
				'rest_invalid_param',
				/* translators: 1: number of characters, 2: greatest number, 3: beginning of a note. */
				sprintf( __( 'The note “%3$s” has %1$d characters; it can have %2$d at most.', 'storewright' ), mb_strlen( $text ), self::MAX_LENGTH, mb_substr( $text, 0, 40 ) . '…' )
			);
		}
		$note = (string) wp_json_encode(
			[
				'text'   => $text,
				'author' => get_current_user_id(),
				'time'   => $this->context->clock->now()->getTimestamp(),
			]
		);
		if ( false === add_user_meta( $user_id, self::key(), wp_slash( $note ) ) ) {
			throw new StorageFailed( 'storewright_not_saved', __( 'The note could not be saved.', 'storewright' ) );
		}
	}

	/**
	 * Deletes a note; one that is gone already stays so.
	 *
	 * @param int $user_id The account that it is about.
	 * @param int $id      Of the note.
	 */
	public function delete( int $user_id, int $id ): void {
		$this->context->database->execute(
			'DELETE FROM ' . self::table() . ' WHERE umeta_id = %d AND user_id = %d AND meta_key = %s',
			$id,
			$user_id,
			self::key()
		);
		wp_cache_delete( $user_id, 'user_meta' );
	}

	/**
	 * One table for all sites of a network, without the site's prefix.
	 */
	private static function table(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return (string) $wpdb->usermeta;
	}
}
