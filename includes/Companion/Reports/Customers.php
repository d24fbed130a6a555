<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Closure;
use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Options;
use Storewright\Shop\Reports\CountedStatuses;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\HeldCustomer;
use WC_Order;

/**
 * Keeps who ordered in a table of our own: accounts by their id, guests by e-mail address.
 *
 * @internal
 */
final class Customers {

	private readonly string $table;

	/**
	 * The row of whom of_order() has found last.
	 *
	 * @var array<string, string|null>
	 */
	private array $last = [];

	public function __construct( private readonly Connection $database, private readonly Options $options ) {
		$this->table = $database->table( Tables::CUSTOMERS );
	}

	/**
	 * The number of whoever placed an order: found, or made now. An order from which personal data was removed stays theirs whose it was,
	 * or nobody's: the address that it has is that of all such orders. So does one without an address whose account was deleted.
	 *
	 * @param WC_Order               $order
	 * @param Closure(): void|null $before_adding Called before somebody is added, which it may prevent by an exception.
	 * @return array{int, array<string, string>} `customer_id`, 0 for a guest without an e-mail address; and what the order says otherwise
	 *   than what is known of them, for RowStore::hold().
	 */
	public function of_order( WC_Order $order, ?Closure $before_adding = null ): array {
		$user = CustomerFacts::account( $order->get_customer_id() );
		if ( false === $user && AnonymizedOrders::is_marked( $order ) ) {
			return [ $this->kept( $order ), [] ];
		}
		$email = mb_strtolower( mb_substr( false !== $user ? $user->user_email : $order->get_billing_email( 'edit' ), 0, 100 ) );
		if ( false === $user && '' === $email ) {
			return [ $this->kept( $order, true ), [] ];
		}
		$find  = fn() => false !== $user ? $this->account( $user->ID ) : $this->guest( $email );
		$known = $find();
		$row   = CustomerFacts::of_order( $order, $email, $user );
		if ( null === $known ) {
			if ( null !== $before_adding ) {
				$before_adding();
			}
			$number     = $this->database->lock(
				'customer_' . md5( $email ),
				fn() => (int) ( $find()['customer_id'] ?? $this->add( $row, false !== $user ? $user->ID : 0 ) )
			);
			$this->last = [ 'customer_id' => (string) $number ] + HeldCustomer::NO_ORDERS;
			return [ $number, [] ];
		}
		$this->last = $known;
		// An older order says nothing new of them.
		$is_older = $row['date_last_active'] < (string) $known['date_last_active'];
		return [ (int) $known['customer_id'], $is_older ? [] : array_diff_assoc( $row, $known ) ];
	}

	/**
	 * Whether personal data was removed from an order, who placed it with it. One that was given an account since is that account's.
	 */
	public function is_anonymized( WC_Order $order ): bool {
		return false === CustomerFacts::account( $order->get_customer_id() ) && AnonymizedOrders::is_marked( $order );
	}

	/**
	 * The number that of_order() would find, where it is known already.
	 *
	 * @return int|null Null where whoever ordered is not known yet.
	 */
	public function number_of( WC_Order $order ): ?int {
		$user = CustomerFacts::account( $order->get_customer_id() );
		if ( false !== $user ) {
			$known = $this->account( $user->ID );
		} elseif ( AnonymizedOrders::is_marked( $order ) ) {
			return $this->kept( $order );
		} else {
			$email = mb_strtolower( mb_substr( $order->get_billing_email( 'edit' ), 0, 100 ) );
			$known = '' === $email ? [ 'customer_id' => $this->kept( $order, true ) ] : $this->guest( $email );
		}
		return null === $known ? null : (int) $known['customer_id'];
	}

	/**
	 * The number that reports have for an order.
	 *
	 * @param WC_Order $order
	 * @param bool     $of_guest Whether it is to be a guest's.
	 */
	private function kept( WC_Order $order, bool $of_guest = false ): int {
		return (int) $this->database->value(
			"SELECT c.customer_id FROM {$this->database->table( Tables::STATS )} s JOIN {$this->table} c ON c.customer_id = s.customer_id
			WHERE s.order_id = %d" . ( $of_guest ? ' AND c.user_id IS NULL' : '' ),
			$order->get_id()
		);
	}

