<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Home;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\HomePanel;
use Storewright\Kernel\Home\Html;
use Storewright\Kernel\Home\Record;

/**
 * The task lists before any script runs: `client/tasks/home/task-lists.tsx`.
 */
final class TaskListsPanel implements HomePanel {

	/**
	 * The request that Home starts with.
	 */
	public const PATH = '/wc-admin/onboarding/tasks';

	/**
	 * How many tasks a further list shows at first: `COLLAPSED` of `client/tasks/components/extended-list.tsx`.
	 */
	private const COLLAPSED = 2;

	/**
	 * The first panel of Home.
	 */
	public function position(): int {
		return 10;
	}

	/**
	 * It is what there is to do.
	 */
	public function is_aside(): bool {
		return false;
	}

	/**
	 * Its styles are Home's.
	 */
	public function chunks(): array {
		return [];
	}

	/**
	 * Prints the lists that have tasks, and what stands in the place of one that is hidden.
	 *
	 * @param HomeFacts $facts
	 */
	public function print( HomeFacts $facts ): void {
		$lists = array_filter( Record::all( $facts->answer( self::PATH ) ), self::has_place( ... ) );
		if ( [] === $lists ) {
			if ( [] !== $facts->answer( self::PATH ) || current_user_can( Capabilities::MANAGE ) ) {
				printf(
					'<p class="%s">%s</p>',
					esc_attr( Html::classes( 'home-task-lists', 'empty' ) ),
					esc_html__( 'Tasks for your store will be listed here.', 'storewright' )
				);
			}
			return;
		}
		printf( '<div class="%s">', esc_attr( Html::classes( 'home-task-lists', 'lists' ) ) );
		foreach ( $lists as $list ) {
			$this->print_list( $list, $facts );
		}
		echo '</div>';
	}

	/**
	 * Adds to Home's links to what waits how many tasks of the extended list do, which is below the setup.
	 *
	 * @param mixed     $cards Those of others.
	 * @param HomeFacts $facts
	 */
	public static function add_notification( mixed $cards, HomeFacts $facts ): mixed {
		foreach ( Record::all( $facts->answer( self::PATH ) ) as $list ) {
			$count = 'extended' === $list->text( 'id' ) && $list->is( 'isVisible' ) ? ( new ListProgress( $list ) )->remaining() : 0;
			if ( is_array( $cards ) && $count > 0 ) {
				$cards[] = [
					'url'  => $facts->url_to() . '#extended_task_list',
					/* translators: %d: number of tasks. */
					'text' => sprintf( _n( '%d more task for your store', '%d more tasks for your store', $count, 'storewright' ), $count ),
				];
			}
		}
		return $cards;
	}

	private static function has_place( Record $list ): bool {
		return $list->is( 'isVisible' ) || ( $list->is( 'isHidden' ) && $list->is( 'isToggleable' ) && [] !== $list->records( 'tasks' ) );
	}

	private function print_list( Record $list, HomeFacts $facts ): void {
		$is_setup = $list->is( 'displayProgressHeader' );
		if ( ! $list->is( 'isVisible' ) ) {
			$is_setup ? ( new StorePlaces() )->print( $facts ) : self::print_hidden( $list );
			return;
		}
		if ( $list->is( 'isComplete' ) && 'yes' !== $list->text( 'keepCompletedTaskList' ) ) {
			if ( $is_setup ) {
				$this->print_completed( $list, $facts );
			}
			return;
		}
		$is_setup ? $this->print_setup( $list, $facts ) : $this->print_extended( $list, $facts );
	}

	private static function print_hidden( Record $list ): void {
		printf(
			'<section class="%s"><p class="%s">%s</p>',
			esc_attr( Html::classes( 'components-hidden-list', 'hidden' ) ),
			esc_attr( Html::classes( 'components-hidden-list', 'text' ) ),
			/* translators: %s: title of a task list. */
			esc_html( sprintf( __( '“%s” is hidden.', 'storewright' ), $list->text( 'title' ) ) )
		);
		Html::print_room( __( 'Show list again', 'storewright' ), 'is-tertiary' );
		echo '</section>';
	}

	private function print_setup( Record $list, HomeFacts $facts ): void {
		$progress = new ListProgress( $list );
		$title    = $progress->title( $facts->text( 'siteTitle' ) );
		$next     = $progress->next();
		$class    = static fn( string $name ): string => Html::classes( 'components-setup-header', $name );
		self::print_card( $title );
		?>
		<header class="<?php echo esc_attr( $class( 'header' ) ); ?>">
			<div class="<?php echo esc_attr( $class( 'line' ) ); ?>">
				<h2 class="<?php echo esc_attr( $class( 'title' ) ); ?>"><?php echo esc_html( $title ); ?></h2>
				<p class="<?php echo esc_attr( $class( 'done' ) ); ?>"><?php echo esc_html( $progress->done_text() ); ?></p>
				<div class="<?php echo esc_attr( $class( 'menu' ) ); ?>"><?php self::print_menu_room( $list->is( 'isToggleable' ) ); ?></div>
			</div>
			<?php $progress->print_bar(); ?>
		</header>
		<?php
		if ( null !== $next ) {
			self::print_hero( $next, $facts );
		}
		( new TaskRows( $facts ) )->print( $progress->listed(), null === $next ? '' : $next->text( 'id' ) );
		echo '</section>';
	}

