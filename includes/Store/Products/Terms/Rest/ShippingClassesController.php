<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Terms\Rest;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Terms\TermKind;
use Storewright\Store\Products\Terms\TermRepository;
use WP_REST_Request;

/**
 * `wc/v3/products/shipping_classes`: what products have in common for shipping, such as being bulky.
 */
final class ShippingClassesController extends TermsController {

	public function __construct( Context $context, TermRepository $terms ) {
		parent::__construct( $context, $terms, '/products/shipping_classes' );
	}

	protected function schema(): string {
		return ShippingClassSchema::class;
	}

	protected function kind( WP_REST_Request $request ): TermKind {
		return ShippingClassSchema::kind();
	}
}
