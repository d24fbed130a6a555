<?php
declare(strict_types=1);

namespace Storewright\Screens\Visibility;

use Storewright\Kernel\Context;
use Storewright\Screens\Settings\GroupSection;
use Storewright\Screens\Settings\HasSettings;
use Storewright\Screens\Settings\PostedSettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Visibility\PrivateLink;
use Storewright\Store\Visibility\ShareKey;
use Storewright\Store\Visibility\Visibility;
use Storewright\Store\Visibility\VisibilitySettings;

/**
 * Whether the site is “Coming soon” or live. The form works by itself; where scripts run, an island takes its place.
 */
final class VisibilitySection implements SettingsSection, HasSettings {

	/**
	 * Name of the island: a key of `islands` of `client/features.ts`.
	 */
	private const ISLAND = 'site-visibility';

	private readonly ShareKey $key;

	private ?SettingsRegistry $registry = null;

	private ?GroupSection $form = null;

	/**
	 * Whether the form shows what could not be saved: the plain one says why at each field.
	 */
	private bool $is_refused = false;

	public function __construct( private readonly Context $context ) {
		$this->key = new ShareKey( $context );
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
		return VisibilitySettings::GROUP;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Site visibility', 'storewright' );
	}

	/**
	 * Saves what was changed. The key of the private link is kept once the link is wanted.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$this->is_refused = ! $this->form()->handle( $posted );
		if ( ! $this->is_refused && $this->context->options->bool_yes( Visibility::HAS_LINK ) ) {
			$this->key->keep( $posted[ Visibility::KEY ] ?? null );
		}
		return ! $this->is_refused;
	}

	/**
	 * Prints the form, as the place of its island.
	 */
	public function render(): void {
		if ( $this->is_refused ) {
			$this->form()->render();
			return;
		}
		$values = ( new SettingsQuery( $this->context, $this->registry() ) )->values_of( $this->settings() );
		$key    = $this->key->offered();
		printf(
			'<div class="storewright" data-island="%s" data-props="%s">',
			esc_attr( self::ISLAND ),
			esc_attr(
				(string) wp_json_encode(
					[
						'saved'         => $values,
						'homeUrl'       => home_url( '/' ),
						'shopPermalink' => $this->context->shop()->storefront()->url(),
						'shareKey'      => $key,
						'hidden'        => [ PostedSettings::EXPECTED => (string) wp_json_encode( $values ) ],
						'end'           => PostedSettings::END,
					],
					JSON_HEX_AMP
				)
			)
		);
		$this->form()->render();
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( Visibility::KEY ), esc_attr( $key ) );
		if ( 'yes' === $values[ Visibility::COMING_SOON ] && 'yes' === $values[ Visibility::HAS_LINK ] ) {
			$this->render_link( 'yes' === $values[ Visibility::STORE_ALONE ], $key );
		}
		echo '</div>';
	}

	/**
	 * The settings that are shown.
	 *
	 * @return array<string, Setting> By id.
	 */
	public function settings(): array {
		return $this->form()->settings();
	}

	private function render_link( bool $is_for_store, string $key ): void {
		$address = $is_for_store ? $this->context->shop()->storefront()->url() : home_url( '/' );
		printf(
			'<p><label for="storewright-private-link">%s</label><br><input type="text" id="storewright-private-link" class="large-text code ltr" readonly value="%s"></p>',
			esc_html__( 'Private link', 'storewright' ),
			esc_attr( add_query_arg( PrivateLink::NAME, $key, $address ) )
		);
	}

	private function registry(): SettingsRegistry {
		return $this->registry ??= VisibilitySettings::registry();
	}

	private function form(): GroupSection {
		return $this->form ??= new GroupSection(
			$this->context,
			$this->registry(),
			VisibilitySettings::group(),
			$this->tab(),
			$this->id(),
			$this->label()
		);
	}
}
