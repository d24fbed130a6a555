<?php
declare(strict_types=1);

namespace Storewright\Database\Meta;

/**
 * A stored piece of meta data.
 */
final class MetaEntry {

	/**
	 * @param int    $id    Id of the row.
	 * @param string $key
	 * @param mixed  $value Unserialised.
	 */
	public function __construct( public readonly int $id, public readonly string $key, public readonly mixed $value ) {}
}
