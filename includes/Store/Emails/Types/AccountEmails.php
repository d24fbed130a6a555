<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Types;

use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailTexts;
use Storewright\Store\Emails\EmailType;

/**
 * Emails that tell of accounts.
 *
 * @internal Listed by EmailTypes.
 */
final class AccountEmails {

	/**
	 * In the order in which screens list them.
	 *
	 * @return list<EmailType>
	 */
	public static function all(): array {
		return [
			new EmailType(
				'customer_reset_password',
				'WC_Email_Customer_Reset_Password',
				EmailAbout::Account,
				true,
				'message',
				static fn( EmailData $data ) => new EmailTexts(
					__( 'Reset your password at {site_title}', 'storewright' ),
					__( 'Reset your password', 'storewright' ),
					[
						OrderEmails::greeting( $data ),
						/* translators: %s: a username. */
						sprintf( __( 'Somebody asked for a new password for your account “%s”.', 'storewright' ), $data->login ),
					],
					__( 'Choose a new password', 'storewright' )
				),
				static fn() => __( 'Password reset', 'storewright' )
			),
			new EmailType(
				'customer_new_account',
				'WC_Email_Customer_New_Account',
				EmailAbout::Account,
				true,
				'message',
				static fn( EmailData $data ) => new EmailTexts(
					__( 'Your account at {site_title}', 'storewright' ),
					__( 'Your new account', 'storewright' ),
					[
						OrderEmails::greeting( $data ),
						/* translators: %s: a username. */
						sprintf( __( 'Your account was created. Your username is “%s”.', 'storewright' ), $data->login ),
					],
					__( 'Choose your password', 'storewright' )
				),
				static fn() => __( 'New account', 'storewright' )
			),
		];
	}
}
