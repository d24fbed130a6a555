<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Attributes\Rest\AttributesController;
use Storewright\Store\Attributes\Rest\AttributeTermsController;
use Storewright\Store\Terms\Taxonomies;
use Storewright\Store\Terms\TermRepository;

/**
 * Global attributes of products, such as color and size, and their terms.
 */
final class AttributesModule extends BackOfficeModule implements HasTables, HasRoutes, Installs, Uninstalls {

	/**
	 * Hooks nothing.
	 */
	public function register(): void {}

	/**
	 * The table of attributes.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [ AttributesTable::table() ];
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$query = $this->query();
		return [
			new AttributesController( $this->context, $query, new AttributeRepository( $this->context, $query, $this->taxonomies() ) ),
			new AttributeTermsController( $this->context, new TermRepository( $this->context ), $query ),
		];
	}

	/**
	 * Fills the list of attributes that WordPress loads with its options.
	 */
	public function install(): void {
		$this->query()->refresh( true );
		$this->taxonomies()->register();
		Taxonomies::forget_paths();
	}

	/**
	 * Removes the terms of every attribute.
	 */
	public function uninstall(): void {
		$this->taxonomies()->register();
		foreach ( $this->query()->all() as $attribute ) {
			Taxonomies::delete_terms( $attribute->taxonomy );
		}
		delete_transient( AttributeQuery::CACHE );
		Taxonomies::forget_paths();
	}

	private function query(): AttributeQuery {
		return new AttributeQuery( $this->context );
	}

	private function taxonomies(): AttributeTaxonomies {
		return new AttributeTaxonomies( $this->context );
	}
}
