<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Screens\Forms\FieldMerge;
use Storewright\Screens\Orders\Page\AddressCard;
use Storewright\Store\Customers\AddressFields;
use Storewright\Store\Customers\Customer;
use Storewright\Store\Orders\Model\OrderAddress;

/**
 * The addresses of an account as a form: what its fields show, and what of them goes to `wc/v3`.
 */
final class PostedAddresses {

	/**
	 * @var array<string, string> What is wrong, by field.
	 */
	public array $errors = [];

	/**
	 * What the fields show.
	 *
	 * @return array<string, string> By name, such as `billing[city]`.
	 */
	public static function of( Customer $account ): array {
		$values = [];
		foreach ( AddressFields::BILLING as $field ) {
			$values[ "billing[$field]" ] = $account->billing[ $field ] ?? '';
		}
		foreach ( AddressFields::SHIPPING as $field ) {
			$values[ "shipping[$field]" ] = $account->shipping[ $field ] ?? '';
		}
		return $values;
	}

	/**
	 * What was typed.
	 *
	 * @param array<mixed>          $posted
	 * @param array<string, string> $current What a field has that was not sent.
	 * @return array<string, string>
	 */
	public static function typed( array $posted, array $current ): array {
		$typed = [];
		foreach ( $current as $name => $value ) {
			[ $kind, $field ] = self::parts( $name );
			$group            = is_array( $posted[ $kind ] ?? null ) ? $posted[ $kind ] : [];
			$typed[ $name ]   = is_string( $group[ $field ] ?? null ) ? trim( $group[ $field ] ) : $value;
		}
		return $typed;
	}

	/**
	 * What was changed, as `wc/v3` takes it. What somebody else has changed meanwhile is an error.
	 *
	 * @param array<string, string> $typed
	 * @param array<string, string> $before  What the form showed.
	 * @param array<string, string> $current
	 * @return array<string, array<string, string>>
	 */
	public function changes( array $typed, array $before, array $current ): array {
		$labels = [];
		foreach ( array_keys( $current ) as $name ) {
			$labels[ $name ] = OrderAddress::labels()[ self::parts( $name )[1] ];
		}
		$merge        = new FieldMerge( $labels, static fn( string $name, string $value ) => $value );
		$changes      = $merge->changes( $typed, $before, $current );
		$this->errors = $merge->conflicts;
		$body         = [];
		foreach ( $changes as $name => $value ) {
			[ $kind, $field ] = self::parts( $name );
			if ( 'email' === $field && '' !== $value && false === is_email( $value ) ) {
				/* translators: %s: what was typed. */
				$this->errors[ $name ] = sprintf( __( '“%s” is not an email address.', 'storewright' ), $value );
			}
			if ( 'country' === $field && ! isset( AddressCard::countries()[ $value ] ) ) {
				/* translators: %s: what was sent. */
				$this->errors[ $name ] = sprintf( __( 'There is no country “%s”.', 'storewright' ), $value );
			}
			$body[ $kind ][ $field ] = $value;
		}
		return $body;
	}

	/**
	 * @return array{string, string}
	 */
	private static function parts( string $name ): array {
		$parts = explode( '[', rtrim( $name, ']' ) );
		return [ $parts[0], $parts[1] ?? '' ];
	}
}
