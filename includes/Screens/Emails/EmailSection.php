<?php
declare(strict_types=1);

namespace Storewright\Screens\Emails;

use Storewright\Kernel\Context;
use Storewright\Screens\Settings\GroupSection;
use Storewright\Screens\Settings\HasSettings;
use Storewright\Screens\Settings\InnerSection;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Preview\SettingDrafts;
use Storewright\Store\Settings\Groups\EmailSettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsRegistry;

/**
 * The settings of one email, with a preview.
 */
final class EmailSection implements InnerSection, HasSettings {

	private readonly GroupSection $form;

	private function __construct(
		private readonly Context $context,
		SettingsRegistry $registry,
		private readonly SettingsGroup $group,
		private readonly EmailType $type
	) {
		$this->form = new GroupSection( $context, $registry, $group, EmailSettings::ID, $group->id, $group->label );
	}

	/**
	 * A section for each email that has settings.
	 *
	 * @return list<self>
	 */
	public static function all( Context $context ): array {
		$registry = new SettingsRegistry();
		$types    = EmailTypes::all();
		$sections = [];
		foreach ( $registry->groups() as $group ) {
			$type = str_starts_with( $group->id, 'email_' ) ? $types[ substr( $group->id, 6 ) ] ?? null : null;
			if ( null !== $type && EmailSettings::ID === $group->parent_id ) {
				$sections[] = new self( $context, $registry, $group, $type );
			}
		}
		return $sections;
	}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return $this->group->id;
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
		return $this->group->label;
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
	 * Prints the form.
	 */
	public function render(): void {
		( new SettingDrafts( $this->context ) )->forget();
		$this->form->render();
		EmailIslands::render_preview( [ $this->type ], $this->settings() );
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
