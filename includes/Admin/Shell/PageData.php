<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsQuery;

/**
 * What the app is told of the site and its user at the start: `window.storewright`.
 */
final class PageData {

	/**
	 * The capabilities that the client decides by. It never shows what the server would refuse.
	 */
	private const CAPABILITIES = [ Capabilities::MANAGE, Capabilities::VIEW_REPORTS, 'edit_products', 'install_plugins' ];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The data, as `client/shared/data/page-data.ts` reads it.
	 *
	 * @return array<mixed>
	 */
	public function all(): array {
		/**
		 * Filters what the app is told at the start. Small and harmless facts only: everybody who sees the page can read them.
		 *
		 * @param array<string, mixed> $data Name => value.
		 */
		$data = apply_filters(
			'storewright_page_data',
			[
				'siteTitle'         => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'adminUrl'          => admin_url(),
				'homeUrl'           => home_url( '/' ),
				'locale'            => $this->language_tag( get_user_locale() ),
				'capabilities'      => array_combine( self::CAPABILITIES, array_map( 'current_user_can', self::CAPABILITIES ) ),
				'features'          => $this->features(),
				'currency'          => $this->currency(),
				'promotions'        => 'yes' === ( new SettingsQuery( $this->context ) )->value( 'woocommerce_show_marketplace_suggestions' ),
				'isTrackingAllowed' => 'yes' === ( new SettingsQuery( $this->context ) )->value( 'woocommerce_allow_tracking' ),
				'storeAge'          => $this->store_age(),
			]
		);
		return is_array( $data ) ? $data : [];
	}

	/**
	 * A locale's language and region: what WordPress adds (`pt_PT_ao90`, `de_DE_formal`) browsers may refuse.
	 *
	 * @param string $locale Such as `de_DE`.
	 */
	private function language_tag( string $locale ): string {
		return implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) );
	}

	/**
	 * For how many whole weeks the store has been there.
	 */
	private function store_age(): int {
		$now       = $this->context->clock->now()->getTimestamp();
		$installed = (int) $this->context->options->string( 'woocommerce_admin_install_timestamp', (string) $now );
		return max( 0, intdiv( $now - $installed, WEEK_IN_SECONDS ) );
	}

	/**
	 * How the shop shows money.
	 *
	 * @return array<string, string|int>
	 */
	private function currency(): array {
		$format = ( new SettingsQuery( $this->context ) )->currency_format();
		return [
			'code'              => $format->code,
			'symbol'            => $format->symbol,
			'position'          => $format->position,
			'thousandSeparator' => $format->thousand_separator,
			'decimalSeparator'  => $format->decimal_separator,
			'decimals'          => $format->decimals,
		];
	}

	/**
	 * @return list<string>
	 */
	private function features(): array {
		/**
		 * Filters the names of features that are on.
		 *
		 * @param list<string> $features Such as `shipping-smart-defaults`.
		 */
		$features = apply_filters( 'storewright_features', [] );
		return array_values( array_filter( is_array( $features ) ? $features : [], 'is_string' ) );
	}
}
