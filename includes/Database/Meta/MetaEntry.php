<?php
declare(strict_types=1);

namespace Storewright\Database\Meta;

use Storewright\Database\Serialized;

/**
 * A stored piece of meta data.
 */
final class MetaEntry {

	/**
	 * @param int         $id     Id of the row, 0 for a new one.
	 * @param string      $key
	 * @param mixed       $value  Unserialized; without objects.
	 * @param string|null $stored The serialized text that the value was read from: writing the entry back keeps it as it is, objects
	 *                            and all. Null where the value says everything.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $key,
		public readonly mixed $value,
		public readonly ?string $stored = null
	) {}

	/**
	 * An entry out of its row.
	 *
	 * @param int    $id   Id of the row.
	 * @param string $key
	 * @param string $text The stored value.
	 */
	public static function of_row( int $id, string $key, string $text ): self {
		return new self( $id, $key, Serialized::plain( $text ), is_serialized( $text ) ? $text : null );
	}

	/**
	 * Whether a client that sends this value sends back what it was answered.
	 */
	public function is_answered_as( mixed $value ): bool {
		return $value === $this->value || ( null !== $this->stored && wp_json_encode( $value ) === wp_json_encode( $this->value ) );
	}
}
