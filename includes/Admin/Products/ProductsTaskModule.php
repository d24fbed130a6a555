<?php
declare(strict_types=1);

namespace Storewright\Admin\Products;

use Storewright\Admin\Products\Rest\ProductTypesController;
use Storewright\Admin\Products\Rest\SampleProductsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\BulkChange;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * Routes of the products task: kinds of products, and samples.
 */
final class ProductsTaskModule extends BackOfficeModule implements HasRoutes {

	/**
	 * Hooks what completes the task, or opens it again, and the media library.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . MediaLibrary::ACTION, MediaLibrary::answer( ... ) );
		foreach ( [ 'created', 'trashed', 'untrashed', 'deleted' ] as $event ) {
			add_action( "storewright_product_$event", [ $this, 'announce' ], 10, 0 );
		}
		add_action( 'storewright_products_imported', [ $this, 'announce' ], 10, 0 );
		add_action( 'storewright_product_updated', [ $this, 'announce_status' ], 10, 3 );
	}

	/**
	 * Has the progress of the setup found out anew.
	 */
	public function announce(): void {
		if ( BulkChange::is_running() ) {
			// Once, when its rows are written: each time, what is kept of the setup is read and written several times.
			return;
		}
		/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
		Events::dispatch( 'storewright_tasks_changed' );
	}

	/**
	 * Does so where a product was published, or taken back, or a sample got a name of its own. Products are saved often, and mostly
	 * something else was changed.
	 *
	 * @param int   $id      The product's.
	 * @param mixed $product What it is now.
	 * @param mixed $old     What it was.
	 */
	public function announce_status( int $id, mixed $product = null, mixed $old = null ): void {
		if ( self::facts( $product ) !== self::facts( $old ) ) {
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

	/**
	 * @return array<string, mixed>
	 */
	private static function facts( mixed $product ): array {
		return is_object( $product ) ? array_intersect_key( get_object_vars( $product ), array_flip( [ 'status', 'name' ] ) ) : [];
	}
}
