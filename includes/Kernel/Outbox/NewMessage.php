<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use DateTimeImmutable;
use InvalidArgumentException;

/**
 * A message that is to be sent.
 */
final class NewMessage {

	private const KIND = '/^[a-z0-9_]{1,30}$/D';

	private const KEY = '/^[a-z0-9:._\/-]{1,150}$/D';

	/**
	 * @param string                  $kind         Of its handler.
	 * @param string                  $key          What it is, in small letters, digits and `:._/-`, such as `order-12/completed/7`. Of each
	 *                                              kind and key there is one message, however often it is added.
	 * @param array<string, mixed>    $payload      What the handler needs to build it; no secrets, and no more personal data than it takes.
	 * @param string                  $recipient    Email address, '' where it goes elsewhere. Personal data is found by it.
	 * @param string                  $subject_type What it is about, such as `order`; '' for nothing in particular.
	 * @param int                     $subject_id   Its id.
	 * @param DateTimeImmutable|null  $due          When to send it; null for at once.
	 * @throws InvalidArgumentException If kind or key can't be stored.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $key,
		public readonly array $payload = [],
		public readonly string $recipient = '',
		public readonly string $subject_type = '',
		public readonly int $subject_id = 0,
		public readonly ?DateTimeImmutable $due = null
	) {
		if ( 1 !== preg_match( self::KIND, $kind ) ) {
			throw new InvalidArgumentException( "“{$kind}” is no kind of messages: it takes 1 to 30 small letters, digits and underscores." );
		}
		if ( 1 !== preg_match( self::KEY, $key ) ) {
			throw new InvalidArgumentException( "“{$key}” is no key of a message: it takes 1 to 150 small letters, digits and “:._/-”." );
		}
	}
}
