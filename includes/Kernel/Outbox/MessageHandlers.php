<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Storewright\Kernel\Context;
use Storewright\Kernel\HasMessages;
use Storewright\Plugin;

/**
 * Who sends which kind of messages.
 */
final class MessageHandlers {

	/**
	 * @param array<string, MessageHandler> $handlers Kind => handler.
	 */
	private function __construct( private readonly array $handlers ) {}

	/**
	 * The handlers of this installation: those of its modules, and of plugins.
	 */
	public static function of_site( Context $context ): self {
		$handlers = [];
		foreach ( Plugin::loader( $context )->all( HasMessages::class ) as $module ) {
			$handlers = [ ...$handlers, ...$module->message_handlers() ];
		}
		/**
		 * Filters who sends the messages of the outbox.
		 *
		 * @param list<MessageHandler> $handlers One for each kind.
		 */
		$handlers = apply_filters( 'storewright_message_handlers', $handlers );
		$by_kind  = [];
		foreach ( is_array( $handlers ) ? $handlers : [] as $handler ) {
			if ( $handler instanceof MessageHandler ) {
				$by_kind[ $handler::kind() ] = $handler;
			}
		}
		return new self( $by_kind );
	}

	/**
	 * Who sends a kind; null where nobody does at present.
	 */
	public function get( string $kind ): ?MessageHandler {
		return $this->handlers[ $kind ] ?? null;
	}

	/**
	 * The kinds that can be sent.
	 *
	 * @return list<string>
	 */
	public function kinds(): array {
		return array_keys( $this->handlers );
	}
}
