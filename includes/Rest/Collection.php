<?php
declare(strict_types=1);

namespace Storewright\Rest;

/**
 * Arguments of a collection.
 */
final class Collection {

	/**
	 * Most items of one page.
	 */
	public const LARGEST_PAGE = 100;

	/**
	 * Longest text to search for, in characters: beyond some thousands databases refuse patterns.
	 */
	public const LONGEST_SEARCH = 1000;

	/**
	 * The arguments that WooCommerce's collections have in common.
	 *
	 * @param list<string> $orderby  What one may sort by.
	 * @param string       $by       What is sorted by if nothing is said.
	 * @param string       $order    'asc' or 'desc': the direction if nothing is said.
	 * @param bool         $dated    Whether one may ask for a time of creation.
	 * @param bool         $modified Whether one may also ask for a time of change.
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(
		array $orderby,
		string $by = 'date',
		string $order = 'desc',
		bool $dated = true,
		bool $modified = true
	): array {
		return self::context() + self::pages() + [
			'search'  => self::arg(
				'string',
				__( 'Limit results to items that contain these words.', 'storewright' )
			) + [ 'maxLength' => self::LONGEST_SEARCH ],
			'exclude' => self::ids( __( 'Exclude these IDs.', 'storewright' ) ),
			'include' => self::ids( __( 'Limit results to these IDs.', 'storewright' ) ),
			'offset'  => self::arg(
				'integer',
				__( 'Number of items to skip. Used instead of the page.', 'storewright' )
			) + [ 'minimum' => 0 ],
			'order'   => self::arg( 'string', __( 'Sort direction.', 'storewright' ) ) + [
				'enum'    => [ 'asc', 'desc' ],
				'default' => $order,
			],
			'orderby' => self::arg( 'string', __( 'Sort items by this field.', 'storewright' ) ) + [
				'enum'    => $orderby,
				'default' => $by,
			],
		] + ( $dated ? self::dates( $modified ) : [] );
	}

	/**
	 * The argument that says how much of an item is wanted.
	 *
	 * @param string|null  $default  What is answered if nothing is said; null where the contract names no default.
	 * @param list<string> $contexts
	 * @return array<string, array<string, mixed>>
	 */
	public static function context( ?string $default = 'view', array $contexts = [ 'view', 'edit' ] ): array {
		$context = self::arg( 'string', __( 'Fields to include in the response.', 'storewright' ) ) + [ 'enum' => $contexts ];
		return [ 'context' => null === $default ? $context : $context + [ 'default' => $default ] ];
	}

	/**
	 * The arguments that choose a page.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function pages(): array {
		return [
			'page'     => self::arg( 'integer', __( 'Page of the collection.', 'storewright' ) ) + [
				'default' => 1,
				'minimum' => 1,
			],
			'per_page' => self::arg( 'integer', __( 'Number of items per page.', 'storewright' ) ) + [
				'default' => 10,
				'minimum' => 1,
				'maximum' => self::LARGEST_PAGE,
			],
		];
	}

	/**
	 * The argument that confirms a deletion for good.
	 *
	 * @param bool $default What holds if nothing is said.
	 * @return array<string, array<string, mixed>>
	 */
	public static function force( bool $default = false ): array {
		return [
			'force' => self::arg(
				'boolean',
				__( 'Whether to delete permanently instead of moving to the trash.', 'storewright' )
			) + [ 'default' => $default ],
		];
	}

	/**
	 * A list of ids.
	 *
	 * @param string $description
	 * @return array<string, mixed>
	 */
	public static function ids( string $description ): array {
		return self::arg( 'array', $description ) + [ 'items' => [ 'type' => 'integer' ] ];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function dates( bool $modified ): array {
		$date = static fn( string $description ) => self::arg( 'string', $description ) + [ 'format' => 'date-time' ];
		$args = [
			'after'  => $date( __( 'Limit results to items created after this time.', 'storewright' ) ),
			'before' => $date( __( 'Limit results to items created before this time.', 'storewright' ) ),
		];
		return ! $modified ? $args : $args + [
			'modified_after'  => $date( __( 'Limit results to items modified after this time.', 'storewright' ) ),
			'modified_before' => $date( __( 'Limit results to items modified before this time.', 'storewright' ) ),
			'dates_are_gmt'   => self::arg(
				'boolean',
				__( 'Whether these times are in UTC instead of the site’s time zone.', 'storewright' )
			) + [ 'default' => false ],
		];
	}

	/**
	 * @return array{description: string, type: string}
	 */
	private static function arg( string $type, string $description ): array {
		return [
			'description' => $description,
			'type'        => $type,
		];
	}
}
