<?php
declare(strict_types=1);

namespace Storewright\Store\Terms\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Terms\Taxonomies;
use Storewright\Store\Terms\TaxonomyConfig;

/**
 * A brand in REST answers.
 */
final class BrandSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return Taxonomies::BRAND;
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return TermFields::of( self::config() );
	}

	/**
	 * Its fields besides name, slug and description.
	 */
	public static function config(): TaxonomyConfig {
		return new TaxonomyConfig( Taxonomies::BRAND, nested: true, ordered: true, illustrated: true );
	}
}
