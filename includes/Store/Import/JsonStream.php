<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use Generator;
use JsonException;

/**
 * Reads the elements of a large JSON file one by one: of a list, or of an object whose members are lists, as exports have it.
 *
 * The file is never in memory as a whole; an element is. The libraries that do this are under licenses that a plugin under
 * the GPL 2 can't carry, or are not kept any more.
 */
final class JsonStream {

	private const CHUNK = 65_536;

	private const BLANKS = " \t\r\n";

	/**
	 * The longest element that is read: far more than any order, far less than memory.
	 */
	private const MAX_LENGTH = 16_777_216;

	/**
	 * Data that was read and not used yet.
	 */
	private string $buffer = '';

	private int $at = 0;

	private int $used = 0;

	/**
	 * @param resource $file Open for reading.
	 */
	public function __construct( private $file ) {}

	/**
	 * The elements. Their key is the place in the list, or the member's name.
	 *
	 * @return Generator<array-key, mixed>
	 * @throws JsonException If the file is no JSON, or something else than a list or an object.
	 */
	public function elements(): Generator {
		if ( "\xEF\xBB\xBF" === $this->ahead( 3 ) ) {
			$this->at += 3;
		}
		$first = $this->next();
		if ( '[' !== $first && '{' !== $first ) {
			throw new JsonException( __( 'The file begins with neither a list nor an object.', 'storewright' ) );
		}
		$end   = '[' === $first ? ']' : '}';
		$place = 0;
		for ( $sign = $this->peek(); $sign !== $end || $place > 0; $sign = $this->peek() ) {
			$key = $place;
			if ( '}' === $end ) {
				$key = $this->decode( $this->element() );
				if ( ! is_string( $key ) || ':' !== $this->next() ) {
					throw $this->broken();
				}
			}
			yield $key => $this->decode( $this->element() );
			++$place;
			$sign = $this->next();
			if ( $sign === $end ) {
				$this->at -= 1;
				break;
			}
			if ( ',' !== $sign ) {
				throw $this->broken();
			}
		}
		$this->next();
		if ( '' !== $this->peek() ) {
			throw $this->broken();
		}
	}

	/**
	 * How many bytes were used so far.
	 */
	public function position(): int {
		return $this->used + $this->at;
	}

	/**
	 * The text of the next value.
	 */
	private function element(): string {
		$this->peek();
		$start = $this->at;
		$depth = 0;
		do {
			$this->at += strcspn( $this->buffer, '"[]{},:' . self::BLANKS, $this->at );
			$sign      = $this->buffer[ $this->at ] ?? '';
			if ( '' === $sign ) {
				if ( ! $this->more( $start ) ) {
					break;
				}
				continue;
			}
			if ( 0 === $depth && $this->at > $start && str_contains( ',:]}' . self::BLANKS, $sign ) ) {
				break;
			}
			if ( '"' === $sign ) {
				$this->pass_text( $start );
			} else {
				$depth += match ( $sign ) {
					'[', '{' => 1,
					']', '}' => -1,
					default  => 0,
				};
				++$this->at;
			}
			if ( $depth < 0 ) {
				throw $this->broken();
			}
		} while ( $depth > 0 || ! str_contains( '"]}', $sign ) );
		return substr( $this->buffer, $start, $this->at - $start );
	}

	/**
	 * Goes on behind the text that begins here.
	 *
	 * @throws JsonException If it has no end.
	 */
	private function pass_text( int &$start ): void {
		for ( ++$this->at;; ) {
			$this->at += strcspn( $this->buffer, '"\\', $this->at );
			$sign      = $this->buffer[ $this->at ] ?? '';
			if ( '' === $sign || ( '\\' === $sign && ! isset( $this->buffer[ $this->at + 1 ] ) ) ) {
				if ( ! $this->more( $start ) ) {
					throw $this->broken();
				}
				continue;
			}
			$this->at += '"' === $sign ? 1 : 2;
			if ( '"' === $sign ) {
				return;
			}
		}
	}

	/**
	 * Reads on; what lies before a place is forgotten.
	 *
	 * @param int $start Moves with the buffer.
	 * @return bool Whether there was more.
	 */
	private function more( int &$start ): bool {
		$this->used  += $start;
		$this->buffer = substr( $this->buffer, $start );
		$this->at    -= $start;
		$start        = 0;
		if ( strlen( $this->buffer ) > self::MAX_LENGTH ) {
			throw new JsonException( __( 'A single element is larger than 16 MB.', 'storewright' ) );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fread -- WordPress's own reads whole files.
		$chunk         = (string) fread( $this->file, self::CHUNK );
		$this->buffer .= $chunk;
		return '' !== $chunk;
	}

	private function ahead( int $bytes ): string {
		$start = $this->at;
		while ( ! isset( $this->buffer[ $this->at + $bytes - 1 ] ) && $this->more( $start ) ) {
			continue;
		}
		return substr( $this->buffer, $this->at, $bytes );
	}

	/**
	 * The next sign that is no blank, '' at the end. It stays.
	 */
	private function peek(): string {
		do {
			$this->at += strspn( $this->buffer, self::BLANKS, $this->at );
			$start     = $this->at;
		} while ( ! isset( $this->buffer[ $this->at ] ) && $this->more( $start ) );
		return $this->buffer[ $this->at ] ?? '';
	}

	private function next(): string {
		$sign      = $this->peek();
		$this->at += strlen( $sign );
		return $sign;
	}

	private function decode( string $text ): mixed {
		try {
			return json_decode( $text, true, 64, JSON_THROW_ON_ERROR );
		} catch ( JsonException ) {
			throw $this->broken();
		}
	}

	private function broken(): JsonException {
		/* translators: %d: number of bytes. */
		return new JsonException( sprintf( __( 'The file is no valid JSON near byte %d.', 'storewright' ), $this->position() ) );
	}
}
