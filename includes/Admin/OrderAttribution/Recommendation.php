<?php
declare(strict_types=1);

namespace Storewright\Admin\OrderAttribution;

use UnexpectedValueException;

/**
 * A plugin that is recommended, as the catalog describes it.
 */
final class Recommendation {

	/**
	 * @param string             $id                Stable id.
	 * @param string             $slug              The plugin's folder.
	 * @param string             $name              Its name.
	 * @param string             $description       What it does, one translated sentence.
	 * @param string             $url               Its page, with https.
	 * @param bool               $needs_woocommerce Whether it works beside WooCommerce alone.
	 * @param array<string, int>|null $percentages  By the first version of the shop that it holds for, how many shops of a hundred it
	 *                                              is promoted in as what says where orders come from; null if it is nothing of that kind.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $slug,
		public readonly string $name,
		public readonly string $description,
		public readonly string $url,
		public readonly bool $needs_woocommerce,
		private readonly ?array $percentages
	) {}

	/**
	 * A recommendation from an entry of the catalog.
	 *
	 * `id`, `slug`, `name`, `description` and `url` are needed; `needs_woocommerce` and `order_attribution_promotion_percentage` are not.
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		$entry = is_array( $entry ) ? $entry : [];
		$texts = [];
		foreach ( [ 'id', 'slug', 'name', 'description', 'url' ] as $field ) {
			$text = $entry[ $field ] ?? null;
			if ( ! is_string( $text ) || '' === $text ) {
				throw new UnexpectedValueException( "$field has to be a text." );
			}
			$texts[] = $text;
		}
		[ $id, $slug, $name, $description, $url ] = $texts;
		foreach ( [ $id, $slug ] as $word ) {
			if ( 1 !== preg_match( '/^[a-z0-9][a-z0-9_-]*$/D', $word ) ) {
				throw new UnexpectedValueException( 'id and slug have to be slugs, such as “compass”.' );
			}
		}
		$url = sanitize_url( $url, [ 'https' ] );
		if ( ! str_starts_with( $url, 'https://' ) ) {
			throw new UnexpectedValueException( 'url has to be an address with https.' );
		}
		$needs_woocommerce = true === ( $entry['needs_woocommerce'] ?? false );
		return new self(
			$id,
			$slug,
			$name,
			$description,
			$url,
			$needs_woocommerce,
			array_key_exists(
				'order_attribution_promotion_percentage',
				$entry
			) ? self::percentages_of( $entry['order_attribution_promotion_percentage'] ) : null
		);
	}

	/**
	 * Whether it says where orders come from.
	 */
	public function attributes_orders(): bool {
		return null !== $this->percentages;
	}

	/**
	 * How many shops of a hundred it is promoted in.
	 *
	 * @param string $version Version of the shop.
	 * @return int|null Null where no entry is about the version.
	 */
	public function percentage( string $version ): ?int {
		$reached = array_filter(
			$this->percentages ?? [],
			static fn( int $percentage, string $from ) => version_compare( $version, $from, '>=' ),
			ARRAY_FILTER_USE_BOTH
		);
		uksort( $reached, static fn( string $a, string $b ): int => version_compare( $a, $b ) );
		return [] === $reached ? null : end( $reached );
	}

	/**
	 * @return array<string, int>
	 * @throws UnexpectedValueException If it is no table of percentages.
	 */
	private static function percentages_of( mixed $table ): array {
		$percentages = [];
		foreach ( is_array( $table ) ? $table : [ '' => null ] as $from => $percentage ) {
			if (
				1 !== preg_match( '/^\d+(\.\d+)+$/D', (string) $from )
				|| ! is_int( $percentage )
				|| $percentage < 0
				|| $percentage > 100 ) {

				throw new UnexpectedValueException( 'order_attribution_promotion_percentage has to give versions, such as “9.7”, percentages.' );
			}
			$percentages[ (string) $from ] = $percentage;
		}
		return $percentages;
	}
}
