<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

/**
 * How far a delivery is.
 */
enum DeliveryStatus: string {

	case Pending = 'pending';

	case Sent = 'sent';

	/** There was nothing to send any more, or nobody who may see it. */
	case Dropped = 'dropped';
}
