<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Remembers that WooCommerce has been active, or may have been while Storewright was switched off: what it wrote into the shared tables
 * and options meanwhile, nobody here has seen.
 */
final class ExternalWrites {

	/**
	 * The option that is there from WooCommerce's first request on, or since Storewright was switched off where it ran the shop, until
	 * Storewright works again; autoloaded.
	 */
	private const OPTION = 'storewright_woocommerce_was_active';

	/**
	 * The option's value until WooCommerce knows what Storewright wrote before, when it ran the shop alone.
	 */
	private const UNKNOWN_TO_WOOCOMMERCE = 'own-writes';

	/**
	 * Notes that WooCommerce is active, or may be from now on. Writes once, and asks the database nothing.
	 */
	public static function note(): void {
		$options = wp_load_alloptions();
		if ( ! isset( $options[ self::OPTION ] ) ) {
			update_option( self::OPTION, isset( $options[ Installer::VERSION_OPTION ] ) ? self::UNKNOWN_TO_WOOCOMMERCE : 'yes', true );
		}
	}

	/**
	 * Whether WooCommerce has yet to find out what Storewright wrote. Asks the database nothing.
	 */
	public static function are_unknown_to_woocommerce(): bool {
		return self::UNKNOWN_TO_WOOCOMMERCE === ( wp_load_alloptions()[ self::OPTION ] ?? '' );
	}

	/**
	 * Notes that WooCommerce has found out what Storewright wrote.
	 */
	public static function mark_known_to_woocommerce(): void {
		update_option( self::OPTION, 'yes', true );
	}

	/**
	 * Has copies, counts and indexes compared with the tables where WooCommerce has been active.
	 */
	public static function check( Context $context ): void {
		if ( ! isset( wp_load_alloptions()[ self::OPTION ] ) ) {
			return;
		}
		/**
		 * WooCommerce was active until now, or Storewright was switched off, and others may have changed anything in its tables and
		 * options: whoever keeps a copy or an index of them finds out anew what is there.
		 */
		Events::dispatch( 'storewright_external_writes' );
		Background\Queue::resume( $context->options );
		$context->options->delete( self::OPTION );
	}
}
