<?php
declare(strict_types=1);

namespace Storewright\Admin\EmbeddedIslands;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\Feature;
use Storewright\Kernel\Mode;

/**
 * Places of islands on the plugin's settings page, by tab and section. What they show is theirs to decide; a page without scripts is
 * whole without them.
 *
 * WooCommerce's settings pages have counterparts of all of them: there, none of ours is printed (docs/companion.md).
 */
final class EmbeddedIslandsModule extends BackOfficeModule implements ConditionalModule {

	/**
	 * Argument of the query that asks for a tour of the page.
	 */
	private const TUTORIAL = 'tutorial';

	/**
	 * Needed on wp-admin's pages.
	 */
	public static function is_needed( Context $context ): bool {
		return $context->is_admin_page();
	}

	/**
	 * Hooks the settings page.
	 */
	public function register(): void {
		add_action( 'storewright_before_settings_section', $this->before( ... ), 10, 2 );
		add_action( 'storewright_after_settings_section', $this->after( ... ), 10, 2 );
		add_filter( 'storewright_has_islands', $this->has_islands( ... ) );
		add_filter( 'storewright_settings_has_own_links', $this->has_own_links( ... ), 10, 3 );
		// Around the heading and the form alone, whatever plugins print above and below.
		add_action( 'storewright_before_settings_section', $this->open_payments( ... ), PHP_INT_MAX, 2 );
		add_action( 'storewright_after_settings_section', $this->close_payments( ... ), PHP_INT_MIN, 2 );
	}

	/**
	 * Prints the places above a section.
	 *
	 * @param mixed $tab     Id of the tab.
	 * @param mixed $section Name of the section, '' for the tab's first one.
	 */
	private function before( mixed $tab, mixed $section ): void {
		if ( '' !== $section || ! current_user_can( Capabilities::MANAGE ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		if ( 'general' === $tab && isset( $_GET[ self::TUTORIAL ] ) && $this->is_address_missing() ) {
			self::print_place( 'store-address-tour' );
		}
		if ( 'tax' === $tab ) {
			self::print_place( 'tax-conflict' );
		}
		if ( 'checkout' === $tab && $this->has_suggestions() ) {
			self::print_place( 'payments-banner', [ 'banner' => $this->payments_facts()['banner'] ?? null ] );
		}
	}

	/**
	 * Prints the places below a section.
	 *
	 * @param mixed $tab     Id of the tab.
	 * @param mixed $section Name of the section, '' for the tab's first one.
	 */
	private function after( mixed $tab, mixed $section ): void {
		if ( '' !== $section || ! $this->has_suggestions() ) {
			return;
		}
		match ( $tab ) {
			// The list of providers has its suggestions.
			'checkout' => Feature::PaymentsSettings->is_on() ? null : self::print_place( 'payment-suggestions' ),
			'shipping' => self::print_place( 'shipping-defaults', [ 'country' => $this->context->shop()->settings()->address()->country ] ),
			default    => null,
		};
	}

	/**
	 * Has plugins' scripts loaded where they may render settings of their providers.
	 *
	 * @param mixed $has_islands What others say.
	 */
	private function has_islands( mixed $has_islands ): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended,WordPress.Security.ValidatedSanitizedInput -- Compared only.
		return true === $has_islands
			// Beside WooCommerce the page of that name is WooCommerce's.
			|| Mode::Standalone === $this->context->mode
				&& 'wc-settings' === ( $_GET['page'] ?? '' ) && self::has_payments( $_GET['tab'] ?? '', $_GET['section'] ?? '' );
		// phpcs:enable
	}

	/**
	 * The payments settings lead to each method themselves.
	 *
	 * @param mixed $has_own What others say.
	 * @param mixed $tab     Id of the tab.
	 * @param mixed $section Name of the section, '' for the tab's first one.
	 */
	private function has_own_links( mixed $has_own, mixed $tab, mixed $section ): bool {
		return true === $has_own || self::has_payments( $tab, $section );
	}

	/**
	 * Begins the place of the payments settings: the list and its form, which work without scripts, are in it.
	 *
	 * @param mixed $tab     Id of the tab.
	 * @param mixed $section Name of the section, '' for the tab's first one.
	 */
	private function open_payments( mixed $tab, mixed $section ): void {
		if ( self::has_payments( $tab, $section ) ) {
			/**
			 * Filters what the payments settings are told at once.
			 *
			 * @param array<string, mixed> $data Name => fact.
			 */
			$data = apply_filters( 'storewright_payments_settings_data', [] );
			printf( '<div %s>', self::place( 'payments-settings', is_array( $data ) ? $data : [] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		}
	}

	/**
	 * Ends the place of the payments settings.
	 *
	 * @param mixed $tab     Id of the tab.
	 * @param mixed $section Name of the section, '' for the tab's first one.
	 */
	private function close_payments( mixed $tab, mixed $section ): void {
		if ( self::has_payments( $tab, $section ) ) {
			echo '</div>';
		}
	}

	private static function has_payments( mixed $tab, mixed $section ): bool {
		return 'checkout' === $tab && '' === $section && current_user_can( Capabilities::MANAGE ) && Feature::PaymentsSettings->is_on();
	}

	private function has_suggestions(): bool {
		return current_user_can( 'install_plugins' ) && $this->context->shop()->settings()->allows_suggestions();
	}

	private function is_address_missing(): bool {
		$address = $this->context->shop()->settings()->address();
		return '' === $address->address_1 || '' === $address->city || '' === $address->postcode;
	}

	/**
	 * @return array<mixed>
	 */
	private function payments_facts(): array {
		/** This filter is documented in includes/Admin/Tasks/Items/Payments.php */
		$facts = apply_filters( 'storewright_payments_task_data', [] );
		return is_array( $facts ) ? $facts : [];
	}

	/**
	 * @param string               $island A key of `islands` of `client/features.ts`.
	 * @param array<string, mixed> $props  What it is told.
	 */
	private static function print_place( string $island, array $props = [] ): void {
		printf( '<div %s></div>', self::place( $island, $props ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	}

	/**
	 * @param string       $island A key of `islands` of `client/features.ts`.
	 * @param array<mixed> $props  What it is told.
	 * @return string Escaped attributes.
	 */
	private static function place( string $island, array $props ): string {
		return sprintf(
			'class="storewright storewright-island" data-island="%s" data-props="%s"',
			esc_attr( $island ),
			esc_attr( (string) wp_json_encode( (object) $props, JSON_HEX_AMP ) )
		);
	}
}
