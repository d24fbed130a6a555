<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Reviews\Rest\ReviewsController;

/**
 * Reviews of products.
 */
final class ReviewsModule extends BackOfficeModule implements HasRoutes, Installs, Uninstalls {

	/**
	 * Hooks nothing: RatingsModule follows what is written.
	 */
	public function register(): void {}

	/**
	 * The REST resource.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [
			new ReviewsController( $this->context, new ReviewQuery( $this->context->database ), new ReviewRepository( $this->context ) ),
		];
	}

	/**
	 * Adds the index of reviews to WordPress's comments.
	 */
	public function install(): void {
		( new ReviewIndex( $this->context->database ) )->ensure();
	}

	/**
	 * Takes the index away. Reviews stay: they are comments of the site.
	 */
	public function uninstall(): void {
		( new ReviewIndex( $this->context->database ) )->drop();
	}
}
