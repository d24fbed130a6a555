<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\Step;

/**
 * A kind of step of a blueprint: what it wants, what the store has, and how one becomes the other. Everything in it has a key, such as
 * `general/woocommerce_store_city` or the name of a shipping zone.
 */
interface Part {

	/**
	 * The step it imports.
	 */
	public function step(): Step;

	/**
	 * What a step of a file wants, checked as if somebody had entered it.
	 *
	 * @param array<mixed> $data The step.
	 * @return array<string, mixed> Key => value, in the same form as current() has it.
	 * @throws InvalidInput Whose `params` name everything that can't be taken, with its value.
	 */
	public function wanted( array $data ): array;

	/**
	 * What the store has now.
	 *
	 * @param list<string> $keys
	 * @return array<string, mixed> Key => value; null where there is none.
	 */
	public function current( array $keys ): array;

	/**
	 * The translated name of what a key stands for.
	 *
	 * @param string $key
	 * @param mixed  $value What is wanted, or what there was.
	 */
	public function label( string $key, mixed $value ): string;

	/**
	 * A value as people read it; '' for none.
	 *
	 * @param string $key
	 * @param mixed  $value
	 */
	public function text( string $key, mixed $value ): string;

	/**
	 * Why this can't be imported here, a translated sentence; '' where it can.
	 *
	 * @param string $key
	 * @param mixed  $value What is wanted.
	 */
	public function refusal( string $key, mixed $value ): string;

	/**
	 * Whether the database can't undo what write() does: it is done last, and only where somebody chose it.
	 */
	public function is_final(): bool;

	/**
	 * Makes the store have these.
	 *
	 * @param array<string, mixed> $values Key => value; null for none.
	 */
	public function write( array $values ): void;
}
