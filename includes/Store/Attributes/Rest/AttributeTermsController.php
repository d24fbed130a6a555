<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Params;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Attributes\AttributeRepository;
use Storewright\Store\Terms\Rest\TermArguments;
use Storewright\Store\Terms\Rest\TermsController;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermRepository;
use WP_REST_Request;

/**
 * `wc/v3/products/attributes/{attribute_id}/terms`: the values of an attribute.
 */
final class AttributeTermsController extends TermsController {

	public function __construct( Context $context, TermRepository $terms, private readonly AttributeQuery $attributes ) {
		parent::__construct( $context, $terms, '/products/attributes/(?P<attribute_id>[\d]+)/terms' );
	}

	protected function schema(): string {
		return AttributeTermSchema::class;
	}

	protected function config( WP_REST_Request $request ): TaxonomyConfig {
		$attribute = $this->attributes->find( (int) ( new Params( $request ) )->int( 'attribute_id' ) );
		if ( null === $attribute || ! taxonomy_exists( $attribute->taxonomy ) ) {
			throw AttributeRepository::missing();
		}
		return AttributeTermSchema::config( $attribute->taxonomy );
	}

	/**
	 * The attribute stands before the term.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function parents(): array {
		return [ 'attribute_id' => TermArguments::integer( __( 'Id of the attribute.', 'storewright' ) ) ];
	}
}
