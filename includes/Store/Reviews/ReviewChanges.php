<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use DateTimeImmutable;

/**
 * Changes of a review; null leaves a field as it is.
 */
final class ReviewChanges {

	/**
	 * @param int|null               $product_id     The product that is reviewed.
	 * @param string|null            $reviewer       Name of who wrote it.
	 * @param string|null            $reviewer_email Email address of who wrote it.
	 * @param string|null            $review         Text, which may hold the markup of comments.
	 * @param int|null               $rating         Stars from 1 to 5; 0 for none.
	 * @param string|null            $status         approved, hold, spam, unspam, trash or untrash.
	 * @param DateTimeImmutable|null $created        When it was written; a new one without it is of this moment.
	 */
	public function __construct(
		public readonly ?int $product_id = null,
		public readonly ?string $reviewer = null,
		public readonly ?string $reviewer_email = null,
		public readonly ?string $review = null,
		public readonly ?int $rating = null,
		public readonly ?string $status = null,
		public readonly ?DateTimeImmutable $created = null
	) {}
}
