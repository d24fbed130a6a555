<?php
declare(strict_types=1);

namespace Storewright\Admin\OrderAttribution;

use Storewright\Kernel\SitePlugins;
use Storewright\Kernel\Context;
use UnexpectedValueException;

/**
 * Plugins that are recommended beside a report, from a catalog that comes with the plugin. Nothing is asked of another server.
 */
final class Recommendations {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Returns the plugins that the current user could add to this shop: none that is active already or can't be set up here or by
	 * this user, and nothing at all where the owner turned suggestions off.
	 *
	 * @return list<Recommendation>
	 */
	public function offered(): array {
		if ( ! current_user_can( 'install_plugins' ) || ! $this->context->shop()->settings()->allows_suggestions() ) {
			return [];
		}
		$with_woocommerce = $this->context->suggests_woocommerce_extensions();
		$active           = SitePlugins::active_slugs();
		return array_values(
			array_filter(
				$this->all(),
				static fn( Recommendation $one ) => ( $with_woocommerce || ! $one->needs_woocommerce )
					&& ! in_array( $one->slug, $active, true )
			)
		);
	}

	/**
	 * Returns all of them as the Extensions page takes them. Their pages are the vendor's: where else they can be had is not known.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function entries(): array {
		return array_map(
			static fn( Recommendation $one ): array => [
				'slug'              => $one->slug,
				'name'              => $one->name,
				'description'       => $one->description,
				'category'          => 'analytics',
				'category_name'     => __( 'Analytics', 'storewright' ),
				'vendor_url'        => $one->url,
				'is_installable'    => false,
				'needs_woocommerce' => $one->needs_woocommerce,
			],
			$this->all()
		);
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
		$entries = apply_filters( 'storewright_misc_recommendations', require __DIR__ . '/catalog.php' );
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
