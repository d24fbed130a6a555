<?php
declare(strict_types=1);

namespace Storewright\Database\Meta;

/**
 * A requested change of meta data: the entry of an id, or else the one of a key, which is added where there is none.
 */
final class MetaChange {

	/**
	 * @param int|null $id    Id of the row, null where the key says which is meant.
	 * @param string   $key   '' where it is to stay as it is.
	 * @param mixed    $value Null to delete.
	 */
	public function __construct( public readonly ?int $id, public readonly string $key, public readonly mixed $value ) {}
}
