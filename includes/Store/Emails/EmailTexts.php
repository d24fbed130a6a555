<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

/**
 * What an email says, before its placeholders are filled in.
 */
final class EmailTexts {

	/**
	 * @param string       $subject Plain text.
	 * @param string       $heading Plain text.
	 * @param list<string> $intro   Paragraphs of plain text.
	 * @param string       $button  Label of the button that leads to the address of the data; '' for none.
	 * @param string       $variant Ending of the settings that replace subject and heading, such as `full` for `subject_full`; '' for none.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $heading,
		public readonly array $intro,
		public readonly string $button = '',
		public readonly string $variant = ''
	) {}
}
