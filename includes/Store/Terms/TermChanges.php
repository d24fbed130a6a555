<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

/**
 * Changes of a term; null leaves a field as it is.
 */
final class TermChanges {

	/**
	 * Ways in which a category or brand can be displayed.
	 */
	public const DISPLAYS = [ 'default', 'products', 'subcategories', 'both' ];

	/**
	 * @param string|null $name        Plain text.
	 * @param string|null $slug        Part of addresses; '' has one made from the name.
	 * @param string|null $description May hold the markup of posts.
	 * @param int|null    $parent      Id of the term above; 0 for none.
	 * @param int|null    $menu_order  Place among the others.
	 * @param string|null $display     One of DISPLAYS.
	 * @param int|null    $image_id    Attachment; 0 for none.
	 */
	public function __construct(
		public readonly ?string $name = null,
		public readonly ?string $slug = null,
		public readonly ?string $description = null,
		public readonly ?int $parent = null,
		public readonly ?int $menu_order = null,
		public readonly ?string $display = null,
		public readonly ?int $image_id = null
	) {}
}
