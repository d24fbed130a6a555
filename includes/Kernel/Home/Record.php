<?php
declare(strict_types=1);

namespace Storewright\Kernel\Home;

/**
 * An object of a REST answer, read field by field: filters of plugins may have changed it.
 */
final class Record {

	/**
	 * @param array<mixed> $fields
	 */
	private function __construct( private readonly array $fields ) {}

	/**
	 * A value of an answer as an object; null where it is none.
	 */
	public static function of( mixed $value ): ?self {
		$fields = is_object( $value ) ? get_object_vars( $value ) : $value;
		return is_array( $fields ) ? new self( $fields ) : null;
	}

	/**
	 * The objects of a list.
	 *
	 * @return list<self>
	 */
	public static function all( mixed $values ): array {
		$records = array_map( self::of( ... ), is_array( $values ) ? array_values( $values ) : [] );
		return array_values( array_filter( $records, static fn( ?self $record ): bool => null !== $record ) );
	}

	/**
	 * A field's text; '' where it has none.
	 */
	public function text( string $name ): string {
		$value = $this->fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Whether a field is true.
	 */
	public function is( string $name ): bool {
		return true === ( $this->fields[ $name ] ?? false );
	}

	/**
	 * A field's number; 0 where it has none.
	 */
	public function number( string $name ): int {
		$value = $this->fields[ $name ] ?? 0;
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/**
	 * The object in a field; null where there is none.
	 */
	public function record( string $name ): ?self {
		return self::of( $this->fields[ $name ] ?? null );
	}

	/**
	 * The objects in a field that is a list.
	 *
	 * @return list<self>
	 */
	public function records( string $name ): array {
		return self::all( $this->fields[ $name ] ?? [] );
	}
}
