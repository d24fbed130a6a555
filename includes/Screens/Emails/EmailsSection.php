<?php
declare(strict_types=1);

namespace Storewright\Screens\Emails;

use Storewright\Kernel\Context;
use Storewright\Screens\Settings\GroupSection;
use Storewright\Screens\Settings\HasSettings;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Preview\SettingDrafts;
use Storewright\Store\Settings\Groups\EmailSettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsSection;

/**
 * The first section of the tab of emails: the list of them, then what holds for all, with a preview.
 */
final class EmailsSection implements SettingsSection, HasSettings {

	private readonly GroupSection $form;

	public function __construct( private readonly Context $context ) {
		$registry   = new SettingsRegistry();
		$this->form = new GroupSection( $context, $registry, ( new EmailSettings() )->group(), EmailSettings::ID, '', $this->label() );
	}

	/**
	 * The first one of its tab.
	 */
	public function id(): string {
		return '';
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return EmailSettings::ID;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'All emails', 'storewright' );
	}

	/**
	 * Saves what was changed.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		return $this->form->handle( $posted );
	}

	/**
	 * Prints the list and the form.
	 */
	public function render(): void {
		( new SettingDrafts( $this->context ) )->forget();
		( new EmailTable( $this->context ) )->render();
		EmailIslands::render_palette();
		$this->form->render();
		EmailIslands::render_preview( array_values( EmailTypes::all() ), $this->settings() );
	}

	/**
	 * The settings that are shown.
	 *
	 * @return array<string, Setting> By id.
	 */
	public function settings(): array {
		return $this->form->settings();
	}
}
