<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

/**
 * The links by which the owner connects the store with a payments provider: each is good for its own deed and user alone.
 */
final class ConnectLinks {

	/**
	 * What says in the address that it is one of these.
	 */
	public const MARK = 'wcpay-connect';

	/**
	 * What can be done => what its address says besides.
	 */
	public const VARIANTS = [
		'connect'           => [],
		'test_drive'        => [ 'wcpay-test-drive' => '1' ],
		'reset'             => [ 'wcpay-reset-account' => '1' ],
		'disable_test_mode' => [ 'wcpay-disable-onboarding-test-mode' => '1' ],
	];

	/**
	 * The address of a link.
	 *
	 * @param string $variant One of VARIANTS.
	 */
	public static function url( string $variant ): string {
		$query = [ self::MARK => '1' ] + ( self::VARIANTS[ $variant ] ?? [] ) + [ '_wpnonce' => wp_create_nonce( self::action( $variant ) ) ];
		return admin_url( 'admin.php?' . http_build_query( $query ) );
	}

	/**
	 * Every link, by variant.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		$links = [];
		foreach ( array_keys( self::VARIANTS ) as $variant ) {
			$links[ $variant ] = self::url( $variant );
		}
		return $links;
	}

	/**
	 * What a link of which the address was followed does.
	 *
	 * @param array<mixed> $query The address's query.
	 * @return string|null One of VARIANTS; null where it is none of these links.
	 */
	public static function variant( array $query ): ?string {
		if ( '1' !== ( $query[ self::MARK ] ?? '' ) ) {
			return null;
		}
		foreach ( array_filter( self::VARIANTS ) as $variant => $marks ) {
			if ( [] === array_diff_key( $marks, $query ) ) {
				return $variant;
			}
		}
		return 'connect';
	}

	/**
	 * The action that a variant's nonce is for.
	 *
	 * @param string $variant One of VARIANTS.
	 */
	public static function action( string $variant ): string {
		return array_keys( self::VARIANTS[ $variant ] ?? [] )[0] ?? self::MARK;
	}
}
