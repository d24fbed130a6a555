<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

/**
 * The styles of emails. What a mail program may ignore (narrow windows, dark surfaces) is apart: that can't be put into the elements.
 */
final class Styles {

	private const FONT = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

	public function __construct( private readonly Palette $palette, private readonly Look $look, private readonly bool $is_rtl ) {}

	/**
	 * Rules that are put into the elements.
	 */
	public function inlined(): string {
		$palette = $this->palette;
		$start   = $this->is_rtl ? 'right' : 'left';
		$end     = $this->is_rtl ? 'left' : 'right';
		$head    = match ( $this->look->alignment() ) {
			'center' => 'center',
			'end'    => $end,
			default  => $start,
		};
		$on_base = $palette->on_base();
		$link    = $palette->link();
		$line    = $palette->line();
		$surface = $palette->surface();
		$font    = self::FONT;
		return "
body { margin: 0; padding: 0; background-color: {$palette->background}; }
.page { width: 100%; background-color: {$palette->background}; }
.around { padding: 32px 16px; }
.frame { width: 100%; max-width: 600px; }
.card { padding: 32px; border-radius: 8px; background-color: {$palette->body}; }
.card, .head, .foot { color: {$palette->text}; font-family: {$font}; font-size: 16px; line-height: 24px; text-align: {$start}; }
.head { padding: 0 0 24px; text-align: {$head}; font-size: 20px; line-height: 28px; font-weight: 600; }
.logo { display: inline-block; max-width: 100%; height: auto; border: 0; }
.title { margin: 0 0 24px; font-size: 26px; line-height: 34px; font-weight: 600; text-align: {$head}; }
.card p { margin: 0 0 16px; }
.card a { color: {$link}; }
.foot { padding: 24px 32px 0; color: {$palette->footer}; font-size: 13px; line-height: 20px; text-align: center; }
.foot a { color: {$palette->footer}; }
.foot p { margin: 0 0 8px; }
h2 { margin: 32px 0 12px; font-size: 18px; line-height: 26px; font-weight: 600; }
.card .button { display: inline-block; padding: 12px 24px; border-radius: 4px; background-color: {$palette->base};"
			. " color: {$on_base}; font-weight: 600; text-decoration: none; }
.note { margin: 0 0 16px; padding: 12px 16px; border-{$start}: 4px solid {$palette->base}; background-color: {$surface}; }
.order { width: 100%; border-collapse: collapse; }
.order th, .order td { padding: 12px 8px; border-bottom: 1px solid {$line}; vertical-align: top; font-size: 15px; line-height: 22px; }
.order th { text-align: {$start}; font-weight: 400; }
.order thead th { background-color: {$surface}; font-size: 13px; line-height: 20px; font-weight: 600; }
.order .number { text-align: {$end}; white-space: nowrap; }
.order .total th, .order .total td, .order .left th, .order .left td { font-weight: 600; font-size: 17px; }
.small { display: block; font-size: 13px; line-height: 20px; font-weight: 400; }
.address { width: 50%; padding-{$end}: 8px; vertical-align: top; }
.preview { display: none; max-height: 0; overflow: hidden; }
";
	}

	/**
	 * Rules that stay in the document's head.
	 *
	 * @param bool $is_dark Whether dark surfaces are shown to everybody.
	 */
	public function in_head( bool $is_dark ): string {
		$dark    = $this->palette->dark();
		$on_base = $dark->on_base();
		$query   = $is_dark ? '@media all' : '@media (prefers-color-scheme: dark)';
		return "
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
	.around { padding: 16px 8px !important; }
	.card { padding: 24px 16px !important; }
	.title { font-size: 22px !important; line-height: 30px !important; }
	.address { display: block !important; width: auto !important; padding: 0 !important; }
}
{$query} {
	body, .page { background-color: {$dark->background} !important; }
	.card { background-color: {$dark->body} !important; }
	.card, .head, .title, h2, .order th, .order td, .note { color: {$dark->text} !important; }
	.foot, .foot a { color: {$dark->footer} !important; }
	.card a { color: {$dark->link()} !important; }
	.card .button { background-color: {$dark->base} !important; color: {$on_base} !important; }
	.note, .order thead th { background-color: {$dark->surface()} !important; }
	.order th, .order td { border-bottom-color: {$dark->line()} !important; }
}
";
	}
}
