<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use Closure;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * Changes of an order as people read them: what was changed, from what, to what. Plain text, to be escaped where it is printed.
 */
final class ChangeTexts {

	/**
	 * @param Closure(string): string $money Makes a text of an amount.
	 */
	public function __construct( private readonly Closure $money ) {}

	/**
	 * A change in one line.
	 */
	public function line( OrderChange $change ): string {
		[ $label, $old, $new ] = $this->parts( $change );
		$values                = array_filter( [ $old, $new ], static fn( ?string $value ) => null !== $value );
		return [] === $values ? $label : $label . ': ' . implode( ' → ', $values );
	}

	/**
	 * Its parts.
	 *
	 * @return array{string, string|null, string|null} What was changed, and its values before and after; null where it was added or
	 *                                                 removed.
	 */
	public function parts( OrderChange $change ): array {
		$is_item = in_array( $change->part, OrderChange::ITEMS, true );
		if ( in_array( $change->part, OrderChange::EVENTS, true ) ) {
			return $this->event( $change );
		}
		if ( $is_item && '' === $change->field ) {
			return [
				null === $change->old ? self::added()[ $change->part ] : self::removed()[ $change->part ],
				null === $change->old ? null : $this->item( $change, $change->old ),
				null === $change->new ? null : $this->item( $change, $change->new ),
			];
		}
		return [
			$is_item ? self::item_label( $change ) : self::label( $change ),
			$this->value( $change, $change->old ),
			$this->value( $change, $change->new ),
		];
	}

	/**
	 * Something that was done with the order, and is no change of its own fields.
	 *
	 * @return array{string, string|null, string|null}
	 */
	private function event( OrderChange $change ): array {
		$is_gone = null !== $change->old;
		$value   = $change->old ?? $change->new ?? '';
		$text    = match ( $change->part ) {
			OrderChange::REFUND => ( $this->money )( $value ) . ( '' === $change->name ? '' : ", $change->name" ),
			OrderChange::NOTE   => '' === $value ? '–' : (string) wp_date( 'Y-m-d H:i', (int) strtotime( "$value UTC" ) ),
			OrderChange::MORE   => null,
			default             => $change->name,
		};
		$label = match ( $change->part ) {
			OrderChange::REFUND   => $is_gone ? __( 'Refund deleted', 'storewright' ) : __( 'Refund made', 'storewright' ),
			OrderChange::DOWNLOAD => $is_gone ? __( 'Access to download revoked', 'storewright' ) : __( 'Access to download granted', 'storewright' ),
			OrderChange::EMAIL    => __( 'Email sent again', 'storewright' ),
			OrderChange::NOTE     => OrderChange::NOTE_TO_CUSTOMER === $change->name ? __( 'Note to the customer deleted', 'storewright' ) : __( 'Private note deleted', 'storewright' ),
			/* translators: %s: a number. */
			default               => sprintf( _n( 'and %s more change', 'and %s more changes', (int) $value, 'storewright' ), number_format_i18n( (int) $value ) ),
		};
		return [ $label, $is_gone ? $text : null, $is_gone ? null : $text ];
	}

	/**
	 * An item that was added or removed.
	 */
	private function item( OrderChange $change, string $value ): string {
		return OrderChange::LINE === $change->part ? "$change->name × $value" : "$change->name, " . ( $this->money )( $value );
	}

	private function value( OrderChange $change, ?string $value ): string {
		return match ( true ) {
			null === $value, '' === $value => '–',
			'total' === $change->field, in_array( $change->part, [ 'total', 'total_tax' ], true ) => ( $this->money )( $value ),
			'status' === $change->part => OrderStatus::label( $value ),
			'customer' === $change->part => self::customer( (int) $value ),
			default => $value,
		};
	}

	private static function customer( int $id ): string {
		$user = 0 === $id ? false : get_userdata( $id );
		return match ( true ) {
			0 === $id       => __( 'Guest', 'storewright' ),
			false === $user => "#$id",
			default         => "$user->display_name (#$id)",
		};
	}

	private static function item_label( OrderChange $change ): string {
		if ( str_starts_with( $change->field, 'meta:' ) ) {
			return "$change->name: " . substr( $change->field, 5 );
		}
		return match ( $change->field ) {
			/* translators: %s: name of an item. */
			'quantity' => sprintf( __( 'Quantity of %s', 'storewright' ), $change->name ),
			/* translators: %s: name of an item. */
			'name'     => sprintf( __( 'Name of %s', 'storewright' ), $change->name ),
			default    => OrderChange::COUPON === $change->part
				/* translators: %s: code of a coupon. */
				? sprintf( __( 'Discount of coupon %s', 'storewright' ), $change->name )
				/* translators: %s: name of an item. */
				: sprintf( __( 'Total of %s', 'storewright' ), $change->name ),
		};
	}

	private static function label( OrderChange $change ): string {
		return match ( $change->part ) {
			'total'           => __( 'Total', 'storewright' ),
			'total_tax'       => __( 'Tax', 'storewright' ),
			'status'          => __( 'Status', 'storewright' ),
			'customer'        => __( 'Customer', 'storewright' ),
			'payment_method'  => __( 'Payment method', 'storewright' ),
			'transaction_id'  => __( 'Transaction ID', 'storewright' ),
			'customer_note'   => __( 'Note from the customer', 'storewright' ),
			/* translators: %s: a field of an address, such as City. */
			'billing'         => sprintf( __( 'Billing address, %s', 'storewright' ), OrderAddress::labels()[ $change->field ] ?? $change->field ),
			/* translators: %s: a field of an address, such as City. */
			'shipping'        => sprintf( __( 'Shipping address, %s', 'storewright' ), OrderAddress::labels()[ $change->field ] ?? $change->field ),
			/* translators: %s: name of a custom field. */
			OrderChange::META => sprintf( __( 'Custom field %s', 'storewright' ), $change->name ),
			default           => $change->part,
		};
	}

	/**
	 * @return array<string, string>
	 */
	private static function added(): array {
		return [
			OrderChange::LINE          => __( 'Product added', 'storewright' ),
			OrderChange::SHIPPING_LINE => __( 'Shipping added', 'storewright' ),
			OrderChange::FEE           => __( 'Fee added', 'storewright' ),
			OrderChange::COUPON        => __( 'Coupon added', 'storewright' ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function removed(): array {
		return [
			OrderChange::LINE          => __( 'Product removed', 'storewright' ),
			OrderChange::SHIPPING_LINE => __( 'Shipping removed', 'storewright' ),
			OrderChange::FEE           => __( 'Fee removed', 'storewright' ),
			OrderChange::COUPON        => __( 'Coupon removed', 'storewright' ),
		];
	}
}
