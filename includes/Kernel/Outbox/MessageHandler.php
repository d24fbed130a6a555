<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Closure;

/**
 * Sends the messages of one kind. Called in whichever request or job has the message, with nobody logged in.
 */
interface MessageHandler {

	/**
	 * The kind. Never changes: messages in the outbox are found by it.
	 */
	public static function kind(): string;

	/**
	 * What messages of this kind are called, such as “Order email”.
	 */
	public function label(): string;

	/**
	 * Whether a message may be sent again by itself where nobody knows whether it went out: only where who receives it can tell
	 * that it came twice. Else it becomes “unconfirmed”.
	 */
	public function is_repeatable(): bool;

	/**
	 * Builds a message, and sends nothing yet: this may be done again.
	 *
	 * @param Message $message
	 * @return Closure(): void Sends it. What it throws other than SendFailed leaves open whether the message went out.
	 * @throws MessageDropped If there is nothing to send any more.
	 * @throws SendFailed     If it can't be built now.
	 */
	public function prepare( Message $message ): Closure;
}
