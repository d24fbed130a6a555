<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;

/**
 * A file that a customer may download because they bought it.
 */
final class Download {

	/**
	 * @param string                 $id        Id of the file within its product.
	 * @param int|null               $remaining How often it may still be downloaded; null for without limit.
	 * @param DateTimeImmutable|null $expires   In UTC; null for never.
	 * @param string                 $name      The file's name for customers.
	 * @param string                 $file      Where the file lies.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $product_id,
		public readonly string $product_name,
		public readonly int $order_id,
		public readonly string $order_key,
		public readonly string $email,
		public readonly ?int $remaining,
		public readonly ?DateTimeImmutable $expires,
		public readonly string $name,
		public readonly string $file
	) {}

	/**
	 * Address that the customer downloads it from.
	 */
	public function url(): string {
		return add_query_arg(
			[
				'download_file' => $this->product_id,
				'order'         => $this->order_key,
				'uid'           => hash( 'sha256', $this->email ),
				'key'           => $this->id,
			],
			home_url( '/' )
		);
	}
}
