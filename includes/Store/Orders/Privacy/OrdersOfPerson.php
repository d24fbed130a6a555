<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Privacy;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * The orders of somebody who is known by an e-mail address: those with the address, a guest's too, and those of its account,
 * whatever their status.
 */
final class OrdersOfPerson {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Their ids, oldest first.
	 *
	 * @param string $email E-mail address of a person.
	 * @return list<int>
	 */
	public function ids( string $email, int $limit, int $offset = 0 ): array {
		[ $sql, $args ] = $this->condition( $email );
		return array_map(
			intval( ... ),
			$this->database->column( "SELECT id FROM ( $sql ) found ORDER BY id LIMIT %d OFFSET %d", ...[ ...$args, $limit, $offset ] )
		);
	}

	/**
	 * How many there are.
	 *
	 * @param string $email E-mail address of a person.
	 */
	public function count( string $email ): int {
		[ $sql, $args ] = $this->condition( $email );
		return (int) $this->database->value( "SELECT COUNT(*) FROM ( $sql ) found", ...$args );
	}

	/**
	 * Each part is found by an index. The database takes accents for nothing and would find other people's orders: digests tell
	 * them apart.
	 *
	 * @return array{string, list<string|int>}
	 */
	private function condition( string $email ): array {
		$orders = $this->database->table( Tables::ORDERS );
		$user   = get_user_by( 'email', $email );
		$sql    = "SELECT id FROM $orders WHERE type = %s AND billing_email = %s AND MD5( LOWER( billing_email ) ) = %s";
		$args   = [ Order::TYPE, $email, md5( mb_strtolower( $email ) ) ];
		return false === $user
			? [ $sql, $args ]
			: [ "$sql UNION SELECT id FROM $orders WHERE type = %s AND customer_id = %d", [ ...$args, Order::TYPE, $user->ID ] ];
	}
}
