<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Admin\PaymentSuggestions\Providers\BusinessLocation;
use Storewright\Admin\PaymentSuggestions\Providers\ProviderChoices;
use Storewright\Admin\PaymentSuggestions\Providers\ProviderList;
use Storewright\Admin\PaymentSuggestions\Providers\ShopGateways;
use Storewright\Admin\PaymentSuggestions\Rest\ConnectController;
use Storewright\Admin\PaymentSuggestions\Rest\ProviderActionsController;
use Storewright\Admin\PaymentSuggestions\Rest\ProvidersController;
use Storewright\Admin\PaymentSuggestions\Rest\SuggestionsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Mode;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;

/**
 * Suggested ways to pay, and the store's account with the payments provider that a plugin offers.
 */
final class PaymentSuggestionsModule extends BackOfficeModule implements HasRoutes, Uninstalls {

	/**
	 * Hooks the facts of the two tasks, what completes them, the extensions, and the links to the provider.
	 */
	public function register(): void {
		add_filter( 'storewright_payments_task_data', [ $this, 'add_payments_facts' ] );
		add_filter( 'storewright_woocommerce_payments_task_data', [ $this, 'add_provider_facts' ] );
		add_filter( 'storewright_extensions', [ $this, 'add_extensions' ] );
		add_filter( 'storewright_payments_settings_data', [ $this, 'add_settings_facts' ] );
		add_action( 'storewright_payment_gateway_saved', [ $this, 'announce' ], 10, 0 );
		add_action( 'admin_init', [ $this, 'follow_link' ], 10, 0 );
	}

	/**
	 * Adds what the page of the payments task needs at once.
	 *
	 * @param mixed $data Name => fact.
	 * @return array<mixed>
	 */
	public function add_payments_facts( mixed $data ): array {
		return ( is_array( $data ) ? $data : [] ) + [
			'scriptOrigins'        => Origins::allowed(),
			'areSuggestionsHidden' => ( new PaymentCatalog( $this->context ) )->is_hidden(),
			'hasPaymentsProvider'  => null !== $this->account()->state(),
		];
	}

	/**
	 * Adds the plugins of payment providers to those of the Extensions page.
	 *
	 * @param mixed $entries What others add.
	 * @return list<mixed>
	 */
	public function add_extensions( mixed $entries ): array {
		return [ ...( is_array( $entries ) ? array_values( $entries ) : [] ), ...( new PaymentCatalog( $this->context ) )->entries() ];
	}

	/**
	 * Adds what the payments settings need at once: where the business is, and where a provider is set up that does not say where.
	 *
	 * @param mixed $data Name => fact.
	 * @return array<mixed>
	 */
	public function add_settings_facts( mixed $data ): array {
		return ( is_array( $data ) ? $data : [] ) + [
			'location'      => ( new BusinessLocation( $this->context ) )->country(),
			'onboardingUrl' => ConnectLinks::url( 'connect' ),
		];
	}

	/**
	 * Adds the provider, if there is one, and the links to it.
	 *
	 * @param mixed $data Name => fact.
	 * @return array<mixed>
	 */
	public function add_provider_facts( mixed $data ): array {
		$state = $this->account()->state();
		return ( is_array( $data ) ? $data : [] ) + [
			'provider'     => $state,
			'connectLinks' => null === $state ? [] : ConnectLinks::all(),
		];
	}

	/**
	 * Has the progress of the setup found out anew.
	 */
	public function announce(): void {
		/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
		Events::dispatch( 'storewright_tasks_changed' );
	}

	/**
	 * Leaves for the provider where the address is one of the links to it.
	 */
	public function follow_link(): void {
		( new ConnectRedirect( $this->context, $this->account() ) )->handle();
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [
			new SuggestionsController( $this->context, new PaymentCatalog( $this->context ) ),
			new ConnectController( $this->context, $this->account() ),
			...$this->settings_routes(),
		];
	}

	/**
	 * Beside WooCommerce the payments settings are WooCommerce's.
	 *
	 * @return list<Controller>
	 */
	private function settings_routes(): array {
		if ( Mode::Standalone !== $this->context->mode ) {
			return [];
		}
		$catalog  = new PaymentCatalog( $this->context );
		$choices  = new ProviderChoices( $this->context );
		$gateways = new ShopGateways();
		$location = new BusinessLocation( $this->context );
		$list     = new ProviderList( $this->context, $catalog, $choices, $gateways );
		return [
			new ProvidersController( $this->context, $list, $location ),
			new ProviderActionsController( $this->context, $catalog, $list, $gateways, $choices, $location ),
		];
	}

	/**
	 * Removes what the owner hid, and what was read elsewhere.
	 */
	public function uninstall(): void {
		$this->context->options->delete( PaymentCatalog::HIDDEN );
		( new ProviderChoices( $this->context ) )->forget();
		delete_metadata( 'user', 0, BusinessLocation::PROFILE, '', true );
		delete_transient( 'storewright_payment_suggestions' );
	}

	private function account(): ProviderAccount {
		return new ProviderAccount( $this->context->log );
	}
}
