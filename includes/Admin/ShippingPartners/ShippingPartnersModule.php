<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners;

use Storewright\Admin\ShippingPartners\Rest\SuggestionsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;

/**
 * Suggestions of services that print shipping labels, from a catalog that comes with the plugin.
 */
final class ShippingPartnersModule extends BackOfficeModule implements HasRoutes, HasPreloads {

	/**
	 * Hooks the extensions.
	 */
	public function register(): void {
		add_filter( 'storewright_extensions', [ $this, 'add_extensions' ] );
	}

	/**
	 * Adds the plugins of label services to those of the Extensions page.
	 *
	 * @param mixed $entries What others add.
	 * @return list<mixed>
	 */
	public function add_extensions( mixed $entries ): array {
		return [ ...( is_array( $entries ) ? array_values( $entries ) : [] ), ...( new PartnerCatalog( $this->context ) )->extensions() ];
	}

	/**
	 * The suggestions.
	 */
	public function routes(): array {
		return [ new SuggestionsController( $this->context, new PartnerCatalog( $this->context ) ) ];
	}

	/**
	 * The shipping task decides by them which steps it has.
	 */
	public function preloads( string $path, string $task ): array {
		return 'shipping' === $task ? [ '/wc-admin/shipping-partner-suggestions' ] : [];
	}
}