	/**
	 * A customer as of_order() has read or added them; by now they may be otherwise.
	 *
	 * @param int                   $number `customer_id`.
	 * @param array<string, string> $news   What it has said.
	 * @return HeldCustomer|null Null for nobody who is known.
	 */
	public function as_read( int $number, array $news ): ?HeldCustomer {
		return 0 !== $number && (int) ( $this->last['customer_id'] ?? 0 ) === $number ? HeldCustomer::of_row( $this->last, $news ) : null;
	}

	/**
	 * @param int                   $number  `customer_id`.
	 * @param array<string, string> $changes
	 */
	private function change( int $number, array $changes ): void {
		if ( [] !== $changes ) {
			// As a statement of our own: WordPress's update() would ask for the table's columns first, which here only names beyond ASCII need.
			$this->database->execute(
				"UPDATE {$this->table} SET " . implode( ' = %s, ', array_keys( $changes ) ) . ' = %s WHERE customer_id = %d',
				...[ ...array_values( $changes ), $number ]
			);
		}
	}

	/**
	 * Has customers' accounts be known, and what they say by now: name, e-mail address, address. What one does not say stays as the orders
	 * say. Of one whose personal data was erased nothing is known until it orders again. All are read with one query, and those that say
	 * something new written with one.
	 *
	 * @param list<int> $ids Ids of accounts; one of another role is followed only where it has ordered.
	 */
	public function follow_accounts( array $ids ): void {
		sort( $ids );
		cache_users( $ids );
		$known = $this->accounts( $ids );
		$rows  = [];
		foreach ( $ids as $id ) {
			$user = CustomerFacts::account( $id );
			if ( false === $user || ( isset( $known[ $id ] ) && self::is_erased( $known[ $id ] ) ) ) {
				continue;
			}
			$row      = CustomerFacts::of_account( $user );
			$said     = array_filter( $row, static fn( string $value ): bool => '' !== $value );
			$has_news = isset( $known[ $id ] )
				? [] !== array_diff_assoc( $said, $known[ $id ] )
				: in_array( 'customer', $user->roles, true );
			if ( $has_news ) {
				$rows[ $id ] = $row;
			}
		}
		if ( [] !== $rows ) {
			DeadlockRetry::run( fn() => $this->database->transaction( fn() => $this->put_accounts( $rows ) ) );
		}
	}

