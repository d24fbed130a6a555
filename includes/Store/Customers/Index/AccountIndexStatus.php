<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Store\Customers\Tables;

/**
 * Whether AccountIndex knows every account. Until then, and in networks, where accounts are those of all sites, WordPress is asked.
 *
 * @internal
 */
final class AccountIndexStatus {

	/**
	 * The option that says in which form the tables are complete; autoloaded.
	 */
	public const OPTION = 'storewright_accounts_indexed';

	private const FORM = '1';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether lists can rely on the tables. Asks the database whether the newest account is known: a plugin may have made it by SQL.
	 */
	public function is_ready(): bool {
		if ( is_multisite() || self::FORM !== $this->context->options->string( self::OPTION ) ) {
			return false;
		}
		/** @var \wpdb $wpdb */
		global $wpdb;
		$newest = $this->context->database->row(
			"SELECT u.ID, a.user_id FROM ( SELECT MAX( ID ) AS ID FROM {$wpdb->users} ) u
			LEFT JOIN {$this->context->database->table( Tables::ACCOUNTS )} a ON a.role = '' AND a.user_id = u.ID"
		);
		if ( null !== ( $newest['ID'] ?? null ) && null === $newest['user_id'] ) {
			$this->make_anew();
			return false;
		}
		return true;
	}

	/**
	 * Says that they can, unless the tables are to be made anew by now.
	 */
	public function ready(): void {
		$this->context->options->set( self::OPTION, self::FORM, true );
		// In this order: whoever has them made anew asks for that first and takes this back then.
		if ( Queue::is_to_restart( $this->context->options, IndexAccounts::name() ) ) {
			$this->context->options->delete( self::OPTION );
		}
	}

	/**
	 * Has the tables made in the background where they are missing.
	 */
	public function ensure(): void {
		if ( self::FORM !== $this->context->options->string( self::OPTION ) ) {
			$this->make_anew();
		}
	}

	/**
	 * Has them made in the background from the first account on, since others may have written.
	 */
	public function make_anew(): void {
		if ( ! is_multisite() ) {
			Queue::restart( $this->context->options, IndexAccounts::name() );
			$this->context->options->delete( self::OPTION );
		}
	}
}
