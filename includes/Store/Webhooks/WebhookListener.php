<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Log;

/**
 * Listens to what somebody wants to be told of, and notes it. A request that nobody wants to hear of pays nothing.
 */
final class WebhookListener {

	/**
	 * After everybody else: what they change is told, too.
	 */
	private const PRIORITY = 50;

	private const MAX_ARGUMENTS = 3;

	/**
	 * Objects that this request has noted as created: resource and id.
	 *
	 * @var array<string, true>
	 */
	private array $created = [];

	public function __construct(
		private readonly WebhookQuery $query,
		private readonly Outbox $outbox,
		private readonly Log $log
	) {}

	/**
	 * Hooks into the actions of topics.
	 *
	 * @param list<string> $topics Such as `order.created`.
	 */
	public function listen( array $topics ): void {
		// What is created is noted first, as one action can cause both.
		usort(
			$topics,
			static fn( string $one, string $other ) => str_ends_with( $other, '.created' ) <=> str_ends_with( $one, '.created' )
		);
		foreach ( $topics as $topic ) {
			$hook = Topics::hook( $topic );
			if ( null !== $hook ) {
				add_filter( $hook, fn( mixed $argument = null ): mixed => $this->note_action( $topic, $hook, $argument ), self::PRIORITY );
				continue;
			}
			foreach ( Topics::actions( $topic ) as $action ) {
				add_action(
					$action,
					fn( mixed ...$arguments ) => $this->note( $topic, $action, array_values( $arguments ) ),
					self::PRIORITY,
					self::MAX_ARGUMENTS
				);
			}
		}
	}

	/**
	 * @param string      $topic
	 * @param string      $action
	 * @param list<mixed> $arguments
	 */
	private function note( string $topic, string $action, array $arguments ): void {
		$ids = TopicArguments::ids( $topic, $action, $arguments );
		if ( null === $ids ) {
			$this->log->error( "An action of the topic $topic did not say what it is about." );
			return;
		}
		[ $resource, $event ] = explode( '.', $topic, 2 ) + [ '', '' ];
		foreach ( $ids as $id ) {
			$webhooks = $this->query->active( $topic );
			if ( 'created' === $event ) {
				$this->created[ "$resource $id" ] = true;
			} elseif ( 'updated' === $event && isset( $this->created[ "$resource $id" ] ) ) {
				// Who is yet to be told that it was created will read there how it is now.
				$webhooks = $this->outbox->without_pending( $webhooks, $this->query->active( "$resource.created" ), "$resource.created", $id );
			}
			$this->outbox->note( $webhooks, $topic, $id );
		}
	}

	/**
	 * Notes that an action fired, with its first argument: a plain value, or the id of an object. Objects and lists can hold secrets.
	 *
	 * Where the hook is a filter, nothing is noted and its value stays as it is: a filter decides something, and nothing happens.
	 *
	 * @return mixed The argument.
	 */
	private function note_action( string $topic, string $hook, mixed $argument ): mixed {
		if ( 0 === did_action( $hook ) ) {
			return $argument;
		}
		$id    = is_object( $argument ) ? $argument->id ?? $argument->ID ?? null : $argument;
		$value = is_scalar( $id ) ? $id : null;
		$body  = (string) wp_json_encode(
			[
				'action' => $hook,
				'arg'    => $value,
			]
		);
		$this->outbox->note_message( $this->query->active( $topic ), $topic, $body );
		return $argument;
	}
}
