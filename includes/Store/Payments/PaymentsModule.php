<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Payments\Page\AccountsSection;
use Storewright\Store\Payments\Page\GatewaySection;
use Storewright\Store\Payments\Page\OverviewSection;
use Storewright\Store\Payments\Rest\BankAccountsController;
use Storewright\Store\Payments\Rest\GatewayOrderController;
use Storewright\Store\Payments\Rest\GatewaysController;

/**
 * Ways to pay.
 */
final class PaymentsModule implements Module, HasTables, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Adds the pages of settings, and forgets the saved means of payment of users who are gone.
	 */
	public function register(): void {
		add_filter( 'storewright_settings_sections', [ $this, 'add_sections' ] );
		add_action( 'deleted_user', [ $this, 'forget_tokens' ] );
	}

	/**
	 * Adds the sections of the tab of payments.
	 *
	 * @param array<mixed> $sections
	 * @return array<mixed>
	 */
	public function add_sections( array $sections ): array {
		$query = new GatewayQuery( $this->context );
		$own   = array_map( fn( PaymentGateway $gateway ) => new GatewaySection( $this->context, $gateway ), $query->registry()->all() );
		return [ ...$sections, new OverviewSection( $query, new GatewayOrder( $this->context ) ), ...$own, new AccountsSection( $this->context ) ];
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
		return [
			// Before the one whose address has the id of any way to pay.
			new GatewayOrderController( $this->context, new GatewayQuery( $this->context ), new GatewayOrder( $this->context ) ),
			new GatewaysController( $this->context, new GatewayQuery( $this->context ), new GatewayRepository( $this->context ) ),
			new BankAccountsController( $this->context, new BankAccounts( $this->context ) ),
		];
	}

	/**
	 * Sets up nothing: a shop begins without ways to pay that are offered.
	 */
	public function activate(): void {}

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
