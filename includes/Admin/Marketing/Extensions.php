<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing;

use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;
use UnexpectedValueException;

/**
 * Marketing extensions, from a catalog that comes with the plugin. Nothing is asked of another server.
 */
final class Extensions {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Returns the extensions that the current user could add: none that the site has, and nothing where the owner turned
	 * suggestions off or the user may not install plugins.
	 *
	 * @param string $category Only those of this category; '' for all.
	 * @return list<Extension>
	 */
	public function recommended( string $category = '' ): array {
		if ( ! current_user_can( 'install_plugins' ) || ! $this->context->shop()->settings()->allows_suggestions() ) {
			return [];
		}
		$with_woocommerce = $this->context->suggests_woocommerce_extensions();
		$plugins          = new SitePlugins();
		return array_values(
			array_filter(
				$this->all(),
				static fn( Extension $one ): bool => ( '' === $category || $category === $one->category )
					&& ( $with_woocommerce || ! $one->needs_woocommerce )
					&& ! $plugins->has( $one->slug )
			)
		);
	}

	/**
	 * Returns the extensions of the catalog that the site has, active or not.
	 *
	 * @return list<Extension>
	 */
	public function installed(): array {
		$plugins = new SitePlugins();
		return array_values( array_filter( $this->all(), static fn( Extension $one ): bool => $plugins->has( $one->slug ) ) );
	}

	/**
	 * Returns all of them as the Extensions page takes them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function entries(): array {
		return array_map(
			static fn( Extension $one ): array => [
				'slug'              => $one->slug,
				'name'              => $one->name,
				'description'       => $one->description,
				'category'          => $one->group,
				'category_name'     => $one->group_name,
				'manage_url'        => $one->manage_page,
				'docs_url'          => $one->docs_url,
				'needs_woocommerce' => $one->needs_woocommerce,
			],
			$this->all()
		);
	}

	/**
	 * @return list<Extension>
	 */
	private function all(): array {
		/**
		 * Filters the marketing extensions that the marketing overview knows.
		 *
		 * @param list<array<string, mixed>> $entries As Extension::of() takes them.
		 */
		$entries = apply_filters( 'storewright_marketing_extensions', require __DIR__ . '/catalog.php' );
		$sound   = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			try {
				$one                   = Extension::of( $entry );
				$sound[ $one->slug ] ??= $one;
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'A marketing extension was left out: ' . $error->getMessage(), [ 'entry' => $entry ] );
			}
		}
		return array_values( $sound );
	}
}
