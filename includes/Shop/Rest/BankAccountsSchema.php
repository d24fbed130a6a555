<?php
declare(strict_types=1);

namespace Storewright\Shop\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Shop\BankAccounts;

/**
 * The bank accounts that customers transfer money to, on the wire.
 */
final class BankAccountsSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'payment_bank_accounts';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'accounts' => Field::list(
				__( 'The accounts, in the owner’s order. Those of which nothing is filled in are left out.', 'storewright' ),
				Field::object(
					'',
					array_fill_keys( BankAccounts::FIELDS, Field::text( '', required: true ) ),
					additionalProperties: false
				),
				required: true
			),
			'version'  => Field::text( __( 'A mark of what is stored; sent back, nobody else’s change is lost.', 'storewright' ) ),
		];
	}

	/**
	 * The accounts as they are answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( BankAccounts $accounts ): array {
		return [
			'accounts' => $accounts->all(),
			'version'  => $accounts->version(),
		];
	}
}
