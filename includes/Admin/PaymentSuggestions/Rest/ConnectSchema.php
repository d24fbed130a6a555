<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The way to a payments provider.
 */
final class ConnectSchema implements Schema {

	public static function title(): string {
		return 'payments_connection';
	}

	public static function properties(): array {
		return [ 'connectUrl' => Field::text( __( 'Where the owner goes to connect the store.', 'storewright' ), readonly: true ) ];
	}
}
