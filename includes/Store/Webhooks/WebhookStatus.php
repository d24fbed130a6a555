<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

/**
 * Whether a webhook delivers, in WooCommerce's names.
 */
enum WebhookStatus: string {

	case Active = 'active';

	/** Held back: by the owner, or because deliveries failed again and again. What waits then is kept. */
	case Paused = 'paused';

	case Disabled = 'disabled';

	/**
	 * Every name, for REST schemas.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}
}
