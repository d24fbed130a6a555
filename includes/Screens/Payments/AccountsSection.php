<?php
declare(strict_types=1);

namespace Storewright\Screens\Payments;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Shop\BankAccounts;
use Storewright\Store\Settings\SettingsSection;

/**
 * The bank accounts for transfers: a row each, and empty rows for more.
 */
final class AccountsSection implements SettingsSection {

	private const EMPTY_ROWS = 2;

	private readonly BankAccounts $accounts;

	private string $failure = '';

	/**
	 * @var array<mixed>|null What was typed, where it could not be saved.
	 */
	private ?array $typed = null;

	public function __construct( Context $context ) {
		$this->accounts = new BankAccounts( $context );
	}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return 'bacs_accounts';
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return OverviewSection::TAB;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Bank accounts', 'storewright' );
	}

	/**
	 * Saves the accounts.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		if (
			! is_array( $posted['accounts'] ?? null )
			|| ! is_string( $posted['accounts_known'] ?? null )
			|| ! isset( $posted['accounts_end'] ) ) {

			$this->failure = __( 'Nothing was saved because the form was incomplete. Try again.', 'storewright' );
			return false;
		}
		try {
			$this->accounts->replace( $posted['accounts'], $posted['accounts_known'] );
			return true;
		} catch ( DomainError $refusal ) {
			$this->failure = $refusal->getMessage();
			$this->typed   = $posted['accounts'];
			return false;
		}
	}

	/**
	 * Prints the form.
	 */
	public function render(): void {
		printf(
			'<p>%s</p>',
			esc_html__( 'Shown to customers who pay by bank transfer. Clear a row to remove it.', 'storewright' )
		);
		if ( '' !== $this->failure ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $this->failure ) );
		}
		$labels = self::labels();
		printf(
			'<div class="storewright-settings__card storewright-settings__table" role="region" aria-label="%s"><table class="widefat striped"><thead><tr>',
			esc_attr( $this->label() )
		);
		foreach ( $labels as $label ) {
			printf( '<th scope="col">%s</th>', esc_html( $label ) );
		}
		echo '</tr></thead><tbody>';
		$rows = array_values( $this->typed ?? $this->accounts->all() );
		for ( $row = 0, $count = count( $rows ) + self::EMPTY_ROWS; $row < $count; $row++ ) {
			self::render_row( $row, is_array( $rows[ $row ] ?? null ) ? $rows[ $row ] : [], $labels );
		}
		printf(
			'</tbody></table></div><input type="hidden" name="accounts_known" value="%s"><p class="submit"><button type="submit" class="button button-primary">%s</button></p><input type="hidden" name="accounts_end" value="1">',
			esc_attr( $this->accounts->version() ),
			esc_html__( 'Save changes', 'storewright' )
		);
	}

	/**
	 * @param array<mixed>          $account
	 * @param array<string, string> $labels
	 */
	private static function render_row( int $row, array $account, array $labels ): void {
		echo '<tr>';
		foreach ( $labels as $field => $label ) {
			$text = is_scalar( $account[ $field ] ?? null ) ? (string) $account[ $field ] : '';
			printf(
				'<td data-label="%5$s"><input type="text" name="accounts[%1$d][%2$s]" value="%3$s" maxlength="200" autocomplete="off" aria-label="%4$s"></td>',
				absint( $row ),
				esc_attr( $field ),
				esc_textarea( $text ),
				/* translators: 1: name of a field, 2: number of the row. */
				esc_attr( sprintf( __( '%1$s, row %2$d', 'storewright' ), $label, $row + 1 ) ),
				esc_attr( $label )
			);
		}
		echo '</tr>';
	}

	/**
	 * @return array<string, string> Field => translated label, each of BankAccounts::FIELDS.
	 */
	private static function labels(): array {
		return [
			'account_name'   => __( 'Account name', 'storewright' ),
			'account_number' => __( 'Account number', 'storewright' ),
			'bank_name'      => __( 'Bank', 'storewright' ),
			'sort_code'      => __( 'Sort code', 'storewright' ),
			'iban'           => __( 'IBAN', 'storewright' ),
			'bic'            => __( 'BIC', 'storewright' ),
		];
	}
}
