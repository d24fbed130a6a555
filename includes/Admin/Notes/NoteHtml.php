<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

/**
 * What of HTML a note may hold.
 */
final class NoteHtml {

	private const TAGS = [
		'a'      => [
			'href'   => true,
			'target' => true,
			'rel'    => true,
		],
		'b'      => [],
		'br'     => [],
		'em'     => [],
		'i'      => [],
		'p'      => [],
		'strong' => [],
	];

	/**
	 * A content with the tags that notes may have, links with http, https and mailto only. Where another block ends, a line ends.
	 */
	public static function content( string $html ): string {
		$lines = (string) preg_replace( '#</(?:li|h[1-6]|div|tr|blockquote)\s*>#i', '<br>', $html );
		return wp_kses( $lines, self::TAGS, [ 'http', 'https', 'mailto' ] );
	}

	/**
	 * A text without tags, its entities as the characters that they stand for.
	 */
	public static function text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5 );
	}
}
