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
	 * The option that says since when Storewright was switched off beside WooCommerce, until that is made up for, and a mark of the last
	 * time it was; autoloaded.
	 */
	private const OFF_OPTION = 'storewright_off_since';

	/**
	 * A request that began before may have followed nothing.
	 */
	private const SECONDS_OF_A_REQUEST = 60;

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
	 * Notes that Storewright is switched off beside WooCommerce: until it is back, nobody here sees what happens to orders and accounts.
	 * The time that was noted before and is not looked at yet stays; the mark is another one each time, since what was looked at until
	 * now may change again.
	 */
	public static function note_off(): void {
		$since = self::since( self::unseen() ) ?? gmdate( 'Y-m-d H:i:s', time() - self::SECONDS_OF_A_REQUEST );
		update_option( self::OFF_OPTION, $since . ' ' . bin2hex( random_bytes( 4 ) ), true );
	}

	/**
	 * The mark of what may not have been seen beside WooCommerce. Asks the database nothing.
	 *
	 * @return string '' where all was seen.
	 */
	public static function unseen(): string {
		$mark = wp_load_alloptions()[ self::OFF_OPTION ] ?? '';
		return is_string( $mark ) ? $mark : '';
	}

	/**
	 * Since when what happens beside WooCommerce may not have been seen.
	 *
	 * @param string $mark As of unseen().
	 * @return string|null UTC, `Y-m-d H:i:s`; null where all was seen.
	 */
	public static function since( string $mark ): ?string {
		return '' === $mark ? null : substr( $mark, 0, strlen( '2026-11-29 12:00:00' ) );
	}

	/**
	 * Notes that what happened since then was found, unless Storewright was switched off again meanwhile.
	 *
	 * @param Options $options
	 * @param string  $mark    As of unseen() when it began to be looked for.
	 */
	public static function mark_seen( Options $options, string $mark ): void {
		if ( '' !== $mark && ( $options->fresh( [ self::OFF_OPTION ] )[ self::OFF_OPTION ] ?? '' ) === $mark ) {
			$options->delete( self::OFF_OPTION );
		}
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
