<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Home;

use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * The rows of a task list: `client/tasks/components/task-row.tsx` and those of the completed list.
 */
final class TaskRows {

	/**
	 * The marks at the start of a row, beside their ring: state => path.
	 */
	private const MARKS = [
		'done'    => 'm7.5 12.25 3 3 6-6.5',
		'snoozed' => 'M8 12h8',
	];

	public function __construct( private readonly HomeFacts $facts ) {}

	/**
	 * Where a task is done: its own address if it has one, else its page in the app.
	 *
	 * @param Record    $task
	 * @param HomeFacts $facts
	 */
	public static function address( Record $task, HomeFacts $facts ): string {
		$own = $facts->web_address( $task->text( 'actionUrl' ) );
		return '' === $own ? $facts->url_to( [ 'task' => $task->text( 'id' ) ] ) : $own;
	}

	/**
	 * Prints tasks to do.
	 *
	 * @param list<Record> $tasks
	 * @param string       $next Id of the task that the head of the list leads to.
	 */
	public function print( array $tasks, string $next = '' ): void {
		printf( '<ul class="%s">', esc_attr( self::of( 'rows' ) ) );
		foreach ( $tasks as $task ) {
			$this->print_row( $task, $next === $task->text( 'id' ) );
		}
		echo '</ul>';
	}

	/**
	 * Prints what the tasks that are done came to; each leads to where that is changed.
	 *
	 * @param list<Record> $tasks
	 */
	public function print_results( array $tasks ): void {
		printf( '<ul class="%s">', esc_attr( self::of( 'rows' ) ) );
		foreach ( $tasks as $task ) {
			if ( ! $task->is( 'isComplete' ) ) {
				continue;
			}
			$manage = $this->facts->web_address( $task->text( 'manageUrl' ) );
			printf( '<li class="%s">', esc_attr( self::of( 'row', 'done' ) ) );
			self::print_mark( 'done' );
			printf( '<div class="%s">', esc_attr( self::of( 'text' ) ) );
			self::print_link( $task, '' === $manage ? self::address( $task, $this->facts ) : $manage );
			if ( '' !== $task->text( 'result' ) ) {
				printf(
					'<bdi class="%s">%s</bdi>',
					esc_attr( Html::classes( 'components-completed-list', 'result' ) ),
					esc_html( $task->text( 'result' ) )
				);
			}
			echo '</div>';
			Html::print_chevron();
			echo '</li>';
		}
		echo '</ul>';
	}

	/**
	 * Prints the mark at the start of a row. The row says the same in words.
	 *
	 * @param string $state 'open', 'next', 'done' or 'snoozed'.
	 */
	public static function print_mark( string $state ): void {
		printf(
			'<svg class="%s" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10.25"/>',
			esc_attr( Html::classes( 'components-task-mark', 'mark', $state ) )
		);
		if ( isset( self::MARKS[ $state ] ) ) {
			printf( '<path d="%s"/>', esc_attr( self::MARKS[ $state ] ) );
		}
		echo '</svg>';
	}

	private function print_row( Record $task, bool $is_next ): void {
		$state = match ( true ) {
			$task->is( 'isComplete' ) => 'done',
			$task->is( 'isSnoozed' )  => 'snoozed',
			default                   => 'open',
		};
		printf( '<li class="%s">', esc_attr( self::of( 'row', $state ) ) );
		self::print_mark( $is_next && 'open' === $state ? 'next' : $state );
		printf( '<div class="%s">', esc_attr( self::of( 'text' ) ) );
		if ( $task->is( 'isDisabled' ) ) {
			printf(
				'<span class="%s">%s<span class="screen-reader-text"> %s</span></span>',
				esc_attr( self::of( 'title' ) ),
				esc_html( $task->text( 'title' ) ),
				esc_html__( '(not available)', 'storewright' )
			);
		} else {
			self::print_link( $task, self::address( $task, $this->facts ), $is_next );
		}
		self::print_text( 'badge', $task->text( 'badge' ) );
		self::print_text( 'detail', $task->text( 'additionalInfo' ) );
		echo '</div>';
		self::print_text( 'time', 'open' === $state ? $task->text( 'time' ) : '' );
		if ( ! $task->is( 'isComplete' ) && ( $task->is( 'isDismissable' ) || $task->is( 'isSnoozeable' ) || $task->is( 'isSnoozed' ) ) ) {
			printf( '<div class="%s">', esc_attr( Html::classes( 'components-task-menu', 'menu', 'inRow' ) ) );
			Html::print_room( '', 'has-icon' );
			echo '</div>';
		}
		Html::print_chevron();
		echo '</li>';
	}

	private static function print_link( Record $task, string $address, bool $is_next = false ): void {
		printf(
			'<a class="%s" href="%s"%s>%s',
			esc_attr( self::of( 'title', 'link' ) ),
			esc_url( $address, [ 'http', 'https' ] ),
			$is_next ? ' aria-current="step"' : '',
			esc_html( $task->text( 'title' ) )
		);
		if ( $task->is( 'isComplete' ) ) {
			printf( '<span class="screen-reader-text"> %s</span>', esc_html__( '(done)', 'storewright' ) );
		}
		echo '</a>';
	}

	private static function print_text( string $class_name, string $text ): void {
		if ( '' !== $text ) {
			printf( '<span class="%s">%s</span>', esc_attr( self::of( $class_name ) ), esc_html( $text ) );
		}
	}

	private static function of( string ...$names ): string {
		return Html::classes( 'components-task-row', ...$names );
	}
}
