<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * Texts of the list's header while a task is the next one to do.
 */
final class TaskHeader {

	/**
	 * @param string $title        Title in the head.
	 * @param string $content      One sentence that says what the owner gains.
	 * @param string $action_label Text on the button.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $content,
		public readonly string $action_label
	) {}
}
