<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners;

use Storewright\Admin\ShippingPartners\Rest\SuggestionsController;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;

/**
 * Suggestions of services that print shipping labels, from a catalogue that comes with the plugin.
 */
final class ShippingPartnersModule implements Module, HasRoutes, HasPreloads {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed where the app is shown or asks.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks nothing of its own: routes and preloads are asked for.
	 */
	public function register(): void {}

	/**
	 * The suggestions.
	 */
	public function routes(): array {
		return [ new SuggestionsController( $this->context, new PartnerCatalogue( $this->context ) ) ];
	}

	/**
	 * The shipping task decides by them which steps it has.
	 */
	public function preloads( string $path, string $task ): array {
		return 'shipping' === $task ? [ '/wc-admin/shipping-partner-suggestions' ] : [];
	}
}
