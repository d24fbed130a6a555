<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels;

/**
 * A review that nobody has approved yet.
 */
final class PendingReview {

	/**
	 * @param int    $id
	 * @param string $reviewer   Name of its author.
	 * @param string $content    As it was written; may contain HTML.
	 * @param int    $rating     Stars, 1 to 5; 0 for none.
	 * @param int    $product_id
	 * @param string $product    Title of the product; may contain HTML.
	 * @param string $written    UTC, `Y-m-d H:i:s`.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $reviewer,
		public readonly string $content,
		public readonly int $rating,
		public readonly int $product_id,
		public readonly string $product,
		public readonly string $written
	) {}
}
