<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A pattern as the site would show it, on the wire.
 */
final class PreviewSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'pattern_preview';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'html' => Field::text( __( 'The document, without scripts.', 'storewright' ), readonly: true ),
		];
	}
}
