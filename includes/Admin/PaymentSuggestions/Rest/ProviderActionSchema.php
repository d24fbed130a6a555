<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The answer to a change in the payments settings.
 */
final class ProviderActionSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'payments_settings_change';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [ 'success' => Field::boolean( __( 'Whether it is done.', 'storewright' ), readonly: true ) ];
	}
}
