<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Capabilities;

/**
 * Who may have a say in what a webhook sends and where to: its payloads show what its user may see.
 */
final class WebhookAccess {

	/**
	 * Whether the current user may see the payloads of a webhook and change where they go: its user, who may edit that user, and
	 * whoever manages the shop where that user is gone, as nothing is sent in the name of nobody.
	 */
	public static function may_redirect( Webhook $webhook ): bool {
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			return false;
		}
		return self::has_no_user( $webhook )
			|| get_current_user_id() === $webhook->user_id
			|| current_user_can( 'edit_user', $webhook->user_id );

	}

	/**
	 * Whether the user of a webhook is gone.
	 */
	public static function has_no_user( Webhook $webhook ): bool {
		return false === get_userdata( $webhook->user_id );
	}
}
