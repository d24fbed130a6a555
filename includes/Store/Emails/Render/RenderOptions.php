<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

/**
 * How an email is rendered, where it is not simply sent.
 */
final class RenderOptions {

	/**
	 * @param string                $locale  Language, such as `de_DE`; '' for the one of the moment.
	 * @param array<string, string> $drafts  Settings that are tried out: name of an option, or `woocommerce_{email}_{setting}` => text.
	 * @param bool                  $is_dark Whether it is shown as in a dark mail program, whatever the reader has.
	 * @param bool                  $is_rtl  Whether it is shown from right to left, whatever the language.
	 */
	public function __construct(
		public readonly string $locale = '',
		public readonly array $drafts = [],
		public readonly bool $is_dark = false,
		public readonly bool $is_rtl = false
	) {}
}
