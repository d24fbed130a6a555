<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Database\Connection;
use Storewright\Kernel\Context;

/**
 * Reads the shop's tax classes. They are cached: every REST request asks for them.
 */
final class TaxClassQuery {

	private const CACHE_GROUP = 'storewright_tax';

	private const CACHE_KEY = 'classes';

	private readonly Connection $database;

	public function __construct( Context $context ) {
		$this->database = $context->database;
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
		$cached = wp_cache_get( self::CACHE_KEY, self::CACHE_GROUP );
		if ( is_array( $cached ) ) {
			/** @var array<string, string> $cached */
			return $cached;
		}
		$classes = [];
		foreach ( $this->database->rows( "SELECT slug, name FROM {$this->database->table( Tables::CLASSES )} ORDER BY name, tax_rate_class_id" ) as $row ) {
			$classes[ (string) $row['slug'] ] = (string) $row['name'];
		}
		wp_cache_set( self::CACHE_KEY, $classes, self::CACHE_GROUP, 5 * MINUTE_IN_SECONDS );
		return $classes;
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
	 * One class as the database has it at this moment; the standard one is not in it.
	 *
	 * @internal For whoever writes classes.
	 */
	public function stored( string $slug ): ?TaxClass {
		$name = $this->database->value( "SELECT name FROM {$this->database->table( Tables::CLASSES )} WHERE slug = %s", $slug );
		return null === $name ? null : new TaxClass( $slug, $name );
	}

	/**
	 * Forgets what is cached.
	 *
	 * @internal For whoever writes classes.
	 */
	public static function forget(): void {
		wp_cache_delete( self::CACHE_KEY, self::CACHE_GROUP );
	}
}
