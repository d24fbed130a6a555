<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

/**
 * A pattern that was applied, with what it takes to take it back.
 */
final class PatternChange {

	/**
	 * @param string       $id      Names this change: the same pattern applied again is another one.
	 * @param string       $pattern Id of the pattern.
	 * @param int          $post    The page, 0 for a template.
	 * @param string       $hash    Of what was written.
	 * @param array<mixed> $before  What was there before.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $pattern,
		public readonly int $post,
		public readonly string $hash,
		public readonly array $before
	) {}

	/**
	 * A change that is made now.
	 *
	 * @param Pattern      $pattern
	 * @param int          $post    The page, 0 for a template.
	 * @param string       $content What was written.
	 * @param array<mixed> $before  What was there before.
	 */
	public static function made( Pattern $pattern, int $post, string $content, array $before ): self {
		return new self( wp_generate_uuid4(), $pattern->id, $post, self::hash( $content ), $before );
	}

	/**
	 * A change as it is stored, null where that is none.
	 *
	 * @param mixed $stored
	 */
	public static function stored( mixed $stored ): ?self {
		if (
			! is_array( $stored )
			|| ! is_string( $stored['pattern'] ?? null )
			|| ! is_string( $stored['hash'] ?? null )
			|| ! is_array( $stored['before'] ?? null ) ) {

			return null;
		}
		return new self(
			// Changes had no names at first.
			is_string( $stored['id'] ?? null ) ? $stored['id'] : $stored['hash'],
			$stored['pattern'],
			is_numeric( $stored['post'] ?? null ) ? (int) $stored['post'] : 0,
			$stored['hash'],
			$stored['before']
		);
	}

	/**
	 * What is stored of it.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		/** @var array<string, mixed> $stored */
		$stored = get_object_vars( $this );
		return $stored;
	}

	/**
	 * Whether this content is what was written.
	 */
	public function wrote( string $content ): bool {
		return self::hash( $content ) === $this->hash;
	}

	private static function hash( string $content ): string {
		return hash( 'sha256', $content );
	}
}
