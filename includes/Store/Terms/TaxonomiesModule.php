<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Makes categories, tags, brands, shipping classes and attributes known on every request: they have pages on the site.
 */
final class TaxonomiesModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Registers the taxonomies as soon as WordPress takes them.
	 */
	public function register(): void {
		$register = fn() => ( new Taxonomies( $this->context ) )->register();
		0 < did_action( 'init' ) ? $register() : add_action( 'init', $register, 5 );
		$orders   = [
			Taxonomies::CATEGORY => 'menu_order',
			Taxonomies::BRAND    => 'menu_order',
		];
		( new SortedTerms( $this->context->database, static fn() => $orders ) )->register();
	}
}
