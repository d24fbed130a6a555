<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Store\Emails\Render\EmailLocale;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Emails\Render\EmailRenderer;
use Storewright\Store\Emails\Render\Look;
use Storewright\Store\Emails\Render\RenderOptions;
use Storewright\Store\Emails\Send\EmailDataReader;
use Storewright\Store\Settings\SettingsQuery;
use WP_User;

/**
 * The shop's email in the place of WordPress's, where a customer asks for a new password. WordPress sends it: the link in it lets
 * whoever has it log in, and is kept nowhere.
 */
final class PasswordEmailModule implements Module {

	private const EMAIL = 'customer_reset_password';

	private const ROLE = 'customer';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks into WordPress's email; costs nothing where nobody asks for a password.
	 */
	public function register(): void {
		add_filter( 'retrieve_password_notification_email', [ $this, 'email' ], 10, 4 );
	}

	/**
	 * The email, as WordPress wants it.
	 *
	 * @param mixed $email What WordPress would send.
	 * @param mixed $key   With which a new password can be chosen.
	 * @param mixed $login Username.
	 * @param mixed $user
	 */
	public function email( mixed $email, mixed $key, mixed $login, mixed $user ): mixed {
		$type     = EmailTypes::find( self::EMAIL );
		$is_asked = is_array( $email ) && is_string( $key ) && $user instanceof WP_User && in_array( self::ROLE, $user->roles, true );
		if ( null === $type || ! $is_asked ) {
			return $email;
		}
		$settings = new SettingsQuery( $this->context );
		if ( ! EmailOptions::of( $type, $settings )->is_enabled() ) {
			return $email;
		}
		$data     = EmailDataReader::of_account( $user, $key );
		$options  = new RenderOptions( EmailLocale::of( $type, $data, $user->ID ) );
		$rendered = ( new EmailRenderer( $this->context ) )->render( $type, $data, $options );
		$look     = Look::of( $settings );
		$is_plain = 'plain' === $rendered->format;
		return [
			'subject' => $rendered->subject,
			'message' => $is_plain ? $rendered->plain : $rendered->html,
			'headers' => [
				'From: ' . str_replace( [ '"', '<', '>' ], '', $look->from_name() ) . " <{$look->from_address()}>",
				'Content-Type: ' . ( $is_plain ? 'text/plain' : 'text/html' ) . '; charset=UTF-8',
				// Copies of a link that lets people log in go to nobody else.
				...$rendered->without_copies()->headers,
			],
		] + $email;
	}
}
