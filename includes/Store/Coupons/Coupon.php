<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Store\Calculation\Coupon as Discount;
use Storewright\Store\Calculation\DiscountType;

/**
 * A coupon of the shop.
 */
final class Coupon {

	/**
	 * @param int                    $id                     0 where it is not stored yet.
	 * @param string                 $code                   In small letters.
	 * @param string                 $status                 Status of the post, such as `publish`.
	 * @param string                 $description
	 * @param string                 $type                   Value of a DiscountType, or what an extension adds.
	 * @param BigDecimal             $amount                 Percent or money.
	 * @param DateTimeImmutable|null $created                UTC; null where it is not stored yet.
	 * @param DateTimeImmutable|null $modified               UTC.
	 * @param DateTimeImmutable|null $expires                UTC; from then on it can't be used. Null for never.
	 * @param int                    $usage_count            How often it was used.
	 * @param bool                   $individual_use         Whether it goes with no other coupon.
	 * @param list<int>              $product_ids            Products or variations that it is for.
	 * @param list<int>              $excluded_product_ids   Products or variations that it is not for.
	 * @param int|null               $usage_limit            How often it can be used, null for any number of times.
	 * @param int|null               $usage_limit_per_user   How often by one customer.
	 * @param int|null               $limit_usage_to_x_items For how many pieces it counts at most.
	 * @param bool                   $free_shipping          Whether it allows free shipping.
	 * @param list<int>              $category_ids           Categories that it is for.
	 * @param list<int>              $excluded_category_ids  Categories that it is not for.
	 * @param bool                   $exclude_sale_items     Whether it leaves out what is on sale.
	 * @param BigDecimal|null        $minimum_amount         Least that has to be in the basket; null for none.
	 * @param BigDecimal|null        $maximum_amount         Most that may be in the basket; null for none.
	 * @param list<string>           $email_restrictions     Addresses that may use it, `*` for any characters; none for all.
	 * @param list<string>           $used_by                User ids and e-mail addresses, one a use.
	 * @param list<MetaEntry>        $meta                   What clients and extensions keep with it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $code,
		public readonly string $status,
		public readonly string $description,
		public readonly string $type,
		public readonly BigDecimal $amount,
		public readonly ?DateTimeImmutable $created = null,
		public readonly ?DateTimeImmutable $modified = null,
		public readonly ?DateTimeImmutable $expires = null,
		public readonly int $usage_count = 0,
		public readonly bool $individual_use = false,
		public readonly array $product_ids = [],
		public readonly array $excluded_product_ids = [],
		public readonly ?int $usage_limit = null,
		public readonly ?int $usage_limit_per_user = null,
		public readonly ?int $limit_usage_to_x_items = null,
		public readonly bool $free_shipping = false,
		public readonly array $category_ids = [],
		public readonly array $excluded_category_ids = [],
		public readonly bool $exclude_sale_items = false,
		public readonly ?BigDecimal $minimum_amount = null,
		public readonly ?BigDecimal $maximum_amount = null,
		public readonly array $email_restrictions = [],
		public readonly array $used_by = [],
		public readonly array $meta = []
	) {}

	/**
	 * Whether it can't be used any more.
	 *
	 * @param DateTimeImmutable $now This moment.
	 */
	public function has_expired( DateTimeImmutable $now ): bool {
		return null !== $this->expires && $this->expires <= $now;
	}

	/**
	 * The coupon as if it were published, which says what it would do.
	 */
	public function published(): self {
		return new self(
			$this->id,
			$this->code,
			'publish',
			$this->description,
			$this->type,
			$this->amount,
			$this->created,
			$this->modified,
			$this->expires,
			$this->usage_count,
			$this->individual_use,
			$this->product_ids,
			$this->excluded_product_ids,
			$this->usage_limit,
			$this->usage_limit_per_user,
			$this->limit_usage_to_x_items,
			$this->free_shipping,
			$this->category_ids,
			$this->excluded_category_ids,
			$this->exclude_sale_items,
			$this->minimum_amount,
			$this->maximum_amount,
			$this->email_restrictions,
			$this->used_by,
			$this->meta
		);
	}

	/**
	 * A code in the form in which codes are compared.
	 *
	 * @param string $code As somebody wrote it.
	 */
	public static function normalised( string $code ): string {
		return mb_strtolower( trim( html_entity_decode( $code, ENT_QUOTES, 'UTF-8' ) ) );
	}

	/**
	 * Returns the coupon's discount. A type that only an extension knows does nothing by itself.
	 */
	public function for_calculation(): Discount {
		$type = DiscountType::tryFrom( $this->type );
		return new Discount(
			$this->id,
			$this->code,
			$type ?? DiscountType::FixedCart,
			null === $type ? BigDecimal::zero() : $this->amount,
			$this->limit_usage_to_x_items,
			$this->product_ids,
			$this->excluded_product_ids,
			$this->category_ids,
			$this->excluded_category_ids,
			$this->exclude_sale_items,
			$this->free_shipping
		);
	}
}
