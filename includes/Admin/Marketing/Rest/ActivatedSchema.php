<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * That a marketing extension is active now, on the wire.
 */
final class ActivatedSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'activated_marketing_extension';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'success'   => Field::boolean( __( 'Whether it is active now.', 'storewright' ), readonly: true ),
			'message'   => Field::text( __( 'A sentence for the owner.', 'storewright' ), readonly: true ),
			'extension' => Field::object( __( 'The extension as it is now.', 'storewright' ), InstalledSchema::properties(), readonly: true ),
		];
	}
}
