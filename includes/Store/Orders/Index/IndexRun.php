<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Kernel\Options;

/**
 * A run of IndexOrders, and how far it is. The run that began last is stored: whoever works on an older one has to stop.
 *
 * @internal
 */
final class IndexRun {

	/**
	 * The option that holds the run under way.
	 */
	public const OPTION = 'storewright_order_index_run';

	private const COMPLETE = 'complete';

	private const CATCH_UP = 'catch-up';

	/**
	 * @param string $id          The form that is made and a random part.
	 * @param bool   $is_complete Whether everything is made anew, rather than only what others have written.
	 * @param string $stage
	 * @param string $from        Where the stage goes on from.
	 */
	private function __construct(
		public readonly string $id,
		public readonly bool $is_complete,
		public readonly string $stage,
		public readonly string $from
	) {}

	/**
	 * A run that begins.
	 */
	public static function start( bool $is_complete, string $stage, string $from ): self {
		return new self( IndexStatus::FORM . '-' . bin2hex( random_bytes( 6 ) ), $is_complete, $stage, $from );
	}

	/**
	 * The run of a cursor, null where it is none of a run that makes the present form.
	 */
	public static function of( string $cursor ): ?self {
		[ $id, $kind, $stage, $from ] = explode( ' ', $cursor, 4 ) + [ '', '', '', '' ];
		return '' !== $stage && str_starts_with( $id, IndexStatus::FORM . '-' )
			? new self( $id, self::COMPLETE === $kind, $stage, $from )
			: null;
	}

	/**
	 * The run under way, null where there is none.
	 */
	public static function stored( Options $options ): ?self {
		$stored = $options->fresh( [ self::OPTION ] )[ self::OPTION ] ?? null;
		return is_string( $stored ) ? self::of( $stored ) : null;
	}

	/**
	 * The same run, further on.
	 */
	public function at( string $stage, string $from ): self {
		return new self( $this->id, $this->is_complete, $stage, $from );
	}

	/**
	 * The run and its place as a job's cursor.
	 */
	public function cursor(): string {
		return implode( ' ', [ $this->id, $this->is_complete ? self::COMPLETE : self::CATCH_UP, $this->stage, $this->from ] );
	}

	/**
	 * Stores that it is the run under way, and its place.
	 */
	public function store( Options $options ): void {
		$options->set( self::OPTION, $this->cursor() );
	}
}
