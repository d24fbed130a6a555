<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Database\Connection;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;

/**
 * Reads the shop's tax classes. There is a copy that is loaded with the options: the arguments of REST routes name the
 * classes, and routes are registered on every REST request and on Home.
 */
final class TaxClassQuery {

	/**
	 * Name of the transient that holds the copy: `classes` (slug => name, without the standard class), and when it was `read`. It
	 * has no end of its own, or it would not be loaded with the options.
	 */
	public const CACHE = 'storewright_tax_classes';

	/**
	 * After how many seconds the table is read again, since others write it too.
	 */
	private const MAX_AGE = 300;

	private const LOCK = 'tax_class_copy';

	private readonly Connection $database;

	private readonly Clock $clock;

	public function __construct( Context $context ) {
		$this->database = $context->database;
		$this->clock    = $context->clock;
	}

	/**
	 * Every class, the standard one first, the others by name.
	 *
	 * @return list<TaxClass>
	 */
	public function all(): array {
		$classes = [ new TaxClass( TaxClass::STANDARD, __( 'Standard rate', 'storewright' ) ) ];
		foreach ( $this->further() as $slug => $name ) {
			$classes[] = new TaxClass( (string) $slug, $name );
		}
		return $classes;
	}

	/**
	 * The classes besides the standard one, by name.
	 *
	 * @return array<string, string> Slug => name.
	 */
	public function further(): array {
		$cached = get_transient( self::CACHE );
		$age    = is_array( $cached )
			&& is_int( $cached['read'] ?? null ) ? $this->clock->now()->getTimestamp() - $cached['read'] : self::MAX_AGE;

		if ( is_array( $cached ) && is_array( $cached['classes'] ?? null ) && $age < self::MAX_AGE ) {
			/** @var array<string, string> $classes */
			$classes = $cached['classes'];
			return $classes;
		}
		return $this->refresh();
	}

	/**
	 * Reads the table and keeps the copy. One request at a time, so that none keeps what another has just replaced.
	 *
	 * @internal For whoever writes classes, outside of its transaction.
	 * @return array<string, string> Slug => name.
	 */
	public function refresh(): array {
		return $this->database->lock(
			self::LOCK,
			function (): array {
				$classes = [];
				foreach ( $this->database->rows(
					"SELECT slug, name FROM {$this->database->table( Tables::CLASSES )} ORDER BY name, tax_rate_class_id"
				) as $row ) {
					$classes[ (string) $row['slug'] ] = (string) $row['name'];
				}
				$copy = [
					'classes' => $classes,
					'read'    => $this->clock->now()->getTimestamp(),
				];
				set_transient( self::CACHE, $copy );
				return $classes;
			}
		);
	}

	/**
	 * The slugs as clients name them, `standard` first.
	 *
	 * @return list<string>
	 */
	public function slugs(): array {
		return array_map( static fn( TaxClass $tax_class ) => $tax_class->slug, $this->all() );
	}

	/**
	 * One class.
	 *
	 * @param string $slug As clients name it.
	 * @return TaxClass|null Null where there is none.
	 */
	public function find( string $slug ): ?TaxClass {
		foreach ( $this->all() as $tax_class ) {
			if ( $tax_class->slug === $slug ) {
				return $tax_class;
			}
		}
		return null;
	}

	/**
	 * Whether there is a class besides the standard one.
	 *
	 * @param string $slug As products name it.
	 */
	public function has( string $slug ): bool {
		// The copy may lack what another program has just written.
		return isset( $this->further()[ $slug ] ) || null !== $this->stored( $slug );
	}

	/**
	 * One class as the database has it at this moment; the standard one is not in it.
	 *
	 * @internal For whoever writes classes.
	 */
	public function stored( string $slug ): ?TaxClass {
		$name = $this->database->value( "SELECT name FROM {$this->database->table( Tables::CLASSES )} WHERE slug = %s", $slug );
		return null === $name ? null : new TaxClass( $slug, $name );
	}
}
