<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Terms\Rest\TermFields;
use Storewright\Store\Terms\TaxonomyConfig;

/**
 * A value of an attribute in REST answers.
 */
final class AttributeTermSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'product_attribute_term';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return TermFields::of( self::config( Attribute::PREFIX ) );
	}

	/**
	 * The fields of a value besides name, slug and description.
	 *
	 * @param non-empty-string $taxonomy The attribute's taxonomy.
	 */
	public static function config( string $taxonomy ): TaxonomyConfig {
		return new TaxonomyConfig( $taxonomy, ordered: true );
	}
}
