<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Shop\BankAccounts;

/**
 * The bank accounts, as a whole.
 */
final class BankRecords implements Records {

	private readonly BankAccounts $accounts;

	public function __construct( Context $context ) {
		$this->accounts = new BankAccounts( $context );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return list<array<string, string>>
	 */
	public function held( string $id ): array {
		return $this->accounts->all();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed>|null $old
	 */
	public function restore( string $id, ?array $old ): void {
		$this->accounts->replace( $old ?? [], $this->accounts->version() );
	}
}
