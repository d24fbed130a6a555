<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * The orders before and after one, by their numbers.
 */
final class Neighbors {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Finds them along the primary key.
	 *
	 * @return array{int, int} Ids of the previous and the next order, 0 where there is none.
	 */
	public function of( int $id ): array {
		$sql = "SELECT id FROM {$this->database->table( Tables::ORDERS )} WHERE type = %s AND status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' )";
		return [
			(int) $this->database->value( "$sql AND id < %d ORDER BY id DESC LIMIT 1", Order::TYPE, $id ),
			(int) $this->database->value( "$sql AND id > %d ORDER BY id LIMIT 1", Order::TYPE, $id ),
		];
	}
}
