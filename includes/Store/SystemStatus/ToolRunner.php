<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Maintenance\Tool;
use Throwable;

/**
 * Runs the tools that work in parts: at most one part at a time, each tool once, from where it stopped.
 */
final class ToolRunner {

	/**
	 * The option that holds how far each tool is, by its id.
	 */
	public const OPTION = 'storewright_tool_runs';

	/**
	 * How long the request that starts a tool works on it, in seconds: small shops are done by then.
	 */
	private const SECONDS_IN_REQUEST = 2;

	/**
	 * How long a part takes at most before it is noted how far it got, in seconds.
	 */
	private const SECONDS_A_PART = 2;

	/**
	 * When the background takes over should the request that starts a tool not come to its end, in seconds.
	 */
	private const RESCUE_SECONDS = 60;

	/**
	 * How often in a row a part may fail.
	 */
	private const ATTEMPTS = 3;

	/**
	 * @param Context             $context
	 * @param array<string, Tool> $tools By id.
	 */
	public function __construct( private readonly Context $context, private readonly array $tools ) {}

	/**
	 * How far a tool is.
	 */
	public function run_of( Tool $tool ): ToolRun {
		return $this->runs()[ $tool->id ] ?? new ToolRun();
	}

	/**
	 * Starts a tool that works in parts, and works on it for a moment. One that is under way is left alone.
	 *
	 * @return ToolRun How far it is then.
	 */
	public function start( Tool $tool ): ToolRun {
		$total = null === $tool->total ? 0 : ( $tool->total )();
		$this->change( $tool->id, fn( ToolRun $run ) => $run->is_open() ? $run : $run->begin( $total, $this->now() ) );
		Queue::enqueue( RunTools::name(), self::RESCUE_SECONDS );
		try {
			$is_more = $this->context->database->lock(
				Queue::lock_of( RunTools::name() ),
				fn() => $this->advance( microtime( true ) + self::SECONDS_IN_REQUEST ),
				0
			);
			if ( $is_more ) {
				Queue::enqueue( RunTools::name() );
			}
		} catch ( Conflict ) {
			// The background is at work, and gets to it.
			Queue::enqueue( RunTools::name() );
		}
		return $this->run_of( $tool );
	}

	/**
	 * Works on what waits, one tool after another. To be called while no other request does.
	 *
	 * @param float $until Unix seconds by which to come back.
	 * @return bool Whether there is more to do.
	 */
	public function advance( float $until ): bool {
		do {
			$open = array_filter( array_intersect_key( $this->runs(), $this->tools ), static fn( ToolRun $run ) => $run->is_open() );
			if ( [] === $open ) {
				return false;
			}
			$id   = (string) array_key_first( $open );
			$step = $this->tools[ $id ]->step;
			$run  = $open[ $id ];
			try {
				$part = null === $step ? null : $step( $run->cursor, min( $until, microtime( true ) + self::SECONDS_A_PART ) );
				$this->change(
					$id,
					fn( ToolRun $stored ) => $stored->after( $part?->cursor, $part->done ?? 0, $this->now(), $part->notes ?? [] )
				);
			} catch ( Throwable $error ) {
				$this->note_failure( $id, $run, $error );
			}
		} while ( microtime( true ) < $until );
		return true;
	}

	private function note_failure( string $id, ToolRun $run, Throwable $error ): void {
		$is_last = $run->failures + 1 >= self::ATTEMPTS;
		$this->context->log->error(
			"The tool $id failed: {$error->getMessage()}",
			[
				'attempt' => $run->failures + 1,
				'at'      => $error->getFile() . ':' . $error->getLine(),
			]
		);
		$this->change( $id, fn( ToolRun $stored ) => $stored->after_failure( $is_last, $this->now() ) );
	}

	/**
	 * @return array<string, ToolRun> By id of the tool.
	 */
	private function runs(): array {
		$stored = $this->context->options->fresh( [ self::OPTION ] )[ self::OPTION ] ?? [];
		$runs   = [];
		foreach ( is_array( $stored ) ? $stored : [] as $id => $run ) {
			$runs[ (string) $id ] = ToolRun::of( $run );
		}
		return $runs;
	}

	/**
	 * @param string                     $id
	 * @param callable(ToolRun): ToolRun $change
	 */
	private function change( string $id, callable $change ): void {
		$this->context->options->change(
			self::OPTION,
			static fn( array $runs ): array => [ $id => $change( ToolRun::of( $runs[ $id ] ?? null ) )->stored() ] + $runs
		);
	}

	private function now(): int {
		return $this->context->clock->now()->getTimestamp();
	}
}
