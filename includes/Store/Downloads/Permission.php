<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use DateTimeImmutable;
use DateTimeZone;

/**
 * A buyer's permission to download a file of a product: a row of WooCommerce's table.
 */
final class Permission {

	/**
	 * @param int                    $id
	 * @param string                 $download_id Id of the file within its product.
	 * @param int                    $product_id
	 * @param int                    $order_id
	 * @param string                 $order_key
	 * @param string                 $email
	 * @param int                    $user_id     0 for a guest.
	 * @param int|null               $remaining   How often it may still be downloaded, null for without limit.
	 * @param DateTimeImmutable|null $expires     In UTC, null for never.
	 * @param int                    $count       How often it was downloaded.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $download_id,
		public readonly int $product_id,
		public readonly int $order_id,
		public readonly string $order_key,
		public readonly string $email,
		public readonly int $user_id,
		public readonly ?int $remaining,
		public readonly ?DateTimeImmutable $expires,
		public readonly int $count
	) {}

	/**
	 * A permission as the table has it.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function of_row( array $row ): self {
		$expires = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', (string) $row['access_expires'], new DateTimeZone( 'UTC' ) );
		return new self(
			(int) $row['permission_id'],
			(string) $row['download_id'],
			(int) $row['product_id'],
			(int) $row['order_id'],
			(string) $row['order_key'],
			(string) $row['user_email'],
			(int) $row['user_id'],
			is_numeric( $row['downloads_remaining'] ) ? (int) $row['downloads_remaining'] : null,
			false === $expires || $expires->getTimestamp() <= 0 ? null : $expires,
			(int) $row['download_count']
		);
	}

	/**
	 * Whether its time is over.
	 *
	 * @param DateTimeImmutable $now
	 */
	public function is_expired( DateTimeImmutable $now ): bool {
		return null !== $this->expires && $this->expires < $now;
	}
}
