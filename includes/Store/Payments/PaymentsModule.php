<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Shop\BankAccounts;
use Storewright\Shop\Rest\BankAccountsController;
use Storewright\Store\Payments\Rest\GatewayOrderController;
use Storewright\Store\Payments\Rest\GatewaysController;

/**
 * Ways to pay.
 */
final class PaymentsModule extends BackOfficeModule implements HasTables, HasRoutes, Uninstalls {

	/**
	 * Forgets the saved means of payment of users who are gone.
	 */
	public function register(): void {
		add_action( 'deleted_user', [ $this, 'forget_tokens' ] );
	}

	/**
	 * Removes the saved means of payment of an account.
	 *
	 * @param int $user_id The account that was deleted.
	 */
	public function forget_tokens( int $user_id ): void {
		$database = $this->context->database;
		foreach ( $database->column( "SELECT token_id FROM {$database->table( Tables::TOKENS )} WHERE user_id = %d", $user_id ) as $id ) {
			$database->delete( Tables::TOKEN_META, [ 'payment_token_id' => $id ] );
			$database->delete( Tables::TOKENS, [ 'token_id' => $id ] );
		}
	}

	/**
	 * Saved means of payment.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$services = new PaymentServices( $this->context );
		return [
			// Before the one whose address has the id of any way to pay.
			new GatewayOrderController( $this->context, $services->query(), $services->order() ),
			new GatewaysController( $this->context, $services->query(), $services->repository() ),
			new BankAccountsController( $this->context, 'wc/v3' ),
		];
	}

	/**
	 * Removes the settings of the ways to pay; the tables go with the rest of the plugin's tables.
	 */
	public function uninstall(): void {
		foreach ( GatewayRegistry::load( $this->context )->all() as $gateway ) {
			$this->context->options->delete( $gateway->option() );
		}
		$this->context->options->delete( BankAccounts::OPTION );
		$this->context->options->delete( GatewayQuery::ORDER );
	}
}
