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
	 * How many ids may be added at once.
	 */
	private const MAX_IDS = 100;

	/**
	 * @param Closure(mixed): mixed $sanitize From what was sent to what is stored; throws UnexpectedValueException with a
	 *                                        translated sentence where it can't be taken.
	 * @param bool                  $autoload Whether every request is to load the option.
	 * @param bool                  $grows    Whether it is a list of texts which only ever grows: what is sent is added to it.
	 */
	public function __construct(
		public readonly Closure $sanitize,
		public readonly bool $autoload = false,
		public readonly bool $grows = false
	) {}

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
				: throw new UnexpectedValueException(
					sprintf(
						/* translators: %s: texts, separated by commas. */
						__( 'Use one of: %s.', 'storewright' ),
						implode( ', ', array_map( static fn( string $choice ) => "“{$choice}”", $choices ) )
					)
				)
		);
	}

	/**
	 * An option that holds a list of ids which only ever grows: what is sent is added, so that a page which does not know of the
	 * latest ones takes none of them away.
	 */
	public static function growing_ids(): self {
		return new self(
			static function ( mixed $sent ): array {
				$ids = is_array( $sent ) ? array_filter(
					$sent,
					static fn( mixed $id ): bool => is_string( $id ) && 1 === preg_match( '/^[a-z0-9_-]{1,64}$/D', $id )
				) : [];
				if ( $ids !== $sent || ! array_is_list( $ids ) || count( $ids ) > self::MAX_IDS ) {
					throw new UnexpectedValueException(
						__( 'Use a list of IDs with lowercase letters, digits, “-” and “_”.', 'storewright' )
					);
				}
				return $ids;
			},
			grows: true
		);
	}
}