	private static function print_hero( Record $task, HomeFacts $facts ): void {
		$class  = static fn( string $name ): string => Html::classes( 'components-hero', $name );
		$header = $task->record( 'header' );
		$button = $task->is( 'isComplete' ) ? 'is-secondary' : 'is-primary';
		$label  = null === $header ? '' : $header->text( 'actionLabel' );
		$label  = '' === $label ? __( 'Get started', 'storewright' ) : $label;
		?>
		<div class="<?php echo esc_attr( $class( 'hero' ) ); ?>">
			<div class="<?php echo esc_attr( $class( 'text' ) ); ?>">
				<h3 class="<?php echo esc_attr( $class( 'title' ) ); ?>"><?php echo esc_html( $header?->text( 'title' ) ?? '' ); ?></h3>
				<?php if ( '' !== ( $header?->text( 'content' ) ?? '' ) ) { ?>
					<p class="<?php echo esc_attr( $class( 'content' ) ); ?>"><?php echo esc_html( $header?->text( 'content' ) ?? '' ); ?></p>
					<?php
				}
				if ( ! $task->is( 'isDisabled' ) ) {
					printf(
						'<a class="components-button is-next-40px-default-size %s" href="%s">%s</a>',
						esc_attr( "$button " . $class( 'button' ) ),
						esc_url( TaskRows::address( $task, $facts ) ),
						esc_html( $label )
					);
				}
				?>
			</div>
			<svg class="<?php echo esc_attr( Html::classes( 'components-illustration', 'illustration' ) ); ?>" viewBox="0 0 200 144" width="200" height="144" aria-hidden="true"></svg>
		</div>
		<?php
	}

	private function print_extended( Record $list, HomeFacts $facts ): void {
		$class = static fn( string $name ): string => Html::classes( 'components-extended-list', $name );
		$tasks = ( new ListProgress( $list ) )->listed();
		$more  = count( $tasks ) - self::COLLAPSED;
		$title = $list->text( 'title' );
		self::print_card( $title );
		printf(
			'<header class="%s"><h2 class="%s">%s</h2>',
			esc_attr( $class( 'header' ) ),
			esc_attr( $class( 'title' ) ),
			esc_html( $title )
		);
		self::print_menu_room( $list->is( 'isToggleable' ) );
		echo '</header><div>';
		( new TaskRows( $facts ) )->print( array_slice( $tasks, 0, self::COLLAPSED ) );
		echo '</div>';
		if ( $more > 0 ) {
			/* translators: %d: number of tasks. */
			Html::print_room( sprintf( _n( 'Show %d more task.', 'Show %d more tasks.', $more, 'storewright' ), $more ), 'is-link ' . $class( 'more' ) );
		}
		echo '</section>';
	}

	private function print_completed( Record $list, HomeFacts $facts ): void {
		$class = static fn( string $name ): string => Html::classes( 'components-completed-list', $name );
		$title = __( "You've completed store setup", 'storewright' );
		self::print_card( $title );
		?>
		<div class="<?php echo esc_attr( $class( 'completed' ) ); ?>">
			<?php TaskRows::print_mark( 'done' ); ?>
			<div class="<?php echo esc_attr( $class( 'head' ) ); ?>">
				<h2 class="<?php echo esc_attr( $class( 'title' ) ); ?>"><?php echo esc_html( $title ); ?></h2>
				<p class="<?php echo esc_attr( $class( 'text' ) ); ?>">
					<?php esc_html_e( 'You can change each setting when something changes.', 'storewright' ); ?>
				</p>
			</div>
			<?php Html::print_room( __( 'Hide', 'storewright' ) ); ?>
		</div>
		<?php
		( new TaskRows( $facts ) )->print_results( ( new ListProgress( $list ) )->listed() );
		echo '</section>';
	}

	private static function print_card( string $label ): void {
		printf( '<section class="%s" aria-label="%s">', esc_attr( Html::classes( 'ui-card', 'card' ) ), esc_attr( $label ) );
	}

	private static function print_menu_room( bool $is_there ): void {
		if ( $is_there ) {
			printf( '<div class="%s">', esc_attr( Html::classes( 'components-task-menu', 'menu' ) ) );
			Html::print_room( '', 'has-icon' );
			echo '</div>';
		}
	}
}
