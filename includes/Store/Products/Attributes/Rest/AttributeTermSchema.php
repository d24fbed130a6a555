<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Attributes\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Products\Attributes\Attribute;
use Storewright\Store\Products\Terms\Rest\TermFields;
use Storewright\Store\Products\Terms\TermKind;

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
		return TermFields::of( self::kind( Attribute::PREFIX ) );
	}

	/**
	 * What a value has beside name, slug and description.
	 *
	 * @param non-empty-string $taxonomy The attribute's taxonomy.
	 */
	public static function kind( string $taxonomy ): TermKind {
		return new TermKind( $taxonomy, ordered: true );
	}
}
