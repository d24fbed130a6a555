<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use DateTimeImmutable;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\RowWriter;

/**
 * Which orders are asked for, and in which order.
 *
 * Times are UTC and exclusive. An empty list asks for nothing in particular; so does null.
 */
final class OrderCriteria {

	public const ANY = 'any';

	/**
	 * Without prefix; `any` or none for all that lists show.
	 *
	 * @var list<string>
	 */
	public readonly array $statuses;

	/**
	 * Billed e-mail address, '' for any.
	 */
	public readonly string $customer_email;

	/**
	 * Where they came from, none for anywhere.
	 *
	 * @var list<string>
	 */
	public readonly array $created_via;

	/**
	 * Id of a payment method, '' for any.
	 */
	public readonly string $payment_method;

	/**
	 * @param string                 $type            Order::TYPE or Order::REFUND.
	 * @param list<string>           $statuses        Without prefix; `any` or none for all that lists show. For refunds too.
	 * @param int|null               $customer        Account that ordered, 0 for guests.
	 * @param string                 $customer_email  Billed e-mail address.
	 * @param int|null               $product         Product that is in the order.
	 * @param list<string>           $created_via     Where they came from.
	 * @param list<int>              $parents         Orders that they belong to.
	 * @param list<int>              $not_parents     Orders that they don't belong to.
	 * @param list<int>|null         $include         Only these; an empty list asks for none.
	 * @param list<int>              $exclude         None of these.
	 * @param DateTimeImmutable|null $after           Made later.
	 * @param DateTimeImmutable|null $before          Made earlier.
	 * @param DateTimeImmutable|null $modified_after  Changed later.
	 * @param DateTimeImmutable|null $modified_before Changed earlier.
	 * @param string                 $search          Words of number, e-mail address, name, company, phone number; all have to be found.
	 * @param string                 $orderby         `date`, `modified`, `id`, `total` or `include`; `title` and `slug` are the id.
	 * @param bool                   $ascending       Whether the lowest come first.
	 * @param int                    $limit           How many at most.
	 * @param int                    $offset          How many are passed over.
	 * @param string                 $payment_method  Id of the payment method.
	 */
	public function __construct(
		public readonly string $type = Order::TYPE,
		array $statuses = [],
		public readonly ?int $customer = null,
		string $customer_email = '',
		public readonly ?int $product = null,
		array $created_via = [],
		public readonly array $parents = [],
		public readonly array $not_parents = [],
		public readonly ?array $include = null,
		public readonly array $exclude = [],
		public readonly ?DateTimeImmutable $after = null,
		public readonly ?DateTimeImmutable $before = null,
		public readonly ?DateTimeImmutable $modified_after = null,
		public readonly ?DateTimeImmutable $modified_before = null,
		public readonly string $search = '',
		public readonly string $orderby = 'date',
		public readonly bool $ascending = false,
		public readonly int $limit = 10,
		public readonly int $offset = 0,
		string $payment_method = ''
	) {
		// What nothing can be called finds nothing, rather than upset the database.
		$this->statuses       = array_map( RowWriter::fit( ... ), $statuses );
		$this->customer_email = RowWriter::fit( $customer_email );
		$this->created_via    = array_map( RowWriter::fit( ... ), $created_via );
		$this->payment_method = RowWriter::fit( $payment_method );
	}

	/**
	 * The same criteria with one status.
	 *
	 * @param string $status Without prefix.
	 */
	public function in_status( string $status ): self {
		return new self(
			$this->type,
			[ $status ],
			$this->customer,
			$this->customer_email,
			$this->product,
			$this->created_via,
			$this->parents,
			$this->not_parents,
			$this->include,
			$this->exclude,
			$this->after,
			$this->before,
			$this->modified_after,
			$this->modified_before,
			$this->search,
			$this->orderby,
			$this->ascending,
			$this->limit,
			$this->offset,
			$this->payment_method
		);
	}

	/**
	 * The statuses that are asked for, each once.
	 *
	 * @return list<string> Without prefix.
	 */
	public function statuses(): array {
		if ( [] === $this->statuses || in_array( self::ANY, $this->statuses, true ) ) {
			// Whoever asks for any status and the trash or drafts gets both.
			return array_values(
				array_unique( [ ...OrderStatus::listed(), ...array_intersect( OrderStatus::UNLISTED, $this->statuses ) ] )
			);
		}
		return array_values( array_unique( $this->statuses ) );
	}
}
