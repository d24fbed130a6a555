<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

/**
 * Orders that a request has changed and reports do not know yet, in the order in which they were changed last.
 *
 * @internal
 */
final class PendingOrders {

	/**
	 * How many are written at once while the request goes on.
	 */
	private const PORTION = 50;

	/**
	 * Those that were changed last wait: an import may go on with them.
	 */
	private const WAITING = 50;

	/**
	 * @var array<int, bool> Order => whether the request has made it.
	 */
	private array $orders = [];

	/**
	 * @var array<int, true> Orders that WooCommerce is still saving: their items come last.
	 */
	private array $in_save = [];

	/**
	 * How many there are when a portion is taken, or when it is tried again.
	 */
	private int $due = self::PORTION + self::WAITING;

	/**
	 * Notes an order.
	 *
	 * @param int  $id
	 * @param bool $is_new Whether the request has made it.
	 */
	public function note( int $id, bool $is_new = false ): void {
		$is_new = $is_new || ( $this->orders[ $id ] ?? false );
		unset( $this->orders[ $id ] );
		$this->orders[ $id ] = $is_new;
	}

	/**
	 * Notes an order that WooCommerce is saving.
	 *
	 * @param int  $id
	 * @param bool $is_new Whether the request has made it.
	 */
	public function begin_save( int $id, bool $is_new ): void {
		$this->in_save[ $id ] = true;
		$this->note( $id, $is_new );
	}

	/**
	 * WooCommerce has saved an order, with its items.
	 */
	public function end_save( int $id ): void {
		unset( $this->in_save[ $id ] );
	}

	/**
	 * Whether WooCommerce is still saving an order.
	 */
	public function is_in_save( int $id ): bool {
		return isset( $this->in_save[ $id ] );
	}

	/**
	 * Whether so many wait that some should be written. Asked again only when as many more do.
	 */
	public function is_due(): bool {
		if ( count( $this->orders ) < $this->due ) {
			return false;
		}
		$this->due = count( $this->orders ) + self::PORTION;
		return true;
	}

	/**
	 * Takes those that have not been changed for longest.
	 *
	 * @return array<int, bool> Order => whether the request has made it.
	 */
	public function take_portion(): array {
		$done         = array_diff_key( $this->orders, $this->in_save );
		$portion      = array_slice( $done, 0, max( 0, min( self::PORTION, count( $done ) - self::WAITING ) ), true );
		$this->orders = array_diff_key( $this->orders, $portion );
		$this->due    = max( count( $this->orders ), self::WAITING ) + self::PORTION;
		return $portion;
	}

	/**
	 * Takes all.
	 *
	 * @return array<int, bool> Order => whether the request has made it.
	 */
	public function take_all(): array {
		$all          = $this->orders;
		$this->orders = [];
		$this->due    = self::PORTION + self::WAITING;
		return $all;
	}
}
