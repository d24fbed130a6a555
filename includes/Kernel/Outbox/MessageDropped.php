<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use RuntimeException;

/**
 * A message has become needless: its order is gone, or its recipient unsubscribed. The text is a translated sentence.
 */
final class MessageDropped extends RuntimeException {
}
