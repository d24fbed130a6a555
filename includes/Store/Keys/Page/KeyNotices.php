<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\Page;

use Storewright\Store\Keys\IssuedKey;
use Storewright\Store\Keys\Key;
use Storewright\Store\Settings\Page\SettingsPage;

/**
 * What the section says about one key: here it is, shall it go, it is gone.
 *
 * @internal
 */
final class KeyNotices {

	/**
	 * Prints a new key, for the only time.
	 */
	public static function issued( IssuedKey $issued ): void {
		echo '<div class="notice notice-success inline" role="status">';
		printf( '<p><strong>%s</strong> %s</p>', esc_html__( 'The key was made.', 'storewright' ), esc_html__( 'Copy both parts now: they are not shown again.', 'storewright' ) );
		self::secret( 'storewright-consumer-key', __( 'Consumer key', 'storewright' ), $issued->consumer_key );
		self::secret( 'storewright-consumer-secret', __( 'Consumer secret', 'storewright' ), $issued->consumer_secret );
		echo '</div>';
	}

	/**
	 * Asks whether a key is really to be revoked.
	 */
	public static function question( Key $key ): void {
		echo '<div class="notice notice-warning inline">';
		/* translators: %s: name of a key. */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'Revoke %s? Whatever uses it is locked out at once, and this can’t be undone.', 'storewright' ), self::name( $key ) ) ) );
		printf(
			'<p><button type="submit" class="button button-primary" name="key_revoke_now" value="%d" autofocus>%s</button> <a class="button" href="%s">%s</a></p></div>',
			absint( $key->id ),
			esc_html__( 'Revoke the key', 'storewright' ),
			esc_url( SettingsPage::url( KeysSection::TAB, KeysSection::ID ) ),
			esc_html__( 'Keep it', 'storewright' )
		);
	}

	/**
	 * Says that a key is gone.
	 */
	public static function revoked( Key $key ): void {
		/* translators: %s: name of a key. */
		printf( '<div class="notice notice-success inline" role="status"><p>%s</p></div>', esc_html( sprintf( __( 'Revoked: %s.', 'storewright' ), self::name( $key ) ) ) );
	}

	/**
	 * What a key is called: by what it is for, and by how it ends.
	 */
	public static function name( Key $key ): string {
		$ending = "…{$key->ending}";
		/* translators: 1: what a key is for, 2: its last characters. */
		return '' === $key->description ? $ending : sprintf( __( '“%1$s” (%2$s)', 'storewright' ), $key->description, $ending );
	}

	private static function secret( string $id, string $label, string $text ): void {
		printf(
			'<p><label for="%1$s">%2$s</label><br><input type="text" id="%1$s" class="large-text code ltr" readonly autocomplete="off" value="%3$s"></p>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $text )
		);
	}
}
