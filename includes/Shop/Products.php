<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Database\Connection;
use Storewright\Kernel\Options;

/**
 * Products, read from the tables that WooCommerce and the Store share.
 *
 * Several tasks of a page ask the same: an answer is kept for the request, until WordPress says that a post or its meta changed.
 */
final class Products {

	/**
	 * Meta key that holds the name which a sample product was given: with another name it has become a product of the owner's own.
	 */
	public const SAMPLE_MARK = '_storewright_sample';

	/**
	 * @var array<string, string> Queries, each with when WordPress last saw a post change => their answers.
	 */
	private static array $kept = [];

	public function __construct( private readonly Connection $database, private readonly Options $options ) {}

	/**
	 * Forgets what was answered so far: SQL may have changed a post past WordPress.
	 */
	public function forget(): void {
		self::$kept = [];
	}

	/**
	 * Whether customers can see any product that is not a sample.
	 */
	public function has_published(): bool {
		$posts = $this->database->table( 'posts' );
		$meta  = $this->database->table( 'postmeta' );
		return '' !== $this->kept(
			"SELECT p.ID FROM $posts p LEFT JOIN $meta m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = p.post_title
			WHERE p.post_type = 'product' AND p.post_status = 'publish' AND m.meta_id IS NULL LIMIT 1"
		);
	}

	/**
	 * How many products customers can see, samples aside.
	 */
	public function count_published(): int {
		$published = get_object_vars( wp_count_posts( 'product' ) )['publish'] ?? 0;
		$count     = is_numeric( $published ) ? (int) $published : 0;
		$posts     = $this->database->table( 'posts' );
		$meta      = $this->database->table( 'postmeta' );
		return 0 === $count ? 0 : max(
			0,
			$count - (int) $this->kept(
				"SELECT COUNT(*) FROM $meta m JOIN $posts p ON p.ID = m.post_id AND p.post_title = m.meta_value
				WHERE m.meta_key = %s AND p.post_type = 'product' AND p.post_status = 'publish'"
			)
		);
	}

	/**
	 * Whether any product that customers can see has to be sent to them.
	 */
	public function need_shipping(): bool {
		$lookup = $this->database->table( 'wc_product_meta_lookup' );
		$posts  = $this->database->table( 'posts' );
		return null !== $this->database->value(
			"SELECT l.product_id FROM $lookup l JOIN $posts p ON p.ID = l.product_id WHERE l.virtual = 0 AND p.post_type = 'product'
			AND p.post_status = 'publish' LIMIT 1"
		);
	}

	/**
	 * The published products and variations of which few are left.
	 */
	public function low_stock(): LowStock {
		return new LowStock( $this->database, $this->options );
	}

	/**
	 * A value that a query gives whose one parameter is the mark of samples, '' where it gives none.
	 */
	private function kept( string $sql ): string {
		$key = $sql . wp_cache_get_last_changed( 'posts' );

		self::$kept[ $key ] ??= (string) $this->database->value( $sql, self::SAMPLE_MARK );
		return self::$kept[ $key ];
	}
}
