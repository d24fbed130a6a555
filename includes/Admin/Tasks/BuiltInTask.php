<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Context;

/**
 * A task that comes with the plugin: a class in Items/ of which one is made for each evaluation.
 */
abstract class BuiltInTask extends Task {

	/**
	 * @param Context $context For the Store's queries, by which the task finds out whether it is done.
	 */
	final public function __construct( protected readonly Context $context ) {}

	/**
	 * Opening one of the plugin's own tasks is an event.
	 */
	public function record_view_event(): bool {
		return true;
	}

	/**
	 * Names of the options that the task looks at whenever the lists are shown: those of all tasks are read with one query.
	 *
	 * @return list<string>
	 */
	public function options(): array {
		return [];
	}

	/**
	 * The REST paths that the task's page starts with, exactly as the client asks for them: their answers are put into the
	 * document.
	 *
	 * @return list<string>
	 */
	public function preloads(): array {
		return [];
	}
}
