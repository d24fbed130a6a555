<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

/**
 * A line of the table of rates: what it held when it was shown, what was typed, and what is wrong with that.
 */
final class RateRow {

	/**
	 * The fields that are texts, in the order of the columns.
	 */
	public const TEXTS = [ 'country', 'state', 'postcode', 'city', 'rate', 'name', 'priority' ];

	/**
	 * The fields that are boxes.
	 */
	public const FLAGS = [ 'compound', 'shipping' ];

	/**
	 * What a line for a new rate begins with.
	 */
	public const BLANK = [
		'country'  => '',
		'state'    => '',
		'postcode' => '',
		'city'     => '',
		'rate'     => '',
		'name'     => '',
		'priority' => '1',
		'compound' => '',
		'shipping' => '1',
	];

	/**
	 * @var array<string, string> Name of a field => why it was not saved.
	 */
	public array $errors = [];

	/**
	 * What is wrong with the line as a whole.
	 */
	public string $notice = '';

	/**
	 * @param int                   $id       Of the rate, 0 for a new one.
	 * @param array<string, string> $typed    By field.
	 * @param array<string, string> $shown    By field, what the form said before anything was typed.
	 * @param bool                  $selected Whether its box is ticked.
	 */
	public function __construct(
		public int $id,
		public array $typed,
		public array $shown,
		public readonly bool $selected = false
	) {}

	/**
	 * The line of a new rate.
	 */
	public static function blank(): self {
		return new self( 0, self::BLANK, self::BLANK );
	}

	/**
	 * The fields that were changed.
	 *
	 * @return array<string, string> What was typed, by field.
	 */
	public function changes(): array {
		return array_diff_assoc( $this->typed, $this->shown );
	}

	/**
	 * Whether something was typed into it.
	 */
	public function is_changed(): bool {
		return [] !== $this->changes();
	}

	/**
	 * Whether it has anything to tell.
	 */
	public function is_refused(): bool {
		return [] !== $this->errors || '' !== $this->notice;
	}
}
