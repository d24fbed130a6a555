<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;

/**
 * Which theme the store wears.
 */
final class Appearance extends BuiltInTask {

	public function id(): string {
		return 'appearance';
	}

	public function title(): string {
		return __( 'Choose your theme', 'storewright' );
	}

	public function content(): string {
		return __( 'Block themes can be changed in every part, without a line of code.', 'storewright' );
	}

	public function action_label(): string {
		return __( 'Choose a theme', 'storewright' );
	}

	/**
	 * WordPress's own installer, filtered to block themes.
	 */
	public function action_url(): string {
		return self_admin_url( 'theme-install.php?browse=block-themes' );
	}

	public function position(): int {
		return 20;
	}

	public function time(): string {
		return __( '2 minutes', 'storewright' );
	}

	public function can_view(): bool {
		return current_user_can( 'install_themes' );
	}

	public function options(): array {
		return [ 'storewright_theme_chosen' ];
	}

	/**
	 * Done once the owner looked through themes: the present one may be the right one.
	 */
	public function is_complete( bool $actioned ): bool {
		return $actioned || $this->context->options->bool_yes( 'storewright_theme_chosen' );
	}

	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}
}
