<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Store\Terms\SortedTerms;

/**
 * Registers the taxonomies of attributes on every request: their terms may have pages on the site.
 */
final class AttributeTaxonomiesModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Registers them as soon as WordPress takes taxonomies.
	 */
	public function register(): void {
		$register = fn() => ( new AttributeTaxonomies( $this->context ) )->register();
		0 < did_action( 'init' ) ? $register() : add_action( 'init', $register, 5 );
		$orders   = fn(): array => array_map(
			static fn( Attribute $attribute ) => $attribute->order_by,
			( new AttributeQuery( $this->context ) )->by_taxonomy()
		);
		( new SortedTerms( $this->context->database, $orders, Attribute::PREFIX ) )->register();
	}
}
