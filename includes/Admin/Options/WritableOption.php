<?php
declare(strict_types=1);

namespace Storewright\Admin\Options;

use Closure;
use UnexpectedValueException;

/**
 * An option that the dashboard's client may write.
 */
final class WritableOption {

	/**
	 * @param Closure(mixed): mixed $sanitize From what was sent to what is stored; throws UnexpectedValueException with a
	 *                                        translated sentence where it can't be taken.
	 * @param bool                  $autoload Whether every request is to load the option.
	 */
	public function __construct( public readonly Closure $sanitize, public readonly bool $autoload = false ) {}

	/**
	 * An option that holds 'yes' or 'no'; true and false are taken too.
	 *
	 * @param bool $autoload Whether every request is to load the option.
	 */
	public static function yes_or_no( bool $autoload = false ): self {
		return new self(
			static fn( mixed $value ) => match ( $value ) {
				true, 'yes' => 'yes',
				false, 'no' => 'no',
				default     => throw new UnexpectedValueException( __( 'Use “yes” or “no”.', 'storewright' ) ),
			},
			$autoload
		);
	}

	/**
	 * An option that holds one of some texts.
	 *
	 * @param string ...$choices
	 */
	public static function one_of( string ...$choices ): self {
		return new self(
			static fn( mixed $value ) => in_array( $value, $choices, true )
				? $value
				/* translators: %s: texts, separated by commas. */
				: throw new UnexpectedValueException( sprintf( __( 'Use one of: %s.', 'storewright' ), implode( ', ', array_map( static fn( string $choice ) => "“{$choice}”", $choices ) ) ) )
		);
	}
}
