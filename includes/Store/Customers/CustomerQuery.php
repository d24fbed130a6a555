<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Store\Customers\Index\AccountIndexStatus;
use Storewright\Store\Customers\Index\AccountList;
use WP_User;
use WP_User_Query;

/**
 * Reads the customers who have an account.
 */
final class CustomerQuery {

	/**
	 * Statuses of orders that were paid, as the table of orders has them.
	 */
	private const PAID = [ 'wc-processing', 'wc-completed' ];

	/**
	 * Statuses of what is no order yet, or none any more.
	 */
	private const UNCOUNTED = [ 'auto-draft', 'wc-checkout-draft', 'trash' ];

	public function __construct( private readonly Context $context ) {}

	/**
	 * One account, whatever its role; null where there is none.
	 *
	 * @param int $id Id of the account.
	 */
	public function find( int $id ): ?Customer {
		$user = CustomerAccess::account( $id );
		return null === $user ? null : $this->customers_of( [ $user ] )[0] ?? null;
	}

	/**
	 * Returns a page of customers.
	 *
	 * @param CustomerCriteria $criteria
	 */
	public function page( CustomerCriteria $criteria ): CustomerPage {
		if ( ! AccountList::fits( $criteria ) || ! ( new AccountIndexStatus( $this->context ) )->is_ready() ) {
			return $this->page_of_wordpress( $criteria );
		}
		[ $ids, $total ] = ( new AccountList( $this->context->database ) )->page( $criteria );
		cache_users( $ids );
		return new CustomerPage( $this->customers_of( array_values( array_filter( array_map( get_userdata( ... ), $ids ) ) ) ), $total );
	}

	/**
	 * How many accounts have a role.
	 */
	public function count_of_role( string $role ): int {
		return $this->page( new CustomerCriteria( $role, orderby: 'id', limit: 1 ) )->total;
	}

	/**
	 * Returns the same by WordPress's own query, which reads all accounts.
	 */
	private function page_of_wordpress( CustomerCriteria $criteria ): CustomerPage {
		$order = match ( $criteria->orderby ) {
			'id'              => 'ID',
			'include'         => 'include',
			'registered_date' => 'registered',
			default           => 'display_name',
		};
		$args = [
			'number'  => $criteria->limit,
			'offset'  => $criteria->offset,
			'order'   => $criteria->ascending ? 'ASC' : 'DESC',
			// Accounts that are equal in this keep their order from page to page.
			'orderby' => 'include' === $order ? 'include' : array_fill_keys(
				array_unique( [ $order, 'ID' ] ),
				$criteria->ascending ? 'ASC' : 'DESC'
			),
			'include' => $criteria->include, // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- A list of ids.
			'exclude' => $criteria->exclude, // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- A list of ids.
		];
		if ( 'all' !== $criteria->role ) {
			$args['role'] = $criteria->role;
		}
		if ( '' !== $criteria->email ) {
			$args['search']         = trim( $criteria->email, '*' );
			$args['search_columns'] = [ 'user_email' ];
		} elseif ( '' !== $criteria->search ) {
			$args['search'] = '*' . trim( $criteria->search, '*' ) . '*';
		}
		$query = new WP_User_Query( $args );
		/** @var list<WP_User> $users */
		$users = $query->get_results();
		return new CustomerPage( $this->customers_of( $users ), $query->get_total() );
	}

	/**
	 * Returns the purchases of accounts so far, in one query.
	 *
	 * @param list<int> $ids Ids of accounts.
	 * @return array<int, CustomerTotals> By id, each of them.
	 */
	public function totals_of( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$decimals = max( 0, min( 8, (int) $this->context->options->string( 'woocommerce_price_num_decimals', '2' ) ) );
		$rows     = $this->context->database->rows(
			"SELECT customer_id, COUNT(*) AS orders,
			SUM( CASE WHEN status IN ( {$this->places( self::PAID, '%s' )} ) THEN total_amount ELSE 0 END ) AS spent
			FROM {$this->context->database->table( 'wc_orders' )}
			WHERE customer_id IN ( {$this->places( $ids, '%d' )} ) AND type = 'shop_order'
				AND status NOT IN ( {$this->places( self::UNCOUNTED, '%s' )} )
			GROUP BY customer_id",
			...self::PAID,
			...$ids,
			...self::UNCOUNTED
		);
		$totals   = array_fill_keys( $ids, new CustomerTotals( 0, Money::text( '0', $decimals ) ) );
		foreach ( $rows as $row ) {
			$totals[ (int) $row['customer_id'] ] = new CustomerTotals( (int) $row['orders'], Money::text( $row['spent'], $decimals ) );
		}
		return $totals;
	}

	/**
	 * @param list<WP_User> $users
	 * @return list<Customer>
	 */
	private function customers_of( array $users ): array {
		$ids    = array_map( static fn( WP_User $user ) => $user->ID, $users );
		$meta   = ( new CustomerMeta() )->entries_of( $ids );
		$paying = $this->paying( $ids );
		return array_map(
			static fn( WP_User $user ) => self::customer( $user, $meta[ $user->ID ] ?? [], in_array( $user->ID, $paying, true ) ),
			$users
		);
	}

	/**
	 * @param list<MetaEntry> $meta
	 */
	private static function customer( WP_User $user, array $meta, bool $is_paying ): Customer {
		$text    = static function ( string $key ) use ( $user ): string {
			$value = get_user_meta( $user->ID, $key, true );
			return is_scalar( $value ) ? (string) $value : '';
		};
		$billing = [];
		foreach ( AddressFields::BILLING as $field ) {
			$billing[ $field ] = $text( "billing_{$field}" );
		}
		$shipping = [];
		foreach ( AddressFields::SHIPPING as $field ) {
			$shipping[ $field ] = $text( "shipping_{$field}" );
		}
		$created = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $user->user_registered, new DateTimeZone( 'UTC' ) );
		$updated = (int) $text( 'last_update' );
		return new Customer(
			$user->ID,
			$user->user_login,
			$user->user_email,
			$text( 'first_name' ),
			$text( 'last_name' ),
			array_values( $user->roles )[0] ?? '',
			$billing,
			$shipping,
			$is_paying || '1' === $text( 'paying_customer' ),
			false === $created || $created->getTimestamp() <= 0 ? null : $created,
			$updated > 0 ? ( new DateTimeImmutable( '@0', new DateTimeZone( 'UTC' ) ) )->setTimestamp( $updated ) : null,
			$meta
		);
	}

	/**
	 * Those of the accounts that have paid an order.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function paying( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		return array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT DISTINCT customer_id FROM {$this->context->database->table( 'wc_orders' )}
				WHERE customer_id IN ( {$this->places( $ids, '%d' )} ) AND status IN ( {$this->places( self::PAID, '%s' )} )
					AND type = 'shop_order'",
				...$ids,
				...self::PAID
			)
		);
	}

	/**
	 * @param list<int|string> $values
	 */
	private function places( array $values, string $place ): string {
		return implode( ', ', array_fill( 0, count( $values ), $place ) );
	}
}
