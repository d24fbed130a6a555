<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A module whose screens start with REST answers already in the page.
 */
interface HasPreloads {

	/**
	 * REST paths to answer inside the app's document, exactly as the client asks for them.
	 *
	 * @param string $path The route shown: the `path` of the query, '/' for Home.
	 * @param string $task The task shown, '' when none.
	 * @return list<string>
	 */
	public function preloads( string $path, string $task ): array;
}
