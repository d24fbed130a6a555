<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

/**
 * A layout of a page, made of blocks.
 */
final class Pattern {

	/**
	 * @param string $id          Such as `front-welcome`.
	 * @param Place  $place       What it is for.
	 * @param string $title       Translated.
	 * @param string $description Translated: what it looks like.
	 * @param string $content     Its blocks.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Place $place,
		public readonly string $title,
		public readonly string $description,
		public readonly string $content
	) {}
}
