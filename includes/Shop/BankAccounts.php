<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * The bank accounts that customers transfer money to.
 */
final class BankAccounts {

	/**
	 * WooCommerce's option.
	 */
	public const OPTION = 'woocommerce_bacs_accounts';

	public const FIELDS = [ 'account_name', 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ];

	private const MAX_COUNT = 50;

	private const MAX_LENGTH = 200;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The accounts, in the owner's order.
	 *
	 * @return list<array<string, string>> Each of FIELDS => text.
	 */
	public function all(): array {
		return self::texts( self::read( $this->context->options->array( self::OPTION ) ) );
	}

	/**
	 * A mark of what is stored now, of what others keep with the accounts, too: another one stands for something else.
	 */
	public function version(): string {
		return self::mark( self::read( $this->context->options->array( self::OPTION ) ) );
	}

	/**
	 * Puts accounts in the place of the present ones. Those of which nothing is filled in are left out. What others keep with an account,
	 * as WooCommerce its country, stays with it: see AccountExtras.
	 *
	 * @param array<mixed> $accounts Lists of FIELDS => text, as they were typed.
	 * @param string|null  $known    version() of the accounts that the sender saw; null where that does not matter.
	 * @throws InvalidInput If there are too many, a text is too long or an IBAN mistyped: `<row>.<field>` => reason.
	 * @throws Conflict     If somebody else has changed them since.
	 */
	public function replace( array $accounts, ?string $known = null ): void {
		$new    = self::texts( self::read( $accounts ) );
		$params = [];
		foreach ( $new as $row => $account ) {
			foreach ( $account as $field => $text ) {
				if ( mb_strlen( $text ) > self::MAX_LENGTH ) {
					/* translators: %d: number of characters. */
					$params[ "{$row}.{$field}" ] = sprintf( __( 'Use at most %d characters.', 'storewright' ), self::MAX_LENGTH );
				}
			}
			if ( Iban::is_mistyped( $account['iban'] ) ) {
				/* translators: %s: what was typed as an IBAN. */
				$reason = sprintf( __( '“%s” is not an IBAN. Check it for typing errors.', 'storewright' ), $account['iban'] );

				$params[ "{$row}.iban" ] = $reason;
			}
		}
		if ( count( $new ) > self::MAX_COUNT ) {
			/* translators: %d: number of accounts. */
			$params['accounts'] = sprintf( __( 'There can be at most %d accounts.', 'storewright' ), self::MAX_COUNT );
		}
		if ( [] !== $params ) {
			throw new InvalidInput( 'rest_invalid_param', implode( ' ', array_unique( $params ) ), $params );
		}
		$write = function () use ( $new, $known ): void {
			$old = [];
			$this->context->options->change_aloud(
				self::OPTION,
				static function ( array $stored ) use ( $new, $known, &$old ): array {
					$rows = self::read( $stored );
					$old  = self::texts( $rows );
					if ( null !== $known && self::mark( $rows ) !== $known && $old !== $new ) {
						throw new Conflict(
							'storewright_bank_accounts_changed',
							__( 'Someone else changed the bank accounts in the meantime. Review them and save again.', 'storewright' )
						);
					}
					return AccountExtras::kept( $new, $rows );
				}
			);
			/** This action is documented in includes/Store/Payments/GatewayRepository.php */
			do_action( 'storewright_audit', 'payment_gateway_bacs', self::OPTION, $old, $new, false );
		};
		$this->context->database->lock( self::OPTION, fn() => $this->context->database->transaction( $write ) );
	}

	/**
	 * Accounts, with what else is kept of each.
	 *
	 * @param array<mixed> $accounts
	 * @return list<array<mixed>>
	 */
	private static function read( array $accounts ): array {
		$read = [];
		foreach ( $accounts as $account ) {
			$account = is_array( $account ) ? $account : [];
			$texts   = [];
			foreach ( self::FIELDS as $field ) {
				$text            = is_scalar( $account[ $field ] ?? null ) ? (string) $account[ $field ] : '';
				$texts[ $field ] = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', wp_strip_all_tags( mb_scrub( $text ) ) ) );
			}
			if ( '' !== implode( '', $texts ) ) {
				$read[] = $texts + $account;
			}
		}
		return $read;
	}

	/**
	 * @param list<array<mixed>> $rows As read() returns them.
	 * @return list<array<string, string>> Each of FIELDS => text.
	 */
	private static function texts( array $rows ): array {
		return array_map(
			static fn( array $row ): array => array_filter( array_intersect_key( $row, array_flip( self::FIELDS ) ), is_string( ... ) ),
			$rows
		);
	}

	/**
	 * @param list<array<mixed>> $rows As read() returns them.
	 */
	private static function mark( array $rows ): string {
		return md5( (string) wp_json_encode( $rows ) );
	}
}
