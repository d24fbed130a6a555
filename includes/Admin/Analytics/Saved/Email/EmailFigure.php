<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

/**
 * A figure of an emailed report, as texts.
 */
final class EmailFigure {

	/**
	 * @param string $label
	 * @param string $value
	 * @param string $before Of the period that it is compared with.
	 * @param string $change How it has changed, in words.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $value,
		public readonly string $before,
		public readonly string $change
	) {}
}
