<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Table;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;
use Storewright\Screens\Lists\FilterField;
use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Orders\Index\OrderCounts;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Tables;
use Storewright\Store\Payments\PaymentServices;

/**
 * What the list of orders can be asked for in its address.
 */
final class OrderFilter {

	/**
	 * @var list<string> What could not be understood, in sentences.
	 */
	private array $refusals = [];

	/**
	 * @var list<FilterField>|null
	 */
	private ?array $fields = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * What of the last criteria was not understood, in sentences.
	 *
	 * @return list<string>
	 */
	public function refusals(): array {
		return $this->refusals;
	}

	/**
	 * The fields above the list.
	 *
	 * @return list<FilterField>
	 */
	public function fields(): array {
		return $this->fields ??= [
			new FilterField( 'from', __( 'From', 'storewright' ), [], 'date' ),
			new FilterField( 'to', __( 'To', 'storewright' ), [], 'date' ),
			new FilterField( 'customer', __( 'Customer: email or ID', 'storewright' ) ),
			new FilterField( 'product', __( 'Product: SKU or ID', 'storewright' ) ),
			new FilterField( 'payment', __( 'Payment method', 'storewright' ), $this->payments() ),
			new FilterField( 'origin', __( 'Created by', 'storewright' ), $this->creators() ),
		];
	}

	/**
	 * The criteria of an address. What is not understood finds nothing, and refusals say why.
	 *
	 * @param array<string, string> $asked     Of the address.
	 * @param string                $orderby   `id`, `date`, `total`, or '' for the usual order.
	 * @param bool                  $ascending
	 * @param int                   $limit
	 * @param int                   $offset
	 */
	public function criteria( array $asked, string $orderby, bool $ascending, int $limit, int $offset ): OrderCriteria {
		$this->refusals      = [];
		$status              = $asked['status'] ?? '';
		$origin              = $asked['origin'] ?? '';
		[ $account, $email ] = $this->customer( $asked['customer'] ?? '' );
		$product             = $this->product( $asked['product'] ?? '' );
		$from                = $this->day( $asked['from'] ?? '' )?->modify( '-1 second' );
		$to                  = $this->day( $asked['to'] ?? '' )?->modify( '+1 day' );
		return new OrderCriteria(
			statuses: '' === $status ? [] : [ $status ],
			customer: $account,
			customer_email: $email,
			product: $product,
			created_via: '' === $origin ? [] : [ $origin ],
			include: $this->is_understood() ? null : [],
			after: $from,
			before: $to,
			search: $asked['s'] ?? '',
			orderby: '' === $orderby ? 'date' : $orderby,
			ascending: $ascending,
			limit: $limit,
			offset: $offset,
			payment_method: $asked['payment'] ?? ''
		);
	}

	private function is_understood(): bool {
		return [] === $this->refusals;
	}

	/**
	 * @return array{int|null, string} Account and e-mail address.
	 */
	private function customer( string $text ): array {
		if ( '' === $text || ctype_digit( $text ) ) {
			return [ '' === $text ? null : (int) $text, '' ];
		}
		if ( ! str_contains( $text, '@' ) ) {
			/* translators: %s: what was typed. */
			$this->refusals[] = sprintf( __( '“%s” is neither an email address nor a customer ID.', 'storewright' ), $text );
		}
		return [ null, $text ];
	}

	private function product( string $text ): ?int {
		if ( '' === $text || ( ctype_digit( $text ) && null !== get_post( (int) $text ) ) ) {
			return '' === $text ? null : (int) $text;
		}
		$database = $this->context->database;
		$row      = $database->rows(
			"SELECT l.product_id, p.post_parent FROM {$database->table( 'wc_product_meta_lookup' )} l
			JOIN {$database->table( 'posts' )} p ON p.ID = l.product_id WHERE l.sku = %s LIMIT 1",
			$text
		)[0] ?? null;
		if ( null === $row ) {
			/* translators: %s: what was typed. */
			$this->refusals[] = sprintf( __( 'There is no product with the SKU or ID “%s”.', 'storewright' ), $text );
			return null;
		}
		return 0 < (int) $row['post_parent'] ? (int) $row['post_parent'] : (int) $row['product_id'];
	}

	/**
	 * The beginning of a day of the site.
	 */
	private function day( string $text ): ?DateTimeImmutable {
		if ( '' === $text ) {
			return null;
		}
		$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $text, wp_timezone() );
		if ( false === $day || $day->format( 'Y-m-d' ) !== $text ) {
			/* translators: %s: what was typed. */
			$this->refusals[] = sprintf( __( '“%s” is not a date, such as 2026-11-24.', 'storewright' ), $text );
			return null;
		}
		return $day->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * @return array<string, string>
	 */
	private function payments(): array {
		$names = [ '' => __( 'All payment methods', 'storewright' ) ];
		foreach ( ( new PaymentServices( $this->context ) )->query()->registry()->all() as $gateway ) {
			$names[ $gateway->id() ] = $gateway->method_title();
		}
		return $names;
	}

	/**
	 * Who or what made orders. That is not where their customers came from, which the column of the origin says, and which no index knows.
	 *
	 * @return array<string, string>
	 */
	private function creators(): array {
		$names = [ '' => __( 'Anyone', 'storewright' ) ];
		foreach ( $this->context->database->column(
			"SELECT DISTINCT created_via FROM {$this->context->database->table( Tables::COUNTS )}
			WHERE kind = %d AND product_id = 0 AND type = %s ORDER BY created_via",
			OrderCounts::MONTH,
			Order::TYPE
		) as $way ) {
			if ( '' !== (string) $way ) {
				$names[ (string) $way ] = OrderText::creator( (string) $way );
			}
		}
		return $names;
	}
}
