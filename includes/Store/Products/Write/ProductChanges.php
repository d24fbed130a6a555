<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Meta\MetaChange;
use Storewright\Store\Images\ImageSet;

/**
 * Changes of a product: only fields that are named here change.
 */
final class ProductChanges {

	/**
	 * Kind of product, null to leave it.
	 */
	public ?string $type = null;

	/**
	 * @var array<string, string> Column of the post => value.
	 */
	public array $columns = [];

	/**
	 * @var array<string, string|null> Meta key => stored text, null to remove it.
	 */
	public array $meta = [];

	public ?bool $featured = null;

	/**
	 * 'visible', 'catalog', 'search' or 'hidden'.
	 */
	public ?string $visibility = null;

	/**
	 * @var array<string, list<int>> Taxonomy => ids of terms that take the place of the present ones.
	 */
	public array $terms = [];

	/**
	 * @var list<string> Names of tags besides those of $terms; one that there is not yet is made when the product is written.
	 */
	public array $tag_names = [];

	/**
	 * @var list<RequestAttribute>|null The attributes of a product.
	 */
	public ?array $attributes = null;

	/**
	 * @var list<RequestAttribute>|null Which options a variation is, or which are chosen first.
	 */
	public ?array $selection = null;

	/**
	 * Images that take the place of the present ones: the first is the main one.
	 */
	public ?ImageSet $images = null;

	/**
	 * @var list<MetaChange> Meta data of clients and extensions.
	 */
	public array $meta_data = [];
}
