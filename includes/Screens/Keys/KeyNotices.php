<?php
declare(strict_types=1);

namespace Storewright\Screens\Keys;

use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Keys\IssuedKey;
use Storewright\Store\Keys\Key;

/**
 * Notices of the section about one key: it was created, is about to be revoked, or was revoked.
 *
 * @internal
 */
final class KeyNotices {

	/**
	 * Prints a new key, for the only time.
	 */
	public static function issued( IssuedKey $issued ): void {
		echo '<div class="notice notice-success inline" role="status">';
		printf(
			'<p><strong>%s</strong> %s</p>',
			esc_html__( 'The key was created.', 'storewright' ),
			esc_html__( 'Copy the key and secret now. They are not shown again.', 'storewright' )
		);
		self::secret( 'storewright-consumer-key', __( 'Consumer key', 'storewright' ), $issued->consumer_key );
		self::secret( 'storewright-consumer-secret', __( 'Consumer secret', 'storewright' ), $issued->consumer_secret );
		echo '</div>';
	}

	/**
	 * Asks whether a key is really to be revoked.
	 */
	public static function question( Key $key ): void {
		echo '<div class="notice notice-warning inline">';
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					/* translators: %s: name of a key. */
					__( 'Revoke %s? Apps that use it lose access immediately. This can’t be undone.', 'storewright' ),
					self::name( $key )
				)
			)
		);
		printf(
			'<p><button type="submit" class="button button-primary" name="key_revoke_now" value="%d">%s</button> <a class="button" href="%s" autofocus>%s</a></p></div>',
			absint( $key->id ),
			esc_html__( 'Revoke key', 'storewright' ),
			esc_url( SettingsUrl::of( KeysSection::TAB, KeysSection::ID ) ),
			esc_html__( 'Keep key', 'storewright' )
		);
	}

	/**
	 * Says that a key is gone.
	 */
	public static function revoked( Key $key ): void {
		printf(
			'<div class="notice notice-success inline" role="status"><p>%s</p></div>',
			/* translators: %s: name of a key. */
			esc_html( sprintf( __( 'Revoked: %s.', 'storewright' ), self::name( $key ) ) )
		);
	}

	/**
	 * Returns the name of a key: its description and its last characters.
	 */
	public static function name( Key $key ): string {
		$ending = "…{$key->ending}";
		/* translators: 1: what a key is for, 2: its last characters. */
		return '' === $key->description ? $ending : sprintf( __( '“%1$s” (%2$s)', 'storewright' ), $key->description, $ending );
	}

	private static function secret( string $id, string $label, string $text ): void {
		printf(
			'<p><label for="%1$s">%2$s</label><br><span class="storewright-copied"><input type="text" id="%1$s" class="large-text code ltr" readonly autocomplete="off" value="%3$s" data-storewright-copy></span></p>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $text )
		);
	}
}
