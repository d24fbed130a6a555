<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Terms\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Products\Terms\Taxonomies;
use Storewright\Store\Products\Terms\TermKind;

/**
 * A tag of products in REST answers.
 */
final class TagSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return Taxonomies::TAG;
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return TermFields::of( self::kind() );
	}

	/**
	 * What it has beside name, slug and description.
	 */
	public static function kind(): TermKind {
		return new TermKind( Taxonomies::TAG );
	}
}
