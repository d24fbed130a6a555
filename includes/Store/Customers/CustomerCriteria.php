<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

/**
 * Which customers are listed, and in which order.
 */
final class CustomerCriteria {

	public const ORDERS = [ 'id', 'include', 'name', 'registered_date' ];

	/**
	 * @param string    $role    Role of the account, 'all' for any.
	 * @param string    $search  Part of login name, e-mail address or display name; '' for any.
	 * @param string    $email   The whole e-mail address; '' for any.
	 * @param list<int> $include Only these ids, if there are any.
	 * @param list<int> $exclude Not these ids.
	 * @param string    $orderby One of ORDERS.
	 * @param bool      $ascending
	 * @param int       $limit
	 * @param int       $offset
	 */
	public function __construct(
		public readonly string $role = CustomerRole::ID,
		public readonly string $search = '',
		public readonly string $email = '',
		public readonly array $include = [],
		public readonly array $exclude = [],
		public readonly string $orderby = 'name',
		public readonly bool $ascending = true,
		public readonly int $limit = 10,
		public readonly int $offset = 0
	) {}
}
