<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Closure;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageHandler;

/**
 * Sends messages of the kind `test` as a test says.
 */
final class ScriptedHandler implements MessageHandler {

	/**
	 * @param Closure(Message): mixed        $send
	 * @param (Closure(Message): mixed)|null $build
	 */
	public function __construct(
		private readonly Closure $send,
		private readonly bool $is_repeatable = false,
		private readonly ?Closure $build = null
	) {}

	/**
	 * Has it send what is sent from here on.
	 */
	public function register(): void {
		add_filter( 'storewright_message_handlers', fn( array $handlers ): array => [ ...$handlers, $this ] );
	}

	public static function kind(): string {
		return 'test';
	}

	public function label(): string {
		return 'Test message';
	}

	public function is_repeatable(): bool {
		return $this->is_repeatable;
	}

	public function prepare( Message $message ): Closure {
		if ( null !== $this->build ) {
			( $this->build )( $message );
		}
		return function () use ( $message ): void {
			( $this->send )( $message );
		};
	}
}
