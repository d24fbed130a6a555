<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Page;

/**
 * What the settings page adds to WordPress's own styles. Logical properties: one text serves both directions.
 */
final class Style {

	public const RULES = <<<'CSS'
.storewright-settings > h2 { margin-block: 24px 8px; font-size: 20px; line-height: 28px; }
.storewright-settings h3 { margin-block: 32px 0; padding-block-start: 16px; border-block-start: 1px solid #dcdcde; font-size: 15px; line-height: 24px; }
.storewright-settings .description, .storewright-settings form > p:first-of-type { max-inline-size: 60ch; }
.storewright-settings select, .storewright-settings input:not([type=checkbox]):not([type=radio]) { min-block-size: 40px; }
.storewright-settings select { max-inline-size: 100%; min-inline-size: 25em; }
.storewright-settings textarea { max-inline-size: 60ch; }
.storewright-settings fieldset label { display: inline-block; padding-block: 4px; }
.storewright-settings .nav-tab-wrapper { margin-block-start: 16px; }
.storewright-sections { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-block: 16px 0; }
.storewright-sections li { margin: 0; }
.storewright-sections a { display: inline-block; padding-block: 4px; text-decoration: none; }
.storewright-sections a.current { color: #1e1e1e; font-weight: 600; border-block-end: 2px solid currentcolor; }
.storewright-error { display: flex; gap: 4px; margin-block: 8px 0; max-inline-size: 60ch; color: #b32d2e; }
.storewright-settings [aria-invalid=true] { border-color: #b32d2e; }
.storewright-scroll { overflow-x: auto; }
.storewright-scroll td { overflow-wrap: anywhere; min-inline-size: 8em; }
.storewright-scroll td input { inline-size: 100%; min-inline-size: 9em; }
.storewright-settings input.code { line-height: 1.5; }
.storewright-pages { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 16px; }
@media ( max-width: 782px ) {
	.storewright-settings select { min-inline-size: 100%; }
	.storewright-settings .button-primary { inline-size: 100%; min-block-size: 44px; }
	.storewright-sections a, .storewright-settings fieldset label, .storewright-pages > * { padding-block: 12px; }
}
CSS;
}
