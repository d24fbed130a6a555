<?php
declare(strict_types=1);

namespace Storewright\Admin\Products;

use Storewright\Admin\Products\Rest\ProductTypesController;
use Storewright\Admin\Products\Rest\SampleProductsController;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;

/**
 * What the products task is done with: kinds of products, and samples.
 */
final class ProductsTaskModule implements Module, HasRoutes {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever products may be worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks what completes the task, or opens it again, and the media library.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . MediaLibrary::ACTION, MediaLibrary::answer( ... ) );
		foreach ( [ 'created', 'trashed', 'untrashed', 'deleted' ] as $event ) {
			add_action( "storewright_product_$event", [ $this, 'announce' ], 10, 0 );
		}
		add_action( 'storewright_product_updated', [ $this, 'announce_status' ], 10, 3 );
	}

	/**
	 * Has the progress of the setup found out anew.
	 */
	public function announce(): void {
		/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
		do_action( 'storewright_tasks_changed' );
	}

	/**
	 * Does so where a product was published, or taken back. Products are saved often, and mostly something else was changed.
	 *
	 * @param int   $id      The product's.
	 * @param mixed $product What it is now.
	 * @param mixed $old     What it was.
	 */
	public function announce_status( int $id, mixed $product = null, mixed $old = null ): void {
		if ( self::status( $product ) !== self::status( $old ) ) {
			$this->announce();
		}
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new ProductTypesController( $this->context ), new SampleProductsController( $this->context, new SampleProducts() ) ];
	}

	private static function status( mixed $product ): mixed {
		return is_object( $product ) ? get_object_vars( $product )['status'] ?? null : null;
	}
}
