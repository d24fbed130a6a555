<?php
declare(strict_types=1);

namespace Storewright\Screens\Payments;

use Storewright\Kernel\Context;
use Storewright\Screens\Settings\GroupSection;
use Storewright\Screens\Settings\HasSettings;
use Storewright\Store\Payments\GatewaySettings;
use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsSection;

/**
 * The settings of one way to pay on the settings page. They are only put together where they are shown.
 */
final class GatewaySection implements SettingsSection, HasSettings {

	private ?GroupSection $form = null;

	public function __construct( private readonly Context $context, private readonly PaymentGateway $gateway ) {}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return $this->gateway->id();
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
		return $this->gateway->method_title();
	}

	/**
	 * Saves what was changed.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		return $this->form()->handle( $posted );
	}

	/**
	 * Prints the form.
	 */
	public function render(): void {
		printf( '<p>%s</p>', esc_html( $this->gateway->method_description() ) );
		$this->form()->render();
	}

	/**
	 * The settings that are shown.
	 *
	 * @return array<string, Setting> By id.
	 */
	public function settings(): array {
		return $this->form()->settings();
	}

	private function form(): GroupSection {
		return $this->form ??= new GroupSection(
			$this->context,
			GatewaySettings::registry( $this->gateway ),
			GatewaySettings::group( $this->gateway ),
			$this->tab(),
			$this->id(),
			$this->label()
		);
	}
}
