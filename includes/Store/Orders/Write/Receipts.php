<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Order;

/**
 * Addresses at which the receipt of an order can be read until they expire. Nothing is kept but the last day and a random word, from
 * which, with the site's secret, the address is signed.
 */
final class Receipts {

	/**
	 * Action of receipts in admin-post.php, which visitors can request, too.
	 */
	public const ACTION = 'storewright_order_receipt';

	private const KEPT = '_storewright_receipt';

	private const MAX_DAYS = 366;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The receipt that can be read today; null where none was made, or it has expired.
	 */
	public function existing( Order $order ): ?Receipt {
		$kept = get_post_meta( $order->id, self::KEPT, true );
		if (
			! is_array( $kept )
			|| ! is_string( $kept['last_day'] ?? null )
			|| ! is_string( $kept['word'] ?? null )
			|| $kept['last_day'] < $this->today() ) {

			return null;
		}
		return new Receipt( $this->url( $order->id, $kept['last_day'], $kept['word'] ), $kept['last_day'] );
	}

	/**
	 * Makes a receipt readable; the one before it no longer is.
	 *
	 * @param Order  $order
	 * @param string $last_day In the site's time zone, such as 2026-11-21.
	 * @throws InvalidInput If that is no day from today on within a year.
	 */
	public function make( Order $order, string $last_day ): Receipt {
		$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $last_day, wp_timezone() );
		$end = $this->context->clock->now()->modify( '+' . self::MAX_DAYS . ' days' )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		if ( false === $day || $day->format( 'Y-m-d' ) !== $last_day || $last_day < $this->today() || $last_day > $end ) {
			$reason = __( 'expiration_date has to be a day such as 2026-11-21, from today on and within a year.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'expiration_date' => $reason ] );
		}
		$word = wp_generate_password( 16, false );
		update_post_meta(
			$order->id,
			self::KEPT,
			[
				'last_day' => $last_day,
				'word'     => $word,
			]
		);
		return new Receipt( $this->url( $order->id, $last_day, $word ), $last_day );
	}

	/**
	 * The day so many days from today.
	 */
	public function day( int $days ): string {
		$days = max( 0, min( self::MAX_DAYS, $days ) );
		return $this->context->clock->now()->setTimezone( wp_timezone() )->modify( "+{$days} days" )->format( 'Y-m-d' );
	}

	/**
	 * Whether a signature is the one of the order's receipt, and it can still be read.
	 */
	public function is_valid( Order $order, string $signature ): bool {
		$existing = $this->existing( $order );
		$kept     = get_post_meta( $order->id, self::KEPT, true );
		return null !== $existing && is_array( $kept ) && is_string( $kept['word'] ?? null ) && hash_equals(
			self::signature( $order->id, $existing->last_day, $kept['word'] ),
			$signature
		);
	}

	/**
	 * Forgets the receipt of an order that is gone.
	 */
	public static function forget( int $order_id ): void {
		delete_metadata( 'post', $order_id, self::KEPT );
	}

	private function url( int $order_id, string $last_day, string $word ): string {
		return add_query_arg(
			[
				'action' => self::ACTION,
				'order'  => $order_id,
				'key'    => self::signature( $order_id, $last_day, $word ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	private static function signature( int $order_id, string $last_day, string $word ): string {
		return hash_hmac( 'sha256', "order receipt|{$order_id}|{$last_day}|{$word}", wp_salt() );
	}

	private function today(): string {
		return $this->day( 0 );
	}
}
