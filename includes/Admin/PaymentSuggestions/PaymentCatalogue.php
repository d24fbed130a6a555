<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsQuery;
use UnexpectedValueException;

/**
 * Which ways to pay are suggested to this store.
 */
final class PaymentCatalogue {

	/**
	 * 'yes' where the owner took the suggested providers off the list.
	 */
	public const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';

	/**
	 * 'no' where the owner wants no suggestions of products and services at all.
	 */
	private const SUGGESTIONS = 'woocommerce_show_marketplace_suggestions';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The suggestions for the store's country, in the order of the catalogue.
	 *
	 * @param bool $always Whether to answer providers even where the owner turned suggestions off or hid them.
	 * @return list<PaymentSuggestion>
	 */
	public function suggestions( bool $always = false ): array {
		$settings = new SettingsQuery( $this->context );
		$promotes = 'no' !== $settings->value( self::SUGGESTIONS );
		$is_shown = $always || ( $promotes && ! $this->is_hidden() );
		$country  = $settings->store_address()->country;
		return array_values(
			array_filter(
				$this->all( $promotes ),
				static fn( PaymentSuggestion $suggestion ): bool => $suggestion->serves( $country ) && ( $is_shown || $suggestion->is_offline )
			)
		);
	}

	/**
	 * Whether the owner took the suggested providers off the list.
	 */
	public function is_hidden(): bool {
		return $this->context->options->bool_yes( self::HIDDEN );
	}

	/**
	 * Takes the suggested providers off the list, or puts them back.
	 *
	 * @param bool $hidden
	 */
	public function hide( bool $hidden ): void {
		$this->context->options->set( self::HIDDEN, $hidden ? 'yes' : 'no' );
	}

	/**
	 * @param bool $may_ask Whether another server may be asked.
	 * @return list<PaymentSuggestion>
	 */
	private function all( bool $may_ask ): array {
		$entries = ( $may_ask ? ( new RemoteCatalogue( $this->context ) )->entries() : null ) ?? self::shipped();
		/**
		 * Filters the catalogue of suggested ways to pay.
		 *
		 * @param list<array<string, mixed>> $entries As PaymentSuggestion::of() takes them.
		 */
		$entries     = apply_filters( 'storewright_payment_suggestions', $entries );
		$suggestions = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			try {
				$suggestion                     = PaymentSuggestion::of( $entry );
				$suggestions[ $suggestion->id ] = $suggestion;
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'A payment suggestion was left out: ' . $error->getMessage(), [ 'entry' => $entry ] );
			}
		}
		return array_values( $suggestions );
	}

	/**
	 * The catalogue that comes with the plugin, less what would not work here.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function shipped(): array {
		/** @var list<array<string, mixed>> $entries */
		$entries = require __DIR__ . '/catalogue.php';
		/**
		 * Filters whether providers are suggested whose plugins need WooCommerce: on a shop without it they can't be set up.
		 *
		 * @param bool $suggested
		 */
		$with_woocommerce = apply_filters( 'storewright_suggest_woocommerce_providers', false );
		return true === $with_woocommerce ? $entries : array_values( array_filter( $entries, static fn( array $entry ) => [] === ( $entry['plugins'] ?? [] ) ) );
	}
}
