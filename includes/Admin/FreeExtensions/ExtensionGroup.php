<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions;

/**
 * Free extensions that serve the same end.
 */
final class ExtensionGroup {

	/**
	 * @param string              $key        Where it is shown, such as `task-list/grow`.
	 * @param string              $title      What it is called, translated.
	 * @param list<FreeExtension> $extensions Those in it.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $title,
		public readonly array $extensions
	) {}
}
