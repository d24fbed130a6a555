<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Meta\MetaChange;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Database\Meta\MetaKey;
use Storewright\Database\Meta\ObjectMeta;

/**
 * The meta data of accounts that clients may see and change: nothing that is a field of its own, decides what somebody may do, or
 * lets somebody in.
 */
final class CustomerMeta {

	/**
	 * WordPress's own, and what has a field in the shop's answers.
	 */
	private const INTERNAL = [
		'nickname',
		'first_name',
		'last_name',
		'description',
		'rich_editing',
		'syntax_highlighting',
		'comment_shortcuts',
		'admin_color',
		'use_ssl',
		'show_admin_bar_front',
		'locale',
		'infinite_scrolling',
		'dismissed_wp_pointers',
		'show_welcome_panel',
		'community-events-location',
		'primary_blog',
		'source_domain',
		'last_update',
		'paying_customer',
	];

	/**
	 * Beginnings of names that are for nobody's eyes, in lower case.
	 */
	private const PRIVATE = [
		'session_tokens',
		'_application_passwords',
		'_two_factor',
		'default_password_nag',
		'_new_email',
		'closedpostboxes_',
		'metaboxhidden_',
		'meta-box-order_',
		'screen_layout_',
		'storewright_',
		'_woocommerce_persistent_cart',
		'_woocommerce_load_saved_cart',
	];

	/**
	 * Parts of names that tell of secrets: those of second factors, whichever extension keeps them.
	 */
	private const SECRET = '/secret|totp|2fa|two_?factor|tfa_|authenticator|backup_?codes?|private_?key|password/';

	private readonly ObjectMeta $meta;

	public function __construct() {
		$this->meta = new ObjectMeta( 'user' );
	}

	/**
	 * The entries of several accounts that the current user may see, in one query: of accounts that they may not change only those
	 * of listed keys, as extensions of other kinds keep secrets there.
	 *
	 * @param list<int> $ids Ids of the accounts.
	 * @return array<int, list<MetaEntry>> By account.
	 */
	public function entries_of( array $ids ): array {
		/**
		 * Filters which meta data of accounts clients of the shop see that may not change the account.
		 *
		 * @param list<string> $keys Keys of meta data; none at first.
		 */
		$listed  = apply_filters( 'storewright_public_customer_meta', [] );
		$listed  = is_array( $listed ) ? $listed : [];
		$entries = $this->meta->entries_of( $ids, self::internal() );
		foreach ( $entries as $id => $own ) {
			$may_edit       = CustomerAccess::may_edit( $id );
			$entries[ $id ] = array_values(
				array_filter(
					$own,
					static fn( MetaEntry $entry ) => ( $may_edit || in_array( $entry->key, $listed, true ) )
						&& ! self::is_private( $entry->key )
				)
			);
		}
		return $entries;
	}

	/**
	 * Makes changes; those of entries that clients may not see are passed over.
	 *
	 * @param int              $id      Id of the account.
	 * @param list<MetaChange> $changes
	 */
	public function apply( int $id, array $changes ): void {
		if ( [] === $changes ) {
			return;
		}
		$names = [
			...array_map( static fn( MetaEntry $entry ) => $entry->key, $this->meta->entries( $id, [] ) ),
			...array_map( static fn( MetaChange $change ) => $change->key, $changes ),
		];
		$this->meta->apply( $id, $changes, [ ...self::internal(), ...array_values( array_filter( $names, self::is_private( ... ) ) ) ] );
	}

	/**
	 * Whether a name, or one that the database takes for the same, is for nobody's eyes.
	 */
	private static function is_private( string $key ): bool {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$plain   = MetaKey::plain( $key );
		$private = in_array( $plain, self::internal(), true ) || 1 === preg_match( self::SECRET, $plain );
		foreach ( [ strtolower( $wpdb->base_prefix ), ...self::PRIVATE ] as $beginning ) {
			$private = $private || str_starts_with( $plain, $beginning );
		}

		/**
		 * Filters whether a piece of an account's meta data is kept from clients of the shop, who then can neither see nor change it.
		 *
		 * @param bool   $private Whether it is kept from them.
		 * @param string $key     The meta data's key.
		 */
		return (bool) apply_filters( 'storewright_is_private_customer_meta', $private, $key );
	}

	/**
	 * @return list<string>
	 */
	private static function internal(): array {
		return [ ...self::INTERNAL, ...AddressFields::meta_keys() ];
	}
}
