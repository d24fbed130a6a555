<?php
declare(strict_types=1);

namespace Storewright\Store\Terms\Rest;

use Storewright\Kernel\Context;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermRepository;
use WP_REST_Request;

/**
 * `wc/v3/products/{categories,tags,brands,shipping_classes}`: terms of one taxonomy.
 */
final class ProductTermsController extends TermsController {

	/**
	 * @param Context                                  $context
	 * @param TermRepository                           $terms
	 * @param string                                   $path   Path of the collection.
	 * @param class-string<\Storewright\Rest\Schema> $schema_class
	 * @param TaxonomyConfig                           $config
	 */
	public function __construct(
		Context $context,
		TermRepository $terms,
		string $path,
		private readonly string $schema_class,
		private readonly TaxonomyConfig $config
	) {
		parent::__construct( $context, $terms, $path );
	}

	protected function schema(): string {
		return $this->schema_class;
	}

	protected function config( WP_REST_Request $request ): TaxonomyConfig {
		return $this->config;
	}
}
