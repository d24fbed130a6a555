<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Whether anything can be shipped, asked once while several things that go by it are evaluated.
 */
trait AsksShippingOnce {

	private bool $asks_once = false;

	private ?bool $answer = null;

	/**
	 * Does something that writes nothing, during which the same is asked once.
	 *
	 * @template Result
	 * @param callable(): Result $work
	 * @return Result
	 */
	public function once( callable $work ): mixed {
		$before          = $this->asks_once;
		$this->asks_once = true;
		try {
			return $work();
		} finally {
			$this->asks_once = $before;
			$this->answer    = $before ? $this->answer : null;
		}
	}

	/**
	 * Whether anything can be shipped anywhere.
	 */
	public function has_enabled_methods(): bool {
		return $this->asks_once ? $this->answer ??= $this->ask() : $this->ask();
	}

	/**
	 * Asks the database.
	 */
	abstract protected function ask(): bool;
}
