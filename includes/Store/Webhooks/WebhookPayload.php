<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

/**
 * How much of a resource a webhook is sent.
 */
enum WebhookPayload: string {

	/** All that its user sees over REST, personal data included. */
	case Full = 'full';

	/** Its id alone: whoever receives it reads the rest over REST. */
	case Id = 'id';

	/**
	 * Every name, for REST schemas.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}
}
