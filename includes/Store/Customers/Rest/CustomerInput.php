<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Rest;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\MetaData;
use Storewright\Rest\Params;
use Storewright\Store\Customers\CustomerChanges;
use WP_REST_Request;

/**
 * Reads the changes of a customer from a request.
 */
final class CustomerInput {

	private const MAX_TEXT_LENGTH = 1000;

	/**
	 * The changes, each text without markup and control characters.
	 *
	 * @throws InvalidInput That names what can't be taken.
	 */
	public static function changes( WP_REST_Request $request ): CustomerChanges {
		$params = new Params( $request );
		$text   = static fn( string $name ): ?string => null === $params->string( $name ) ? null : self::line(
			(string) $params->string( $name ),
			$name
		);
		return new CustomerChanges(
			$text( 'email' ),
			$text( 'username' ),
			self::password( $params->string( 'password' ) ),
			$text( 'first_name' ),
			$text( 'last_name' ),
			self::address( $params->array( 'billing' ) ?? [], 'billing' ),
			self::address( $params->array( 'shipping' ) ?? [], 'shipping' ),
			MetaData::changes( $request->get_param( 'meta_data' ) )
		);
	}

	/**
	 * @param array<mixed> $input
	 * @return array<string, string>
	 */
	private static function address( array $input, string $kind ): array {
		$address = [];
		foreach ( $input as $field => $value ) {
			if ( is_scalar( $value ) ) {
				$address[ (string) $field ] = self::line( (string) $value, "{$kind}.{$field}" );
			}
		}
		$email = $address['email'] ?? '';
		if ( '' !== $email && false === is_email( $email ) ) {
			$reason = __( 'This is not an email address.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ "{$kind}.email" => $reason ] );
		}
		return $address;
	}

	private static function password( ?string $password ): ?string {
		// A backslash is what WordPress itself refuses in passwords: it gets lost on the way to the login.
		if (
			null !== $password
			&& (
				str_contains( $password, '\\' )
				|| str_contains( $password, "\0" )
				|| 1 !== preg_match( '//u', $password )
				|| strlen( $password ) > self::MAX_TEXT_LENGTH
			) ) {

			$reason = __( 'This password can’t be used. It may have at most 1,000 characters, none of them a backslash.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'password' => $reason ] );
		}
		return $password;
	}

	private static function line( string $text, string $name ): string {
		$line = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', wp_strip_all_tags( mb_scrub( $text ) ) ) );
		if ( mb_strlen( $line ) > self::MAX_TEXT_LENGTH ) {
			/* translators: %s: name of a parameter. */
			$reason = sprintf( __( '%s can have at most 1,000 characters.', 'storewright' ), $name );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ $name => $reason ] );
		}
		return $line;
	}
}
