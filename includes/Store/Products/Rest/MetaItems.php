<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Rest\MetaData;
use Storewright\Store\Products\Model\MetaKeys;
use WP_REST_Request;

/**
 * The meta data of a page of products, less what the request does not want.
 */
final class MetaItems {

	/**
	 * @var list<string>|null Keys that are wanted, null for all.
	 */
	private readonly ?array $include;

	/**
	 * @var list<string> Keys that are not wanted.
	 */
	private readonly array $exclude;

	/**
	 * @param array<int, list<MetaEntry>> $entries By product.
	 * @param WP_REST_Request             $request With the arguments `include_meta` and `exclude_meta`, if any.
	 */
	public function __construct( private readonly array $entries, WP_REST_Request $request ) {
		$include       = self::keys( $request->get_param( 'include_meta' ) );
		$this->include = [] === $include ? null : $include;
		$this->exclude = self::keys( $request->get_param( 'exclude_meta' ) );
	}

	/**
	 * The meta data of one product as it is answered.
	 *
	 * @return list<array{id: int, key: string, value: mixed}>
	 */
	public function of( int $product ): array {
		$shown = array_filter(
			$this->entries[ $product ] ?? [],
			fn( MetaEntry $entry ) => ! MetaKeys::is_option( $entry->key )
				&& ! in_array( $entry->key, $this->exclude, true )
				&& ( null === $this->include || in_array( $entry->key, $this->include, true ) )
		);
		return MetaData::items( array_values( $shown ) );
	}

	/**
	 * @return list<string>
	 */
	private static function keys( mixed $input ): array {
		return array_values(
			array_filter( is_array( $input ) ? $input : [], static fn( mixed $key ) => is_string( $key ) && '' !== $key )
		);
	}
}
