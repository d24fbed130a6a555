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
		return __( 'Edit every part of a block theme without code.', 'storewright' );
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

	public function capability(): string {
		return 'install_themes';
	}

	public function options(): array {
		return [ 'storewright_theme_chosen', 'theme_mods_' . get_stylesheet() ];
	}

	/**
	 * Done once the owner switched to another theme. Who keeps the present one dismisses the task.
	 */
	public function is_complete( bool $actioned ): bool {
		return $this->context->options->bool_yes( 'storewright_theme_chosen' );
	}

	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * The theme's name.
	 */
	public function result(): string {
		return (string) wp_get_theme()->get( 'Name' );
	}

	public function manage_url(): string {
		return admin_url( 'themes.php' );
	}

	/**
	 * Whether a page of its own is the site's first one, and the logo that the theme shows, 0 for none.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		$front = get_option( 'page_on_front' );
		// Read as they are stored: WordPress's own function looks for two options of long ago where there are none.
		$logo = $this->context->options->array( 'theme_mods_' . get_stylesheet() )['custom_logo'] ?? 0;
		return [
			'hasHomepage' => 'page' === get_option( 'show_on_front' ) && is_numeric( $front ) && $front > 0,
			'themeMods'   => [ 'custom_logo' => is_numeric( $logo ) ? (int) $logo : 0 ],
		];
	}
}
