<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * One step of setting up the store.
 *
 * A task says what it is and whether it is done. What the owner did with it (dismissed, snoozed, visited) is kept
 * elsewhere, so a task has no state of its own.
 */
abstract class Task {

	/**
	 * Stable id of letters, digits, '_' and '-': part of the task page's address and of stored state.
	 */
	abstract public function id(): string;

	/**
	 * Title of the row, translated.
	 */
	abstract public function title(): string;

	/**
	 * One sentence that says what the task is good for, translated plain text.
	 */
	abstract public function content(): string;

	/**
	 * Place in the list: lower comes first, equal ones in the order in which they were added.
	 */
	public function position(): int {
		return 100;
	}

	/**
	 * Text of the button that starts the task, translated.
	 */
	public function action_label(): string {
		return __( 'Get started', 'storewright' );
	}

	/**
	 * Where the task is done, if that is another page than the task's own. '' for its own page.
	 */
	public function action_url(): string {
		return '';
	}

	/**
	 * Returns the texts of the list's header while this task is next.
	 */
	public function header(): TaskHeader {
		return new TaskHeader( $this->title(), $this->content(), $this->action_label() );
	}

	/**
	 * How long it takes, translated, such as '4 minutes'. '' where that is not known.
	 */
	public function time(): string {
		return '';
	}

	/**
	 * A word beside the title, translated. '' for none.
	 */
	public function badge(): string {
		return '';
	}

	/**
	 * A further line under the title, translated. '' for none.
	 */
	public function additional_info(): string {
		return '';
	}

	/**
	 * Returns the result of a completed task, translated, such as '3 products'; '' for none. Not called for other tasks.
	 */
	public function result(): string {
		return '';
	}

	/**
	 * Where its result is changed later, '' for the task's own page.
	 */
	public function manage_url(): string {
		return '';
	}

	/**
	 * The capability without which the task can't be done, '' where whoever runs the store can do it.
	 */
	public function capability(): string {
		return '';
	}

	/**
	 * Weight of the task, 1 (must be done before selling) to 3 (helps).
	 */
	public function level(): int {
		return 3;
	}

	/**
	 * Whether the current user gets to see the task.
	 */
	public function can_view(): bool {
		return '' === $this->capability() || current_user_can( $this->capability() );
	}

	/**
	 * Whether the task is done.
	 *
	 * @param bool $actioned Whether the owner was told to have done it: by its page, or by a client that knows.
	 */
	public function is_complete( bool $actioned ): bool {
		return $actioned;
	}

	/**
	 * Whether the owner may take the task off the list.
	 */
	public function is_dismissable(): bool {
		return false;
	}

	/**
	 * Whether the owner may put the task off.
	 */
	public function is_snoozeable(): bool {
		return false;
	}

	/**
	 * Whether the task is shown but can't be started at present.
	 */
	public function is_disabled(): bool {
		return false;
	}

	/**
	 * Whether the task's page is not a program but the HTML of container().
	 */
	public function is_deprecated(): bool {
		return '' !== $this->container();
	}

	/**
	 * HTML of the task's page, for tasks without a program of their own. Reduced to what a post may hold. '' for none.
	 */
	public function container(): string {
		return '';
	}

	/**
	 * Whether opening the task is an event worth recording.
	 */
	public function record_view_event(): bool {
		return false;
	}

	/**
	 * Facts for the task's page that it needs at once.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		return [];
	}
}
