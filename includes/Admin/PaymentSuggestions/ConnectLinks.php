<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Mode;

/**
 * The links by which the owner connects the store with a payments provider: each is good for its own action and user alone.
 * Beside WooCommerce they are other ones than WooPayments' own.
 */
final class ConnectLinks {

	/**
	 * Query argument that marks one of these links.
	 */
	public const MARK = 'wcpay-connect';

	/**
	 * The same beside WooCommerce; its value is the variant.
	 */
	public const COMPANION_MARK = 'storewright-connect';

	/**
	 * Actions => the further query arguments of their links, where Storewright runs the shop.
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
		$marks = self::is_standalone()
			? [ self::MARK => '1' ] + ( self::VARIANTS[ $variant ] ?? [] )
			: [ self::COMPANION_MARK => $variant ];
		$nonce = [ '_wpnonce' => wp_create_nonce( self::action( $variant ) ) ];
		return admin_url( 'admin.php?' . http_build_query( $marks + $nonce ) );
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
	 * Returns the action of a link that was followed.
	 *
	 * @param array<mixed> $query The address's query.
	 * @return string|null One of VARIANTS; null where it is none of these links.
	 */
	public static function variant( array $query ): ?string {
		if ( ! self::is_standalone() ) {
			$variant = $query[ self::COMPANION_MARK ] ?? '';
			return is_string( $variant ) && isset( self::VARIANTS[ $variant ] ) ? $variant : null;
		}
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
		return self::is_standalone()
			? array_keys( self::VARIANTS[ $variant ] ?? [] )[0] ?? self::MARK
			: self::COMPANION_MARK . "-$variant";
	}

	/**
	 * Whether Storewright runs the shop, so that nobody else follows its links.
	 */
	private static function is_standalone(): bool {
		return Mode::Standalone === Mode::of_site();
	}
}
