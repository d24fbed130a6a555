<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Terms\Rest;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Terms\TermKind;
use Storewright\Store\Products\Terms\TermRepository;
use WP_REST_Request;

/**
 * `wc/v3/products/tags`: tags of products.
 */
final class TagsController extends TermsController {

	public function __construct( Context $context, TermRepository $terms ) {
		parent::__construct( $context, $terms, '/products/tags' );
	}

	protected function schema(): string {
		return TagSchema::class;
	}

	protected function kind( WP_REST_Request $request ): TermKind {
		return TagSchema::kind();
	}
}
