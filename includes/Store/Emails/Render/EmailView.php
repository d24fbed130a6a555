<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

use Storewright\Store\Emails\Content\OrderSummary;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailType;

/**
 * What an email's templates are given, as `$email`. Texts are plain and to be escaped, unless their name ends in `_html`.
 */
final class EmailView {

	/**
	 * @param EmailType         $type
	 * @param EmailData         $data
	 * @param string            $subject
	 * @param string            $heading
	 * @param list<string>      $intro           Paragraphs.
	 * @param string            $button          Label of the button, '' for none.
	 * @param string            $url             Where the button leads to.
	 * @param string            $additional_html Safe HTML below the content, '' for none.
	 * @param string            $footer_html     Safe HTML.
	 * @param OrderSummary|null $order           The order, where there is one.
	 * @param string            $language        Such as `de-DE`.
	 * @param bool              $is_rtl          Whether it is read from right to left.
	 * @param string            $site_title
	 * @param string            $logo            Address of the picture in its head, '' for none.
	 * @param int               $logo_width      In pixels.
	 * @param string            $head_css        CSS that belongs into the document's head.
	 * @param Templates         $templates
	 */
	public function __construct(
		public readonly EmailType $type,
		public readonly EmailData $data,
		public readonly string $subject,
		public readonly string $heading,
		public readonly array $intro,
		public readonly string $button,
		public readonly string $url,
		public readonly string $additional_html,
		public readonly string $footer_html,
		public readonly ?OrderSummary $order,
		public readonly string $language,
		public readonly bool $is_rtl,
		public readonly string $site_title,
		public readonly string $logo,
		public readonly int $logo_width,
		public readonly string $head_css,
		private readonly Templates $templates
	) {}

	/**
	 * What another template prints.
	 *
	 * @param string $template Its name without `.php`, such as `parts/order-table` or `plain/parts/order-table`.
	 */
	public function part( string $template ): string {
		return $this->templates->render( [ $template ], $this );
	}

	/**
	 * Simple HTML as plain text, with the addresses of links behind them.
	 */
	public function plain( string $html ): string {
		$text = (string) preg_replace( '#<a\b[^>]*href="([^"]+)"[^>]*>(.*?)</a>#is', '$2 ($1)', $html );
		$text = (string) preg_replace( '#<br\s*/?>\s*|</p>|</li>|</div>#i', "\n", $text );
		return trim( wp_specialchars_decode( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), ENT_QUOTES ) );
	}
}