	/**
	 * Adds accounts, or changes what they say otherwise: an order may have made a customer of one meanwhile.
	 *
	 * @param non-empty-array<int, array<string, string>> $rows What accounts say, by their ids.
	 */
	private function put_accounts( array $rows ): void {
		$columns = array_keys( $rows[ array_key_first( $rows ) ] );
		$values  = [];
		foreach ( $rows as $id => $row ) {
			array_push( $values, $id, ...array_values( $row ) );
		}
		// What is not said is no date, and else an empty text.
		$is_date = static fn( string $column ): bool => str_starts_with( $column, 'date_' );
		$places  = '( %d, ' . implode( ', ', array_map( static fn( string $column ) => $is_date( $column ) ? "NULLIF( %s, '' )" : '%s', $columns ) ) . ' )';
		$change  = static fn( string $column ): string => $is_date( $column ) ? "VALUES( $column )" : "NULLIF( VALUES( $column ), '' )";
		$this->database->execute(
			"INSERT INTO {$this->table} ( user_id, " . implode( ', ', $columns ) . ' )
			VALUES ' . implode( ', ', array_fill( 0, count( $rows ), $places ) ) . '
			ON DUPLICATE KEY UPDATE ' . implode(
				', ',
				array_map( static fn( string $column ) => "$column = COALESCE( {$change( $column )}, $column )", $columns )
			),
			...$values
		);
	}

	/**
	 * Takes a customer whose account is deleted for a guest, as WooCommerce does with the orders; without one nothing stays of them.
	 *
	 * @param int $user Id of the account.
	 */
	public function forget_account( int $user ): void {
		$number = $this->account( $user )['customer_id'] ?? null;
		if ( null !== $number ) {
			// First: where it fails, the account is found again.
			$this->drop_unused( (int) $number, true );
			$this->database->execute(
				"UPDATE {$this->table} SET user_id = NULL, username = '', date_registered = NULL WHERE customer_id = %d",
				(int) $number
			);
		}
	}

	/**
	 * Forgets a guest who has no order any more, or whoever has none and whose account is gone.
	 */
	private function drop_unused( int $number, bool $is_gone = false ): void {
		$this->database->execute(
			"DELETE FROM {$this->table} WHERE customer_id = %d" . ( $is_gone ? '' : ' AND user_id IS NULL' ) . "
			AND NOT EXISTS ( SELECT 1 FROM {$this->database->table( Tables::STATS )} s WHERE s.customer_id = %d )",
			$number,
			$number
		);
	}

	/**
	 * All that is known of whoever has an e-mail address: of their account, and of them as a guest. Nothing once it was erased.
	 *
	 * @param string $email
	 * @return list<array<string, string|null>>
	 */
	public function of_person( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$id    = false === $user ? 0 : $user->ID;
		$email = mb_strtolower( mb_substr( $email, 0, 100 ) );
		// The database takes accents for nothing, so that it finds more than this one.
		$found = [];
		foreach ( $this->database->rows(
			"SELECT * FROM {$this->table} WHERE user_id = %d OR email = %s ORDER BY customer_id",
			$id,
			$email
		) as $row ) {
			$is_theirs = ( 0 !== $id && (int) $row['user_id'] === $id ) || ( '' !== $email && $row['email'] === $email );
			if ( $is_theirs && ! self::is_erased( $row ) ) {
				$found[] = $row;
			}
		}
		return $found;
	}

	/**
	 * Has what is known of somebody be what their last order and their account still say, after data was removed from these. Where it was
	 * removed from all of their orders, these stay one nameless customer's, so that reports go on counting as they did, and the account is
	 * a customer of its own.
	 *
	 * @param int  $number    `customer_id`.
	 * @param bool $is_erased Whether an account without orders is to be known by its number alone; a guest without orders is forgotten.
	 * @return bool Whether their orders or account still say something.
	 */
	public function renew( int $number, bool $is_erased ): bool {
		$this->drop_unused( $number );
		$known = $this->found( 'customer_id = %d', $number )[0] ?? null;
		if ( null === $known || ( self::is_erased( $known ) && ( null === $known['user_id'] || ! $is_erased ) ) ) {
			return false;
		}
		$user  = CustomerFacts::account( (int) $known['user_id'] );
		$facts = false === $user ? [] : CustomerFacts::of_account( $user );
		$says  = array_filter( $facts, static fn( string $value ): bool => '' !== $value );
		$order = wc_get_order( ( new AnonymizedOrders( $this->database ) )->last_other_of( $number ) );
		if ( $order instanceof WC_Order ) {
			$email = mb_strtolower( mb_substr( $order->get_billing_email( 'edit' ), 0, 100 ) );
			$this->change( $number, $says + CustomerFacts::of_order( $order, $email, $user ) );
			return true;
		}
		$is_known = ! $is_erased && [] !== $says;
		$this->database->transaction(
			function () use ( $number, $user, $says, $is_known ): void {
				$has_orders = $this->has_orders( $number );
				$this->database->execute(
					"UPDATE {$this->table} SET username = '', first_name = '', last_name = '', email = '', country = '', postcode = '',
					city = '', state = '', date_registered = NULL" . ( $has_orders ? ', user_id = NULL' : '' ) . ' WHERE customer_id = %d',
					$number
				);
				if ( ! $has_orders || false !== $user ) {
					$account = $has_orders && false !== $user ? $this->add_nameless( $user->ID ) : $number;
					$this->change( $account, ( $is_known ? $says : [] ) + [ 'date_last_active' => gmdate( 'Y-m-d H:i:s' ) ] );
				}
			}
		);
		return $is_known;
	}

	private function add_nameless( int $user ): int {
		return $this->database->insert(
			Tables::CUSTOMERS,
			[
				'user_id'    => $user,
				'first_name' => '',
				'last_name'  => '',
				'email'      => '',
			]
		);
	}

	private function has_orders( int $number ): bool {
		return null !== $this->database->value( "SELECT 1 FROM {$this->database->table( Tables::STATS )} WHERE customer_id = %d LIMIT 1", $number );
	}

	/**
	 * Whether more is known of somebody than their orders and their account say, since personal data was removed from all of the orders.
	 *
	 * @param int $number `customer_id`.
	 */
	public function is_to_be_nameless( int $number ): bool {
		$known = $this->found( 'customer_id = %d', $number )[0] ?? null;
		return null !== $known && ( null !== $known['user_id'] || ! self::is_erased( $known ) ) && $this->has_orders( $number )
			&& 0 === ( new AnonymizedOrders( $this->database ) )->last_other_of( $number );
	}

	/**
	 * Whether somebody is known by the number of their account alone.
	 *
	 * @param array<string, string|null> $known
	 */
	private static function is_erased( array $known ): bool {
		return '' === $known['email'] && '' === $known['username'];
	}

	/**
	 * @return array<string, string|null>|null
	 */
	private function account( int $user ): ?array {
		return $this->found( 'user_id = %d', $user )[0] ?? null;
	}

	/**
	 * @param list<int> $users Ids of accounts.
	 * @return array<int, array<string, string|null>> Those that are known, by these ids.
	 */
	private function accounts( array $users ): array {
		$known = [];
		if ( [] !== $users ) {
			$places = implode( ', ', array_fill( 0, count( $users ), '%d' ) );
			foreach ( $this->database->rows( "SELECT * FROM {$this->table} WHERE user_id IN ( $places )", ...$users ) as $row ) {
				$known[ (int) $row['user_id'] ] = $row;
			}
		}
		return $known;
	}

	/**
	 * @return array<string, string|null>|null
	 */
	private function guest( string $email ): ?array {
		foreach ( $this->found( 'email = %s AND user_id IS NULL', $email ) as $row ) {
			// The database takes accents for nothing, so that it finds more than this one.
			if ( $row['email'] === $email ) {
				return $row;
			}
		}
		return null;
	}

	/**
	 * Customers; and along with them the options that are asked for next, which are rarely cached: each question for one is a query then.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function found( string $where, string|int $value ): array {
		$unknown = array_filter(
			[ CountedStatuses::OPTION, CustomerCheck::OPTION ],
			fn( string $option ): bool => ! $this->options->is_known( $option )
		);
		$options = implode(
			'',
			array_map(
				fn( string $option ): string => ", ( SELECT option_value FROM {$this->database->table( 'options' )}
					WHERE option_name = '$option' ) AS `$option`",
				$unknown
			)
		);
		$rows    = $this->database->rows( "SELECT c.*$options FROM {$this->table} c WHERE $where ORDER BY customer_id", $value );
		foreach ( [] === $rows ? [] : $unknown as $option ) {
			$this->options->learn( $option, $rows[0][ $option ] );
		}
		return $rows;
	}

	/**
	 * Adds a customer. An account may be there by now: follow_accounts() waits for no lock.
	 *
	 * @param array<string, string> $row
	 */
	private function add( array $row, int $user_id ): int {
		if ( 0 === $user_id ) {
			return $this->database->insert( Tables::CUSTOMERS, $row );
		}
		$this->put_accounts( [ $user_id => $row ] );
		return (int) ( $this->account( $user_id )['customer_id'] ?? 0 );
	}
}
