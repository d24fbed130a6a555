<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Store\Blueprint\Step;

/**
 * Something that a blueprint would change.
 */
final class Difference {

	/**
	 * @param Step   $step
	 * @param string $key      Within the step.
	 * @param string $label    What it is called.
	 * @param string $old_text What holds now, for people: secrets are masked.
	 * @param string $new_text What would hold, likewise.
	 * @param mixed  $old      What holds now; null for nothing.
	 * @param mixed  $new      What would hold.
	 * @param string $refusal  Why it can't be imported here; '' where it can.
	 * @param bool   $is_final Whether it is only done where somebody chose it, and last.
	 */
	public function __construct(
		public readonly Step $step,
		public readonly string $key,
		public readonly string $label,
		public readonly string $old_text,
		public readonly string $new_text,
		public readonly mixed $old,
		public readonly mixed $new,
		public readonly string $refusal,
		public readonly bool $is_final
	) {}

	/**
	 * Names it among all of a blueprint.
	 */
	public function id(): string {
		return substr( md5( "{$this->step->value} {$this->key}" ), 0, 12 );
	}
}
