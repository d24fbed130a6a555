<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\Step;

/**
 * What of a step can't be taken.
 */
final class Refusals {

	private const QUOTED = 80;

	/**
	 * @var array<string, string> Key => sentence.
	 */
	private array $reasons = [];

	public function __construct( private readonly Step $step ) {}

	/**
	 * Notes something.
	 *
	 * @param string $key    Where it stands in the step.
	 * @param string $reason Translated sentence.
	 */
	public function add( string $key, string $reason ): void {
		/* translators: 1: name of a step of a blueprint, 2: what is wrong, a sentence. */
		$this->reasons[ "{$this->step->value}/{$key}" ] = sprintf( __( 'Step “%1$s”: %2$s', 'storewright' ), $this->step->label(), $reason );
	}

	/**
	 * Notes a value that can't be taken.
	 *
	 * @param string $key    Where it stands in the step.
	 * @param string $label  What it is called.
	 * @param mixed  $value  The value.
	 * @param string $reason Translated sentence.
	 */
	public function add_value( string $key, string $label, mixed $value, string $reason ): void {
		$this->add(
			$key,
			/* translators: 1: name of a setting, 2: a value from a file, 3: what is wrong with it, a sentence. */
			sprintf( __( '%1$s can’t be “%2$s”. %3$s', 'storewright' ), $label, self::quoted( $value ), $reason )
		);
	}

	/**
	 * A value in a message: the beginning of it.
	 */
	public static function quoted( mixed $value ): string {
		$flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;
		$text  = is_string( $value ) ? $value : (string) wp_json_encode( $value, $flags );
		$text  = mb_scrub( $text );
		return mb_strlen( $text ) > self::QUOTED ? mb_substr( $text, 0, self::QUOTED ) . '…' : $text;
	}

	/**
	 * Refuses the step where something was noted.
	 *
	 * @throws InvalidInput That names all of it.
	 */
	public function refuse(): void {
		if ( [] !== $this->reasons ) {
			throw new InvalidInput( 'storewright_blueprint_invalid', implode( ' ', $this->reasons ), $this->reasons );
		}
	}
}
