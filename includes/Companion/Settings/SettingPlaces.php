<?php
declare(strict_types=1);

namespace Storewright\Companion\Settings;

use Storewright\Kernel\Log;
use Storewright\Shop\SettingPlace;
use Throwable;
use WC_Admin_Settings;
use WC_Settings_Page;

/**
 * Where WooCommerce's settings are: its settings pages, by tab and section, with the field's id as fragment.
 */
final class SettingPlaces {

	/**
	 * Kinds of entries of a page that are no settings.
	 */
	private const OTHER_KINDS = [ 'title', 'sectionend', 'info', 'slotfill_placeholder' ];

	public function __construct( private readonly Log $log ) {}

	/**
	 * All of them, in the order of the tabs.
	 *
	 * @return list<SettingPlace>
	 */
	public function all(): array {
		$places = [];
		$pages  = WC_Admin_Settings::get_settings_pages();
		foreach ( is_array( $pages ) ? $pages : [] as $page ) {
			if ( ! $page instanceof WC_Settings_Page ) {
				continue;
			}
			try {
				array_push( $places, ...self::of_page( $page ) );
			} catch ( Throwable $error ) {
				$this->log->error(
					'Settings of a page were left out of the search',
					[
						'page'   => $page::class,
						'reason' => $error->getMessage(),
					]
				);
			}
		}
		return $places;
	}

	/**
	 * @return list<SettingPlace>
	 */
	private static function of_page( WC_Settings_Page $page ): array {
		$sections = $page->get_sections();
		$places   = [];
		foreach ( is_array( $sections ) && [] !== $sections ? $sections : [ '' => '' ] as $section => $name ) {
			array_push( $places, ...self::of_section( $page, (string) $section, self::text( $name ) ) );
		}
		return $places;
	}

	/**
	 * Settings as the page shows them. Pages from before WooCommerce 5.5 answer by get_settings() alone, which in others leads on.
	 */
	private static function settings( WC_Settings_Page $page, string $section ): mixed {
		return $page->get_settings( $section ); // @phpstan-ignore arguments.count
	}

	/**
	 * @return list<SettingPlace>
	 */
	private static function of_section( WC_Settings_Page $page, string $section, string $name ): array {
		$tab      = self::text( $page->get_label() );
		$place    = '' === $name || $name === $tab ? $tab : "$tab > $name";
		$address  = [
			'page' => 'wc-settings',
			'tab'  => $page->get_id(),
		] + ( '' === $section ? [] : [ 'section' => $section ] );
		$url      = admin_url( 'admin.php?' . http_build_query( $address ) );
		$settings = self::settings( $page, $section );
		$places   = [];
		foreach ( is_array( $settings ) ? $settings : [] as $setting ) {
			$setting = is_array( $setting ) ? $setting : [];
			$id      = self::text( $setting['id'] ?? '' );
			// Checkboxes of one row have a title only at the first of them.
			$label = self::text( $setting['title'] ?? $setting['name'] ?? '' );
			if ( '' !== $id && '' !== $label && ! in_array( $setting['type'] ?? '', self::OTHER_KINDS, true ) ) {
				$places[] = new SettingPlace( "{$page->get_id()}/$section/$id", $label, $place, "$url#$id", self::text( $setting['desc'] ?? '' ) );
			}
		}
		return $places;
	}

	private static function text( mixed $text ): string {
		return is_scalar( $text ) ? html_entity_decode( wp_strip_all_tags( (string) $text, true ), ENT_QUOTES ) : '';
	}
}
