<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners;

use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsQuery;
use UnexpectedValueException;

/**
 * Which shipping partners are suggested to this store. Nothing is asked of another server.
 */
final class PartnerCatalogue {

	/**
	 * 'no' where the owner wants no suggestions of products and services at all.
	 */
	private const SUGGESTIONS = 'woocommerce_show_marketplace_suggestions';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The partners that serve the store's country, in the order of the catalogue.
	 *
	 * @param bool $always Whether to answer them even where the owner turned suggestions off.
	 * @return list<ShippingPartner>
	 */
	public function suggestions( bool $always = false ): array {
		if ( ! $always && ! $this->context->options->bool_yes( self::SUGGESTIONS, true ) ) {
			return [];
		}
		$entries = $this->entries();
		if ( [] === $entries ) {
			return [];
		}
		$country = ( new SettingsQuery( $this->context ) )->store_address()->country;
		return array_values( array_filter( $this->partners( $entries ), static fn( ShippingPartner $partner ): bool => $partner->serves( $country ) ) );
	}

	/**
	 * @return array<mixed>
	 */
	private function entries(): array {
		/**
		 * Filters the catalogue of services that print shipping labels.
		 *
		 * @param list<array<string, mixed>> $entries As ShippingPartner::of() takes them.
		 */
		$entries = apply_filters( 'storewright_shipping_partners', self::shipped() );
		return is_array( $entries ) ? $entries : [];
	}

	/**
	 * The catalogue that comes with the plugin, less what would not work here.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function shipped(): array {
		/** @var list<array<string, mixed>> $entries */
		$entries = require __DIR__ . '/catalogue.php';
		/** This filter is documented in includes/Admin/PaymentSuggestions/PaymentCatalogue.php */
		$with_woocommerce = true === apply_filters( 'storewright_suggest_woocommerce_providers', false );
		return array_values( array_filter( $entries, static fn( array $entry ) => $with_woocommerce || true !== ( $entry['needs_woocommerce'] ?? false ) ) );
	}

	/**
	 * @param array<mixed> $entries
	 * @return list<ShippingPartner>
	 */
	private function partners( array $entries ): array {
		$partners = [];
		foreach ( $entries as $entry ) {
			try {
				$partners[] = ShippingPartner::of( $entry );
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'A shipping partner was left out: ' . $error->getMessage(), [ 'entry' => $entry ] );
			}
		}
		return $partners;
	}
}
