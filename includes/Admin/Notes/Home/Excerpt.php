<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes\Home;

use IntlBreakIterator;

/**
 * The beginning of a long note, cut as the browser cuts it: `client/notes/note-html.tsx` and `client/shared/format/truncate.ts`.
 */
final class Excerpt {

	private const ELLIPSIS = '...';

	/**
	 * Whether a note has more characters than shown, as people count them.
	 *
	 * @param string $html  Its content, with the tags of notes only.
	 * @param int    $limit How many are shown.
	 */
	public static function is_longer( string $html, int $limit ): bool {
		return count( self::characters( self::plain( $html ) ) ) > $limit;
	}

	/**
	 * As much of a note as is shown, with its tags, escaped.
	 *
	 * @param string $html  Its content, with the tags of notes only.
	 * @param int    $limit How many characters are shown at most, as people count them, without the dots.
	 */
	public static function of( string $html, int $limit ): string {
		$shown  = '';
		$left   = $limit;
		$is_cut = false;
		$opened = [];
		foreach ( wp_html_split( $html ) as $part ) {
			if ( 1 === preg_match( '~^<(/?)([a-z]+)~i', $part, $tag ) ) {
				$is_closing = '/' === $tag[1];
				$is_shown   = $is_closing ? true === array_pop( $opened ) : $left > 0;
				$shown     .= $is_shown ? $part : '';
				if ( ! $is_closing && 'br' !== strtolower( $tag[2] ) ) {
					$opened[] = $is_shown;
				}
				continue;
			}
			$text = self::plain( $part );
			if ( $left <= 0 ) {
				$shown .= $is_cut || '' === trim( $text ) ? '' : self::ELLIPSIS;
				$is_cut = $is_cut || '' !== trim( $text );
				continue;
			}
			$start  = self::cut( $text, $left );
			$left  -= count( self::characters( $text ) );
			$is_cut = $is_cut || $start !== $text;
			$shown .= esc_html( $start );
		}
		return force_balance_tags( $shown );
	}

	private static function plain( string $html ): string {
		return html_entity_decode( (string) preg_replace( '~</?[a-z][^>]*>~i', '', $html ), ENT_QUOTES | ENT_HTML5 );
	}

	/**
	 * Cuts a text that is too long, between two words where there are any, and appends the dots.
	 */
	private static function cut( string $text, int $limit ): string {
		$characters = self::characters( $text );
		if ( count( $characters ) <= $limit ) {
			return $text;
		}
		$whole = implode( '', array_slice( $characters, 0, $limit ) );
		$ends  = self::ends_of_words( $text );
		for ( $end = $limit; $end > 0; $end-- ) {
			$start = implode( '', array_slice( $characters, 0, $end ) );
			if ( in_array( strlen( $start ), $ends, true ) ) {
				return ( '' === trim( $start ) ? $whole : rtrim( $start ) ) . self::ELLIPSIS;
			}
		}
		return $whole . self::ELLIPSIS;
	}

	/**
	 * The characters as people take them; without PHP's intl, as PCRE does, which joins some that stand side by side.
	 *
	 * @return list<string>
	 */
	private static function characters( string $text ): array {
		$breaks = class_exists( IntlBreakIterator::class ) ? IntlBreakIterator::createCharacterInstance() : null;
		if ( null !== $breaks ) {
			$breaks->setText( $text );
			return array_values( array_filter( iterator_to_array( $breaks->getPartsIterator(), false ), is_string( ... ) ) );
		}
		return false === preg_match_all( '/\X/u', $text, $found ) ? str_split( $text ) : $found[0];
	}

	/**
	 * After how many bytes a word ends or begins; without PHP's intl, where spaces are.
	 *
	 * @return list<int>
	 */
	private static function ends_of_words( string $text ): array {
		$breaks = class_exists( IntlBreakIterator::class ) ? IntlBreakIterator::createWordInstance( determine_locale() ) : null;
		if ( null !== $breaks ) {
			$breaks->setText( $text );
			return array_values( array_filter( iterator_to_array( $breaks, false ), is_int( ... ) ) );
		}
		preg_match_all( '/\s/u', $text, $found, PREG_OFFSET_CAPTURE );
		return array_merge( ...array_map( static fn( array $space ): array => [ $space[1], $space[1] + strlen( $space[0] ) ], $found[0] ) );
	}
}
