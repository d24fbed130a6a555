<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

use Storewright\Store\Emails\Types\AccountEmails;
use Storewright\Store\Emails\Types\OrderEmails;
use Storewright\Store\Emails\Types\StoreEmails;

/**
 * The kinds of emails that the shop sends.
 */
final class EmailTypes {

	/**
	 * What the preview shows where nobody chose.
	 */
	public const DEFAULT_PREVIEW = 'customer_processing_order';

	/**
	 * Every kind, in the order in which screens list them.
	 *
	 * @return array<string, EmailType> By id.
	 */
	public static function all(): array {
		$own = [ ...OrderEmails::all(), ...AccountEmails::all(), ...StoreEmails::all() ];
		/**
		 * Filters the kinds of emails that the shop sends.
		 *
		 * @param list<EmailType> $types Objects of that class; each id once.
		 */
		$filtered = apply_filters( 'storewright_email_types', $own );
		$types    = [];
		foreach ( is_array( $filtered ) ? $filtered : $own as $type ) {
			if ( $type instanceof EmailType ) {
				$types[ $type->id ] = $type;
			}
		}
		return $types;
	}

	/**
	 * A kind by its id, or by how WooCommerce calls it; null where there is none.
	 *
	 * @param string $name Such as `new_order` or `WC_Email_New_Order`.
	 */
	public static function find( string $name ): ?EmailType {
		$types = self::all();
		if ( isset( $types[ $name ] ) ) {
			return $types[ $name ];
		}
		foreach ( $types as $type ) {
			if ( '' !== $type->class_name && 0 === strcasecmp( $type->class_name, $name ) ) {
				return $type;
			}
		}
		return null;
	}
}
