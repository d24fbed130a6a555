<?php
declare(strict_types=1);

namespace Storewright\Admin\TaxPartners;

use Storewright\Kernel\SitePlugins;
use Storewright\Kernel\Context;
use UnexpectedValueException;

/**
 * The services that work tax out, from a catalog that comes with the plugin. Nothing is asked of another server.
 */
final class TaxPartners {

	private const TAXJAR = 'taxjar-simplified-taxes-for-woocommerce';

	private const SHIPPING = 'woocommerce-shipping';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Returns the data of the tax task's page: the partners, and WooCommerce's names for where they work and which are active.
	 *
	 * @return array<string, mixed>
	 */
	public function facts(): array {
		$partners         = $this->all();
		$active           = SitePlugins::active_slugs();
		$is_active        = static fn( string $slug ): bool => in_array( $slug, $active, true );
		$of               = static fn( string $id ): ?TaxPartner => $partners[ $id ] ?? null;
		$tax              = $of( 'woocommerce-tax' );
		$stripe           = $of( 'stripe-tax' );
		$with_woocommerce = $this->context->suggests_woocommerce_extensions();
		// What can't work here is not suggested; what is active is the owner's choice.
		$cannot_run = static fn( TaxPartner $partner ): bool => $partner->needs_woocommerce
			&& ! $with_woocommerce
			&& ! $is_active( $partner->slug );

		return [
			'taxPartners'                  => array_map(
				static fn( TaxPartner $partner ): array => [
					'id'            => $partner->id,
					'name'          => $partner->name,
					'slug'          => $partner->slug,
					'isAutomated'   => $partner->is_automated,
					'description'   => $partner->description,
					'features'      => $partner->features,
					'learnMoreLink' => $partner->learn_more_link,
					'settingsTab'   => $partner->settings_tab,
					'countries'     => $partner->countries,
					'isActive'      => $is_active( $partner->slug ),
					'isExcluded'    => $cannot_run( $partner ) || [] !== array_filter( $partner->excluded_by, $is_active ),
				],
				array_values( $partners )
			),
			'woocommerceTaxCountries'      => $tax->countries ?? [],
			'stripeTaxCountries'           => $stripe->countries ?? [],
			'taxJarActivated'              => $is_active( self::TAXJAR ),
			'woocommerceTaxActivated'      => null !== $tax && $is_active( $tax->slug ),
			'stripeTaxActivated'           => null !== $stripe && $is_active( $stripe->slug ),
			'woocommerceShippingActivated' => $is_active( self::SHIPPING ),
		];
	}

	/**
	 * The plugins of those that work in the store's country, as the Extensions page takes them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function entries(): array {
		$country = $this->context->shop()->settings()->address()->country;
		$serving = array_filter( $this->all(), static fn( TaxPartner $one ): bool => in_array( $country, $one->countries, true ) );
		return array_map(
			static fn( TaxPartner $one ): array => [
				'slug'              => $one->slug,
				'name'              => $one->name,
				'description'       => $one->description,
				'category'          => 'tax',
				'category_name'     => __( 'Tax', 'storewright' ),
				'vendor_url'        => $one->learn_more_link,
				'needs_woocommerce' => $one->needs_woocommerce,
			],
			array_values( $serving )
		);
	}

	/**
	 * @return array<string, TaxPartner> By id, in the order of the catalog.
	 */
	private function all(): array {
		/**
		 * Filters the catalog of services that work tax out.
		 *
		 * @param list<array<string, mixed>> $entries As TaxPartner::of() takes them.
		 */
		$entries  = apply_filters( 'storewright_tax_partners', require __DIR__ . '/catalog.php' );
		$partners = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			try {
				$partner                    = TaxPartner::of( $entry );
				$partners[ $partner->id ] ??= $partner;
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'A tax partner was left out: ' . $error->getMessage(), [ 'entry' => $entry ] );
			}
		}
		return $partners;
	}
}
