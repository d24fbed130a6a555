<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * Definition of a task list, without its tasks.
 */
final class TaskListDefinition {

	/**
	 * The list of what every store has to do.
	 */
	public const SETUP = 'setup';

	/**
	 * The ids of the lists, in their order on the screen.
	 */
	public const IDS = [ self::SETUP, 'extended', 'secret_tasklist' ];

	/**
	 * @param string $id                      One of IDS.
	 * @param string $title                   Heading, translated; '' for none.
	 * @param string $event_prefix            What the names of the list's events start with.
	 * @param bool   $is_listed               Whether the list is a part of Home at all.
	 * @param bool   $is_toggleable           Whether the owner may hide it and show it again.
	 * @param bool   $display_progress_header Whether it has the head that shows progress.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $event_prefix,
		public readonly bool $is_listed,
		public readonly bool $is_toggleable,
		public readonly bool $display_progress_header
	) {}

	/**
	 * The lists there are.
	 *
	 * @return list<self>
	 */
	public static function all(): array {
		return [
			new self( self::SETUP, __( 'Set up your store', 'storewright' ), 'tasklist_', true, true, true ),
			new self( 'extended', __( 'More for your store', 'storewright' ), 'extended_tasklist_', true, true, false ),
			new self( 'secret_tasklist', '', 'secret_tasklist_', false, false, false ),
		];
	}
}
