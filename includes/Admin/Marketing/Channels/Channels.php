<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Channels;

use Storewright\Kernel\Context;
use Throwable;

/**
 * The marketing channels that plugins have registered. One that fails is logged, and the others are answered.
 */
final class Channels {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The channels, in the order in which they were added; of two with one slug the first.
	 *
	 * @return list<MarketingChannel>
	 */
	public function all(): array {
		/**
		 * Filters the marketing channels of the store. See docs/examples/hello-channel.php.
		 *
		 * @param list<\Storewright\Admin\Marketing\Channels\MarketingChannel> $channels Those so far.
		 */
		$channels = apply_filters( 'storewright_marketing_channels', [] );
		$by_slug  = [];
		foreach ( is_array( $channels ) ? $channels : [] as $channel ) {
			if ( $channel instanceof MarketingChannel ) {
				$by_slug[ $channel->slug() ] ??= $channel;
			} else {
				$this->context->log->error(
					'A marketing channel was left out: it has to implement ' . MarketingChannel::class . ', not be ' . get_debug_type( $channel ) . '.'
				);
			}
		}
		return array_values( $by_slug );
	}

	/**
	 * Asks each channel for something.
	 *
	 * @template T
	 * @param callable(MarketingChannel): list<T> $ask
	 * @return list<T> What the channels that did not fail answered, one after the other.
	 */
	public function each( callable $ask ): array {
		$answers = [];
		foreach ( $this->all() as $channel ) {
			try {
				array_push( $answers, ...$ask( $channel ) );
			} catch ( Throwable $error ) {
				$this->context->log->error( "The marketing channel {$channel->slug()} failed: {$error->getMessage()}" );
			}
		}
		return $answers;
	}
}
