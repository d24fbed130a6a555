<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * Data that other plugins add to through filters, which are not trusted to answer what they should.
 */
final class Extensible {

	/**
	 * Data after its filter; without it where the filter answers something else.
	 *
	 * @template T
	 * @param non-empty-string        $hook     Name of the filter.
	 * @param array<array-key, T>     $data     What is known without the filter.
	 * @param callable(mixed): bool   $is_entry Whether a value is as the entries of the data are.
	 * @param string                  ...$about What the data is about, for the filter.
	 * @return array<array-key, T>
	 */
	public static function filter( string $hook, array $data, callable $is_entry, string ...$about ): array {
		$filtered = apply_filters( $hook, $data, ...$about ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Callers name and describe the hook.
		if ( $filtered === $data ) {
			return $data;
		}
		if ( ! is_array( $filtered ) || count( array_filter( $filtered, $is_entry ) ) !== count( $filtered ) ) {
			_doing_it_wrong(
				esc_html( $hook ),
				esc_html(
					sprintf(
						/* translators: %s: name of a filter. */
						__(
							'A callback of the filter %s answered something else than the filter’s description says; its answer is ignored.',
							'storewright'
						),
						$hook
					)
				),
				'0.1.0'
			);
			return $data;
		}
		/** @var array<array-key, T> $filtered */
		return $filtered;
	}
}
