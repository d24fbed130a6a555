<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners;

use Storewright\Kernel\Context;
use UnexpectedValueException;

/**
 * Which shipping partners are suggested to this store. Nothing is asked of another server.
 */
final class PartnerCatalog {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The partners that serve the store's country, in the order of the catalog.
	 *
	 * @param bool $always Whether to answer them even where the owner turned suggestions off.
	 * @return list<ShippingPartner>
	 */
	public function suggestions( bool $always = false ): array {
		if ( ! $always && ! $this->context->shop()->settings()->allows_suggestions() ) {
			return [];
		}
		$entries = $this->entries();
		if ( [] === $entries ) {
			return [];
		}
		$country = $this->context->shop()->settings()->address()->country;
		return array_values(
			array_filter( $this->partners( $entries ), static fn( ShippingPartner $partner ): bool => $partner->serves( $country ) )
		);
	}

	/**
	 * The plugins of all that serve the store's country, as the Extensions page takes them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function extensions(): array {
		$with_plugin = array_filter( $this->suggestions( true ), static fn( ShippingPartner $one ): bool => '' !== $one->slug );
		return array_map(
			static fn( ShippingPartner $one ): array => [
				'slug'          => $one->slug,
				'name'          => $one->name,
				'description'   => $one->description,
				'category'      => 'shipping',
				'category_name' => __( 'Shipping', 'storewright' ),
			],
			array_values( $with_plugin )
		);
	}

	/**
	 * @return array<mixed>
	 */
	private function entries(): array {
		/**
		 * Filters the catalog of services that print shipping labels.
		 *
		 * @param list<array<string, mixed>> $entries As ShippingPartner::of() takes them.
		 */
		$entries = apply_filters( 'storewright_shipping_partners', $this->shipped() );
		return is_array( $entries ) ? $entries : [];
	}

	/**
	 * The catalog that comes with the plugin, less what would not work here.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function shipped(): array {
		/** @var list<array<string, mixed>> $entries */
		$entries          = require __DIR__ . '/catalog.php';
		$with_woocommerce = $this->context->suggests_woocommerce_extensions();
		return array_values(
			array_filter( $entries, static fn( array $entry ) => $with_woocommerce || true !== ( $entry['needs_woocommerce'] ?? false ) )
		);
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
