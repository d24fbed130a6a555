<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

/**
 * One change of an order: what was changed, from what to what. The text that people read of it is made when it is shown.
 */
final class OrderChange {

	public const LINE = 'line_item';

	public const SHIPPING_LINE = 'shipping_line';

	public const FEE = 'fee';

	public const COUPON = 'coupon';

	/**
	 * Parts that are items.
	 */
	public const ITEMS = [ self::LINE, self::SHIPPING_LINE, self::FEE, self::COUPON ];

	public const META = 'meta';

	/**
	 * A refund that was made or deleted; its name is the reason.
	 */
	public const REFUND = 'refund';

	/**
	 * Access to a file that was granted or revoked.
	 */
	public const DOWNLOAD = 'download';

	/**
	 * An email that was sent again.
	 */
	public const EMAIL = 'email';

	/**
	 * A note that was deleted, by when it was written; its name says for whom it was.
	 */
	public const NOTE = 'note';

	public const NOTE_TO_CUSTOMER = 'customer';

	/**
	 * How many changes of the same save are not kept.
	 */
	public const MORE = 'more';

	/**
	 * Parts that are no fields of the order.
	 */
	public const EVENTS = [ self::REFUND, self::DOWNLOAD, self::EMAIL, self::NOTE, self::MORE ];

	/**
	 * Characters of a value that are kept.
	 */
	private const MAX_LENGTH = 200;

	/**
	 * @param string      $part  What was changed: one of the constants, `billing`, `shipping`, or a field of the
	 *                           order, such as `total`.
	 * @param string      $name  Name of the item or of the custom field, '' for a field of the order.
	 * @param string      $field The field of the item or of the address; '' where an item was added or removed.
	 * @param string|null $old   Value before, null where there was none.
	 * @param string|null $new   Value after, null where there is none.
	 */
	public function __construct(
		public readonly string $part,
		public readonly string $name,
		public readonly string $field,
		public readonly ?string $old,
		public readonly ?string $new
	) {}

	/**
	 * As it is stored.
	 *
	 * @return array<string, string|null>
	 */
	public function stored(): array {
		return [
			'part'  => $this->part,
			'name'  => self::shortened( $this->name ),
			'field' => self::shortened( $this->field ),
			'old'   => self::shortened( $this->old ),
			'new'   => self::shortened( $this->new ),
		];
	}

	/**
	 * A stored change.
	 *
	 * @param array<mixed> $stored
	 */
	public static function of( array $stored ): self {
		$text = static fn( string $name ): ?string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : null;
		return new self( $text( 'part' ) ?? '', $text( 'name' ) ?? '', $text( 'field' ) ?? '', $text( 'old' ), $text( 'new' ) );
	}

	/**
	 * @return ($text is null ? null : string)
	 */
	private static function shortened( ?string $text ): ?string {
		if ( null === $text ) {
			return null;
		}
		$text = mb_scrub( $text );
		return mb_strlen( $text ) > self::MAX_LENGTH ? mb_substr( $text, 0, self::MAX_LENGTH - 1 ) . '…' : $text;
	}
}
