<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Home;

use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * How far a task list is, and what comes next, as `client/tasks/progress.ts` tells it.
 */
final class ListProgress {

	/**
	 * The task whose visit does not count as having begun: its page is where everybody starts.
	 */
	private const FIRST_TASK = 'store_details';

	/**
	 * Share of the bar that is filled before anything is done.
	 */
	private const MINIMUM_FILL = 0.25;

	private readonly int $total;

	private readonly int $completed;

	/**
	 * @param Record $list A list of `wc-admin/onboarding/tasks`.
	 */
	public function __construct( private readonly Record $list ) {
		$listed          = $this->listed();
		$this->total     = count( $listed );
		$this->completed = count( array_filter( $listed, static fn( Record $task ): bool => $task->is( 'isComplete' ) ) );
	}

	/**
	 * The tasks that have a row.
	 *
	 * @return list<Record>
	 */
	public function listed(): array {
		return $this->tasks( static fn( Record $task ): bool => $task->is( 'canView' ) && ! $task->is( 'isDismissed' ) );
	}

	/**
	 * The task that the head of the list leads to; null where there is none.
	 */
	public function next(): ?Record {
		$visible = $this->tasks( static fn( Record $task ): bool => $task->is( 'isVisible' ) );
		$open    = array_values( array_filter( $visible, static fn( Record $task ): bool => ! $task->is( 'isComplete' ) ) );
		return $open[0] ?? $visible[ count( $visible ) - 1 ] ?? null;
	}

	/**
	 * How many tasks wait.
	 */
	public function remaining(): int {
		return $this->list->is( 'isHidden' ) ? 0 : count(
			$this->tasks( static fn( Record $task ): bool => $task->is( 'isVisible' ) && ! $task->is( 'isComplete' ) )
		);
	}

	/**
	 * The title over the list.
	 *
	 * @param string $site Name of the site, '' where it has none.
	 */
	public function title( string $site ): string {
		$begun = $this->tasks( static fn( Record $task ): bool => $task->is( 'isVisited' ) && self::FIRST_TASK !== $task->text( 'id' ) );
		if ( [] === $begun || $this->completed === $this->total ) {
			return '' === $site
				? __( 'Welcome to your store', 'storewright' )
				/* translators: %s: name of the site. */
				: sprintf( __( 'Welcome to %s', 'storewright' ), $site );
		}
		return match ( true ) {
			$this->completed <= 3 => __( "Let's get you started", 'storewright' ),
			$this->completed <= 5 => __( "You're on the right track", 'storewright' ),
			default               => __( "You're almost there", 'storewright' ),
		};
	}

	/**
	 * How much is done, in words.
	 */
	public function done_text(): string {
		/* translators: 1: number of tasks done. 2: number of all tasks. */
		return sprintf( _n( '%1$d of %2$d done', '%1$d of %2$d done', $this->completed, 'storewright' ), $this->completed, $this->total );
	}

	/**
	 * Prints the bar.
	 */
	public function print_bar(): void {
		$share = 0 === $this->total ? 0 : $this->completed / $this->total;
		printf(
			'<div class="%s" role="progressbar" aria-label="%s" aria-valuemin="0" aria-valuemax="%s" aria-valuenow="%s" aria-valuetext="%s"><div class="%s" style="inline-size:%s%%"></div></div>',
			esc_attr( Html::classes( 'ui-progress-bar', 'bar' ) ),
			esc_attr__( 'Store setup', 'storewright' ),
			esc_attr( (string) $this->total ),
			esc_attr( (string) $this->completed ),
			esc_attr( $this->done_text() ),
			esc_attr( Html::classes( 'ui-progress-bar', 'fill' ) ),
			esc_attr( (string) round( 100 * ( self::MINIMUM_FILL + ( 1 - self::MINIMUM_FILL ) * $share ), 3 ) )
		);
	}

	/**
	 * @param callable(Record): bool $is_wanted
	 * @return list<Record>
	 */
	private function tasks( callable $is_wanted ): array {
		return array_values( array_filter( $this->list->records( 'tasks' ), $is_wanted ) );
	}
}
