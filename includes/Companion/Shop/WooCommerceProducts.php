<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Kernel\Context;
use Storewright\Shop\LowStock;
use Storewright\Shop\Products;

/**
 * WooCommerce's products.
 */
final class WooCommerceProducts implements Products {

	public function __construct( private readonly Context $context ) {}

	public function has_published(): bool {
		$posts = $this->context->database->table( 'posts' );
		$meta  = $this->context->database->table( 'postmeta' );
		return null !== $this->context->database->value(
			"SELECT p.ID FROM $posts p LEFT JOIN $meta m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = p.post_title
			WHERE p.post_type = 'product' AND p.post_status = 'publish' AND m.meta_id IS NULL LIMIT 1",
			self::SAMPLE_MARK
		);
	}

	public function count_published(): int {
		$published = get_object_vars( wp_count_posts( 'product' ) )['publish'] ?? 0;
		$posts     = $this->context->database->table( 'posts' );
		$meta      = $this->context->database->table( 'postmeta' );
		$samples   = $this->context->database->value(
			"SELECT COUNT(*) FROM $meta m JOIN $posts p ON p.ID = m.post_id AND p.post_title = m.meta_value
			WHERE m.meta_key = %s AND p.post_type = 'product' AND p.post_status = 'publish'",
			self::SAMPLE_MARK
		);
		return is_numeric( $published ) ? max( 0, (int) $published - (int) $samples ) : 0;
	}

	public function need_shipping(): bool {
		$lookup = $this->context->database->table( 'wc_product_meta_lookup' );
		$posts  = $this->context->database->table( 'posts' );
		return null !== $this->context->database->value(
			"SELECT l.product_id FROM $lookup l JOIN $posts p ON p.ID = l.product_id WHERE l.virtual = 0 AND p.post_type = 'product'
			AND p.post_status = 'publish' LIMIT 1"
		);
	}

	public function low_stock(): LowStock {
		return new LowStock( $this->context->database, $this->context->options );
	}
}
