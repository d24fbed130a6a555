<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Reviews;

use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Products\Reviews\Rest\ReviewsController;

/**
 * Reviews of products.
 */
final class ReviewsModule implements Module, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

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
		return [ new ReviewsController( $this->context, new ReviewQuery( $this->context->database ), new ReviewRepository( $this->context ) ) ];
	}

	/**
	 * Adds the index of reviews to WordPress's comments.
	 */
	public function activate(): void {
		( new ReviewIndex( $this->context->database ) )->ensure();
	}

	/**
	 * Takes the index away. Reviews stay: they are comments of the site.
	 */
	public function uninstall(): void {
		( new ReviewIndex( $this->context->database ) )->drop();
	}
}
