<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Orders\Model\Order;

/**
 * The language in which an email is written.
 */
final class EmailLocale {

	/**
	 * Meta data of an order that says in which language its customer ordered, such as `de_DE`.
	 */
	public const META = '_storewright_locale';

	/**
	 * The language: the customer's, or the site's where it goes to the store.
	 *
	 * A customer's is that of the account where one was chosen there, then the one that the order says, then the site's.
	 *
	 * @param EmailType $type
	 * @param EmailData $data
	 * @param int       $user_id The account that it goes to, 0 for none.
	 */
	public static function of( EmailType $type, EmailData $data, int $user_id = 0 ): string {
		if ( ! $type->is_for_customer ) {
			return get_locale();
		}
		$account = $user_id > 0 ? $user_id : ( $data->order->customer_id ?? 0 );
		$chosen  = $account > 0 ? get_user_meta( $account, 'locale', true ) : '';
		$locale  = is_string( $chosen ) && '' !== $chosen ? $chosen : self::of_order( $data->order );
		$locale  = '' === $locale ? get_locale() : $locale;
		/**
		 * Filters the language in which an email to a customer is written.
		 *
		 * @param string    $locale Such as `de_DE`.
		 * @param EmailType $type   Which email it is.
		 * @param EmailData $data   What it is about.
		 */
		$filtered = apply_filters( 'storewright_email_locale', $locale, $type, $data );
		return is_string( $filtered ) ? $filtered : $locale;
	}

	/**
	 * Does something in a language, and goes back to the one before, whatever happens. A language that is not installed changes nothing.
	 *
	 * @template T
	 * @param string        $locale Such as `de_DE`; '' for the one of the moment.
	 * @param callable(): T $work
	 * @return T
	 */
	public static function within( string $locale, callable $work ): mixed {
		$is_switched = '' !== $locale && determine_locale() !== $locale && switch_to_locale( $locale );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	private static function of_order( ?Order $order ): string {
		foreach ( $order->meta ?? [] as $entry ) {
			if ( self::META === $entry->key && is_string( $entry->value ) ) {
				return $entry->value;
			}
		}
		return '';
	}
}
