<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Closure;
use Storewright\Admin\Analytics\Query\Condition;

/**
 * An argument that narrows a report down.
 */
final class Filter {

	/**
	 * @param string               $name      Of the argument.
	 * @param array<string, mixed> $schema    Of the argument.
	 * @param Closure(mixed): ?Condition $condition Of its value; null where it asks for nothing.
	 */
	private function __construct(
		public readonly string $name,
		public readonly array $schema,
		private readonly Closure $condition
	) {}

	/**
	 * A list of ids; an empty one asks for nothing.
	 *
	 * @param string                            $name
	 * @param string                            $description
	 * @param Closure(list<int>): Condition $condition
	 */
	public static function ids( string $name, string $description, Closure $condition ): self {
		return new self(
			$name,
			self::list( $description, [ 'type' => 'integer' ] ),
			static fn( mixed $value ): ?Condition => [] === self::values( $value )
				? null
				: $condition( array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, self::values( $value ) ) )
		);
	}

	/**
	 * A list of texts out of a set; an empty one asks for nothing.
	 *
	 * @param string                               $name
	 * @param string                               $description
	 * @param list<string>                         $choices
	 * @param Closure(list<string>): ?Condition $condition
	 */
	public static function choices( string $name, string $description, array $choices, Closure $condition ): self {
		return new self(
			$name,
			self::list(
				$description,
				[
					'type' => 'string',
					'enum' => $choices,
				]
			),
			static fn( mixed $value ): ?Condition => [] === self::values( $value )
				? null
				: $condition( array_values( array_filter( self::values( $value ), 'is_string' ) ) )
		);
	}

	/**
	 * One text out of a set; '' asks for nothing.
	 *
	 * @param string                         $name
	 * @param string                         $description
	 * @param list<string>                   $choices
	 * @param Closure(string): ?Condition $condition
	 * @param string|null                 $default   What is asked for if nothing is said.
	 */
	public static function choice( string $name, string $description, array $choices, Closure $condition, ?string $default = null ): self {
		return new self(
			$name,
			[
				'description' => $description,
				'type'        => 'string',
				'enum'        => $choices,
			] + ( null === $default ? [] : [ 'default' => $default ] ),
			static fn( mixed $value ): ?Condition => is_string( $value ) && '' !== $value ? $condition( $value ) : null
		);
	}

	/**
	 * Anything else.
	 *
	 * @param string                        $name
	 * @param array<string, mixed>          $schema
	 * @param Closure(mixed): ?Condition $condition
	 */
	public static function of( string $name, array $schema, Closure $condition ): self {
		return new self( $name, $schema, $condition );
	}

	/**
	 * What the argument's value asks for, null if nothing.
	 */
	public function condition( mixed $value ): ?Condition {
		return null === $value ? null : ( $this->condition )( $value );
	}

	/**
	 * @param string               $description
	 * @param array<string, mixed> $items
	 * @return array<string, mixed>
	 */
	private static function list( string $description, array $items ): array {
		return [
			'description' => $description,
			'type'        => 'array',
			'items'       => $items,
		];
	}

	/**
	 * @return list<mixed>
	 */
	private static function values( mixed $value ): array {
		return is_array( $value ) ? array_values( $value ) : [];
	}
}
