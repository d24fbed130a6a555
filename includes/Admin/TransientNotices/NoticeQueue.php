<?php
declare(strict_types=1);

namespace Storewright\Admin\TransientNotices;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Mode;

/**
 * The short messages that wait to be shown, in an option: WooCommerce's alone, one of our own beside WooCommerce, whose option is
 * never written. Each entry is keyed by its id and has user_id (null for all), status, content, options and id.
 */
final class NoticeQueue {

	/**
	 * How many messages wait at most: the oldest ones go first.
	 */
	private const MAX = 50;

	/**
	 * For how many seconds a message for all waits for those who have not seen it.
	 */
	private const LIFETIME = 30 * DAY_IN_SECONDS;

	private const MAX_LENGTH = 500;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Name of the option.
	 */
	public function option(): string {
		return Mode::Standalone === $this->context->mode ? 'woocommerce_admin_transient_notices_queue' : 'storewright_transient_notices';
	}

	/**
	 * Adds a message, in the place of one with the same id.
	 *
	 * @throws InvalidInput If a part of it can't be taken; nothing is stored then.
	 */
	public function add( TransientNotice $notice ): void {
		self::check( $notice );
		$now = $this->context->clock->now()->getTimestamp();
		$this->context->options->change(
			$this->option(),
			static function ( array $queue ) use ( $notice, $now ): array {
				unset( $queue[ $notice->id ] );
				$waiting = array_filter( $queue, static fn( mixed $entry ): bool => ! self::is_over( $entry, $now ) );
				return array_slice( $waiting, 1 - self::MAX, null, true ) + [
					$notice->id => [
						'user_id' => $notice->user,
						'status'  => $notice->status,
						'content' => $notice->content,
						'options' => $notice->options(),
						'id'      => $notice->id,
						'seen_by' => [],
						'expires' => $now + self::LIFETIME,
					],
				];
			},
			true
		);
	}

	/**
	 * The messages that a user has not seen yet.
	 *
	 * @param int $user Id of the user.
	 * @return list<TransientNotice> The oldest first.
	 */
	public function waiting_for( int $user ): array {
		// Autoloaded: a queue that is not there would cost a query if it were asked for.
		$queue   = isset( wp_load_alloptions()[ $this->option() ] ) ? $this->context->options->array( $this->option() ) : [];
		$now     = $this->context->clock->now()->getTimestamp();
		$waiting = [];
		foreach ( $queue as $id => $entry ) {
			if ( is_array( $entry ) && ! self::is_over( $entry, $now ) && self::is_for( $entry, $user ) ) {
				$waiting[] = self::notice( (string) $id, $entry );
			}
		}
		return $waiting;
	}

	/**
	 * Keeps that a user has seen a message. It goes once it was for that user alone; whoever has not seen one for all still does.
	 *
	 * @param int    $user Id of the user.
	 * @param string $id   Id of the message.
	 * @return bool Whether it waited for the user.
	 */
	public function dismiss( int $user, string $id ): bool {
		$waited = false;
		$this->context->options->change(
			$this->option(),
			static function ( array $queue ) use ( $user, $id, &$waited ): array {
				$entry  = $queue[ $id ] ?? null;
				$waited = is_array( $entry ) && self::is_for( $entry, $user );
				if ( ! $waited ) {
					return $queue;
				}
				if ( isset( $entry['user_id'] ) ) {
					unset( $queue[ $id ] );
				} else {
					$queue[ $id ] = [ 'seen_by' => [ ...self::seen_by( $entry ), $user ] ] + $entry;
				}
				return $queue;
			},
			true
		);
		return $waited;
	}

	/**
	 * Forgets all messages.
	 */
	public function clear(): void {
		$this->context->options->delete( $this->option() );
	}

	/**
	 * @throws InvalidInput If it is not.
	 */
	private static function check( TransientNotice $notice ): void {
		$reasons = [];
		if ( 1 !== preg_match( '/^[a-z0-9_-]{1,64}$/D', $notice->id ) ) {
			$reasons['id'] = sprintf(
				/* translators: %s: what was sent as an ID. */
				__( '“%s” is not an ID: use up to 64 lowercase letters, digits, “-” and “_”.', 'storewright' ),
				$notice->id
			);
		}
		if ( '' === trim( $notice->content ) || mb_strlen( $notice->content ) > self::MAX_LENGTH ) {
			$reasons['content'] = sprintf(
				/* translators: %d: number of characters. */
				__( 'A notice needs a text of up to %d characters.', 'storewright' ),
				self::MAX_LENGTH
			);
		}
		if ( ! in_array( $notice->status, TransientNotice::STATUSES, true ) ) {
			/* translators: %s: what was sent as a status. */
			$reasons['status'] = sprintf( __( 'There is no status “%s” of notices.', 'storewright' ), $notice->status );
		}
		if ( null !== $notice->user && false === get_userdata( $notice->user ) ) {
			/* translators: %d: ID of a user. */
			$reasons['user_id'] = sprintf( __( 'There is no user with the ID %d.', 'storewright' ), $notice->user );
		}
		if ( '' !== $notice->action_label && '' === esc_url_raw( $notice->action_url, [ 'http', 'https' ] ) ) {
			/* translators: %s: what was sent as an address. */
			$reasons['action_url'] = sprintf( __( '“%s” is not an address that a button can lead to.', 'storewright' ), $notice->action_url );
		}
		if ( [] !== $reasons ) {
			throw new InvalidInput( 'rest_invalid_param', implode( ' ', $reasons ), $reasons );
		}
	}

	private static function is_over( mixed $entry, int $now ): bool {
		return ! is_array( $entry ) || ( is_int( $entry['expires'] ?? null ) && $entry['expires'] <= $now );
	}

	/**
	 * @param array<mixed> $entry
	 */
	private static function is_for( array $entry, int $user ): bool {
		$only = $entry['user_id'] ?? null;
		return null === $only
			? ! in_array( $user, self::seen_by( $entry ), true )
			: is_numeric( $only ) && (int) $only === $user;
	}

	/**
	 * @param array<mixed> $entry
	 * @return list<int>
	 */
	private static function seen_by( array $entry ): array {
		$seen = $entry['seen_by'] ?? [];
		return array_values( array_filter( is_array( $seen ) ? $seen : [], is_int( ... ) ) );
	}

	/**
	 * A message as it is stored; other programs may have written into WooCommerce's option.
	 *
	 * @param string       $id
	 * @param array<mixed> $entry
	 */
	private static function notice( string $id, array $entry ): TransientNotice {
		$text    = static fn( mixed $value ): string => is_string( $value ) ? wp_strip_all_tags( $value ) : '';
		$options = is_array( $entry['options'] ?? null ) ? $entry['options'] : [];
		$actions = is_array( $options['actions'] ?? null ) ? $options['actions'] : [];
		$action  = is_array( $actions[0] ?? null ) ? $actions[0] : [];
		$url     = esc_url_raw( $text( $action['url'] ?? '' ), [ 'http', 'https' ] );
		$status  = $text( $entry['status'] ?? '' );
		return new TransientNotice(
			$id,
			$text( $entry['content'] ?? '' ),
			in_array( $status, TransientNotice::STATUSES, true ) ? $status : 'info',
			is_numeric( $entry['user_id'] ?? null ) ? (int) $entry['user_id'] : null,
			'' === $url ? '' : $text( $action['label'] ?? '' ),
			$url,
			(bool) ( $options['explicitDismiss'] ?? false ),
			$text( $options['spokenMessage'] ?? '' )
		);
	}
}
