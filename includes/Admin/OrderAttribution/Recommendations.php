<?php
declare(strict_types=1);

namespace Storewright\Admin\OrderAttribution;

use Storewright\Kernel\ActivePlugins;
use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsQuery;
use UnexpectedValueException;

/**
 * What is recommended beside a report, from a catalogue that comes with the plugin. Nothing is asked of another server.
 */
final class Recommendations {

	/**
	 * 'no' where the owner wants no suggestions of products and services at all.
	 */
	private const SUGGESTIONS = 'woocommerce_show_marketplace_suggestions';

	public function __construct( private readonly Context $context ) {}

	/**
	 * What the current user could add to this shop: nothing that is active already, that can't be set up here or by this user, and
	 * nothing at all where the owner turned suggestions off.
	 *
	 * @return list<Recommendation>
	 */
	public function offered(): array {
		if ( ! current_user_can( 'install_plugins' ) || 'no' === ( new SettingsQuery( $this->context ) )->value( self::SUGGESTIONS ) ) {
			return [];
		}
		/** This filter is documented in includes/Admin/PaymentSuggestions/PaymentCatalogue.php */
		$with_woocommerce = true === apply_filters( 'storewright_suggest_woocommerce_providers', false );
		$active           = ActivePlugins::slugs();
		return array_values( array_filter( $this->all(), static fn( Recommendation $one ) => ( $with_woocommerce || ! $one->needs_woocommerce ) && ! in_array( $one->slug, $active, true ) ) );
	}

	/**
	 * @return list<Recommendation>
	 */
	private function all(): array {
		/**
		 * Filters the plugins that are recommended beside reports.
		 *
		 * @param list<array<string, mixed>> $entries As Recommendation::of() takes them.
		 */
		$entries = apply_filters( 'storewright_misc_recommendations', require __DIR__ . '/catalogue.php' );
		$sound   = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			try {
				$one                 = Recommendation::of( $entry );
				$sound[ $one->id ] ??= $one;
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'A recommendation was left out: ' . $error->getMessage(), [ 'entry' => $entry ] );
			}
		}
		return array_values( $sound );
	}
}
