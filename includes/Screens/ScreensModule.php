<?php
/**
 * Screens that PHP renders.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Screens;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\Uninstalls;
use Storewright\Screens\Blueprint\BlueprintSection;
use Storewright\Screens\Emails\EmailSection;
use Storewright\Screens\Emails\EmailsSection;
use Storewright\Screens\Keys\KeysSection;
use Storewright\Screens\Orders\Table\BulkRun;
use Storewright\Screens\Orders\Table\BulkRunJob;
use Storewright\Screens\Orders\Table\OrderListPage;
use Storewright\Screens\Orders\Table\SavedViews;
use Storewright\Screens\Orders\OrdersScreen;
use Storewright\Screens\Payments\AccountsSection;
use Storewright\Screens\Payments\GatewaySection;
use Storewright\Screens\Payments\OverviewSection;
use Storewright\Screens\Settings\Sections;
use Storewright\Screens\Settings\SettingPlaces;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Screens\Shipping\ClassesSection;
use Storewright\Screens\Shipping\TesterSection;
use Storewright\Screens\Shipping\ZoneSection;
use Storewright\Screens\Shipping\ZonesSection;
use Storewright\Screens\Tax\RatesSection;
use Storewright\Screens\Visibility\PreviewLinksSection;
use Storewright\Screens\Visibility\VisibilitySection;
use Storewright\Store\Keys\KeyServices;
use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Payments\PaymentServices;
use Storewright\Store\Settings\SettingsRegistry;

/**
 * Adds the settings page to the menu, and its sections that are more than a group of settings.
 */
final class ScreensModule extends BackOfficeModule implements HasJobs, Uninstalls {

	/**
	 * Hooks the menu and the sections.
	 */
	public function register(): void {
		OrderListPage::keep_per_page();
		add_action( 'admin_menu', fn() => ( new OrdersScreen( $this->context ) )->add_to_menu(), 60 );
		add_action( 'admin_menu', fn() => ( new SettingsPage( $this->context ) )->add_to_menu(), 60 );
		add_filter( 'storewright_settings_sections', [ $this, 'add_sections' ] );
		add_filter( 'storewright_setting_places', [ $this, 'add_places' ] );
	}

	/**
	 * The job that goes on with changes of many orders.
	 *
	 * @return list<\Storewright\Kernel\Background\Job>
	 */
	public function jobs(): array {
		return [ new BulkRunJob() ];
	}

	/**
	 * Removes what the list of orders has kept.
	 */
	public function uninstall(): void {
		$this->context->options->delete( BulkRun::OPTION );
		delete_metadata( 'user', 0, SavedViews::META, '', true );
	}

	/**
	 * Tells where the settings are.
	 *
	 * @param mixed $places What others tell.
	 */
	public function add_places( mixed $places ): mixed {
		$sections = new Sections( $this->context, new SettingsRegistry() );
		return is_array( $places ) ? [ ...$places, ...( new SettingPlaces( $sections, $this->context->log ) )->all() ] : $places;
	}

	/**
	 * Adds the sections of this plugin, in the order of their tabs.
	 *
	 * @param array<mixed> $sections
	 * @return array<mixed>
	 */
	public function add_sections( array $sections ): array {
		$payments = new PaymentServices( $this->context );
		$gateways = $payments->query();
		return [
			...$sections,
			new ZonesSection( $this->context ),
			new ZoneSection( $this->context ),
			new ClassesSection( $this->context ),
			new TesterSection( $this->context ),
			...RatesSection::all( $this->context ),
			new KeysSection( $this->context, ( new KeyServices( $this->context ) )->repository() ),
			new OverviewSection( $gateways, $payments->order() ),
			...array_map( fn( PaymentGateway $gateway ) => new GatewaySection( $this->context, $gateway ), $gateways->registry()->all() ),
			new AccountsSection( $this->context ),
			new BlueprintSection( $this->context ),
			new EmailsSection( $this->context ),
			...EmailSection::all( $this->context ),
			new VisibilitySection( $this->context ),
			new PreviewLinksSection( $this->context ),
		];
	}
}
