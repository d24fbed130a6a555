<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Writes customers: accounts of some, and a row of the lookup for each.
 */
final class CustomerWriter {

	private const USERS = 'users (ID, user_login, user_pass, user_nicename, user_email, user_url, user_registered, user_activation_key, user_status, display_name)';

	private const META = 'usermeta (user_id, meta_key, meta_value)';

	private const LOOKUP = 'wc_customer_lookup (customer_id, user_id, username, first_name, last_name, email, date_last_active, date_registered, country, postcode, city, state)';

	private readonly string $roles;

	/**
	 * @param BulkInsert   $bulk   Where the rows go.
	 * @param SeedIds   $shop   The ids that customers have.
	 * @param string $prefix Prefix of the site's tables, which the key of roles begins with.
	 */
	public function __construct( private readonly BulkInsert $bulk, private readonly SeedIds $shop, private readonly string $prefix ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form in which WordPress keeps roles.
		$this->roles = serialize( [ 'customer' => true ] );
	}

	/**
	 * Adds a customer.
	 *
	 * @param int    $number  Which.
	 * @param SeedCustomer $person  Who it is.
	 * @param int    $arrived Moment of the first order, in Unix seconds.
	 */
	public function write( int $number, SeedCustomer $person, int $arrived ): void {
		$user  = $this->shop->user_id( $number );
		$id    = $this->shop->customer_id( $number );
		$when  = "'" . gmdate( 'Y-m-d H:i:s', $arrived ) . "'";
		$first = $this->bulk->text( $person->first_name );
		$last  = $this->bulk->text( $person->last_name );
		$login = strstr( $person->email, '@', true );
		$city  = $this->bulk->text( $person->city );
		if ( $user > 0 ) {
			// No password fits: nobody logs in with an account that nobody made.
			$this->bulk->add(
				self::USERS,
				"($user,'$login','*','" . sanitize_title( (string) $login ) . "','{$person->email}','',$when,'',0," . $this->bulk->text(
					"{$person->first_name} {$person->last_name}"
				) . ')'
			);
			$this->meta( $user, $person );
		}
		$this->bulk->add(
			self::LOOKUP,
			"($id,"
				. ( $user > 0 ? "$user,'$login'" : "NULL,''" )
				. ",$first,$last,'{$person->email}',$when,"
				. ( $user > 0 ? $when : 'NULL' )
				. ",'{$person->country}','{$person->postcode}',$city,'{$person->state}')"
		);
	}

	private function meta( int $user, SeedCustomer $person ): void {
		$address = [
			'first_name' => $person->first_name,
			'last_name'  => $person->last_name,
			'company'    => $person->company,
			'address_1'  => $person->street,
			'city'       => $person->city,
			'state'      => $person->state,
			'postcode'   => $person->postcode,
			'country'    => $person->country,
			'phone'      => $person->phone,
		];
		$meta    = [
			'nickname'                    => $person->first_name,
			'first_name'                  => $person->first_name,
			'last_name'                   => $person->last_name,
			"{$this->prefix}capabilities" => $this->roles,
			"{$this->prefix}user_level"   => '0',
			'paying_customer'             => '1',
			'billing_email'               => $person->email,
		];
		foreach ( $address as $field => $value ) {
			$meta[ "billing_$field" ]  = $value;
			$meta[ "shipping_$field" ] = $value;
		}
		$rows = [];
		foreach ( $meta as $key => $value ) {
			$rows[] = "($user,'$key'," . $this->bulk->text( $value ) . ')';
		}
		$this->bulk->add( self::META, implode( ',', $rows ) );
	}
}
