<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Context;
use UnexpectedValueException;

/**
 * Which ways to pay are suggested to this store.
 */
final class PaymentCatalog {

	/**
	 * 'yes' where the owner took the suggested providers off the list.
	 */
	public const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The suggestions for a country, in the order of the catalog.
	 *
	 * @param bool        $always  Whether to answer providers even where the owner turned suggestions off or hid them.
	 * @param string|null $country Country code; the store's if nothing is said.
	 * @return list<PaymentSuggestion>
	 */
	public function suggestions( bool $always = false, ?string $country = null ): array {
		$settings  = $this->context->shop()->settings();
		$promotes  = $settings->allows_suggestions();
		$is_shown  = $always || ( $promotes && ! $this->is_hidden() );
		$country ??= $settings->address()->country;
		return array_values(
			array_filter(
				$this->all( $promotes ),
				static fn( PaymentSuggestion $suggestion ): bool => $suggestion->serves( $country )
					&& ( $is_shown || $suggestion->is_offline )
			)
		);
	}

	/**
	 * The plugins of providers that serve the store's country, as the Extensions page takes them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function entries(): array {
		$with_plugin = array_filter( $this->suggestions( true ), static fn( PaymentSuggestion $one ): bool => [] !== $one->plugins );
		return array_map(
			static fn( PaymentSuggestion $one ): array => [
				'slug'          => $one->plugins[0],
				'name'          => $one->title,
				'description'   => $one->content,
				'category'      => 'payments',
				'category_name' => __( 'Payments', 'storewright' ),
			],
			array_values( $with_plugin )
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
		$entries = ( $may_ask ? ( new RemoteCatalog( $this->context ) )->entries() : null ) ?? $this->shipped();
		/**
		 * Filters the catalog of suggested ways to pay.
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
	 * The catalog that comes with the plugin, less what would not work here.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function shipped(): array {
		/** @var list<array<string, mixed>> $entries */
		$entries = require __DIR__ . '/catalog.php';
		return $this->context->suggests_woocommerce_extensions() ? $entries : array_values(
			array_filter( $entries, static fn( array $entry ) => [] === ( $entry['plugins'] ?? [] ) )
		);
	}
}
