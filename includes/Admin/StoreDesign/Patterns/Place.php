<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

/**
 * What a pattern is for: the site's front page, which is a page, or a template of products.
 */
enum Place: string {

	case Front   = 'front';
	case Shop    = 'shop';
	case Product = 'product';

	/**
	 * Slug of the template, '' for the front page.
	 */
	public function template(): string {
		return match ( $this ) {
			self::Front => '',
			self::Shop => 'archive-product',
			self::Product => 'single-product',
		};
	}

	/**
	 * The values.
	 *
	 * @return list<string>
	 */
	public static function values(): array {
		return array_column( self::cases(), 'value' );
	}
}
