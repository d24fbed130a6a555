<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Database\Serialized;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\StorageFailed;
use stdClass;

/**
 * Typed access to wp_options, with changes that do not lose each other.
 */
final class Options {

	/**
	 * How often a change is tried freely before its turn is waited for.
	 */
	private const FREE_ATTEMPTS = 3;

	/**
	 * Many: those who still try freely can be faster time and again, each of them a few times.
	 */
	private const ATTEMPTS_IN_TURN = 200;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * An option as text.
	 *
	 * @param string $name    Name of the option.
	 * @param string $default What to answer where the option is not stored or is no scalar.
	 */
	public function string( string $name, string $default = '' ): string {
		$value = get_option( $name, $default );
		return is_scalar( $value ) ? (string) $value : $default;
	}

	/**
	 * An option that holds 'yes' or 'no'.
	 *
	 * @param string $name    Name of the option.
	 * @param bool   $default What to answer where the option is not stored.
	 */
	public function bool_yes( string $name, bool $default = false ): bool {
		return 'yes' === $this->string( $name, $default ? 'yes' : 'no' );
	}

	/**
	 * An option that holds an array; anything else counts as an empty one.
	 *
	 * @param string $name Name of the option.
	 * @return array<mixed>
	 */
	public function array( string $name ): array {
		$value = get_option( $name, [] );
		return is_array( $value ) ? $value : [];
	}

	/**
	 * Several options as they are, with at most one query.
	 *
	 * @param list<string> $names
	 * @return array<string, mixed> By name; an option that is not stored is left out.
	 */
	public function several( array $names ): array {
		wp_prime_option_caches( $names );
		$missing = new stdClass();
		$values  = [];
		foreach ( $names as $name ) {
			$value = get_option( $name, $missing );
			if ( $value !== $missing ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Whether an option is answered without a query: it is cached, or known to be missing.
	 *
	 * @param string $name Name of the option.
	 */
	public function is_known( string $name ): bool {
		return isset( wp_load_alloptions()[ $name ] ) || isset( self::missing()[ $name ] ) || false !== wp_cache_get( $name, 'options' );
	}

	/**
	 * Spares the query for an option that another query has read along, in this request. A cache that outlives it is left alone.
	 *
	 * @param string      $name   Name of the option.
	 * @param string|null $stored As it is stored, null where it is not.
	 */
	public function learn( string $name, ?string $stored ): void {
		if ( wp_using_ext_object_cache() ) {
			return;
		}
		if ( null === $stored ) {
			wp_cache_set( 'notoptions', [ $name => true ] + self::missing(), 'options' );
		} else {
			wp_cache_add( $name, $stored, 'options' );
		}
	}

	/**
	 * @return array<mixed> Names of options that are known to be missing => true.
	 */
	private static function missing(): array {
		$missing = wp_cache_get( 'notoptions', 'options' );
		return is_array( $missing ) ? $missing : [];
	}

	/**
	 * Stores an option.
	 *
	 * @param string $name     Name of the option.
	 * @param mixed  $value    What to store.
	 * @param bool|null $autoload Whether every request is to load it: only for what is small and always needed. Null leaves it as it is.
	 * @throws StorageFailed If the value is not what is stored afterwards.
	 */
	public function set( string $name, mixed $value, ?bool $autoload = false ): void {
		if ( ! update_option( $name, $value, $autoload ) && self::stored_form( get_option( $name ) ) !== self::stored_form( $value ) ) {
			throw new StorageFailed(
				'storewright_option_not_saved',
				__( 'The change could not be saved. Please try again.', 'storewright' )
			);
		}
	}

	/**
	 * Removes an option.
	 *
	 * @param string $name Name of the option.
	 */
	public function delete( string $name ): void {
		delete_option( $name );
	}

	/**
	 * Options as the database holds them at this moment. What was cached of them is forgotten.
	 *
	 * @param list<string> $names
	 * @param bool         $locked Whether others who write them are to wait until the transaction ends, as those who add one that is
	 *                             not stored. SQLite locks no rows.
	 * @return array<string, mixed> By name; an option that is not stored is left out.
	 */
	public function fresh( array $names, bool $locked = false ): array {
		if ( [] === $names ) {
			return [];
		}
		$values  = [];
		$places  = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$locking = $locked && ! $this->database->is_sqlite() ? ' FOR UPDATE' : '';
		foreach ( $this->database->rows(
			"SELECT option_name, option_value FROM {$this->database->table( 'options' )} WHERE option_name IN ( $places )$locking",
			...$names
		) as $row ) {
			$values[ (string) $row['option_name'] ] = Serialized::decode( (string) $row['option_value'] );
		}
		array_map( $this->forget( ... ), $names );
		return $values;
	}

	/**
	 * Changes an option that holds an array as WordPress does, with all of its filters and actions, while others who write it wait. For
	 * options of others, who may listen there.
	 *
	 * @param string                               $name   Name of the option.
	 * @param callable(array<mixed>): array<mixed> $change From the stored array to the new one; may run several times.
	 */
	public function change_aloud( string $name, callable $change ): void {
		DeadlockRetry::run(
			fn() => $this->database->transaction(
				function () use ( $name, $change ): void {
					$stored = $this->fresh( [ $name ], true )[ $name ] ?? [];
					$old    = is_array( $stored ) ? $stored : [];
					$new    = $change( $old );
					if ( $new !== $old ) {
						$this->set( $name, $new, null );
					}
				}
			)
		);
	}

	/**
	 * Changes an option that holds an array, on what is stored at that moment: a change made elsewhere in between is not lost.
	 *
	 * The new value is written only where the old one still stands; else the change is made again on the newer one.
	 *
	 * @param string                               $name     Name of the option.
	 * @param callable(array<mixed>): array<mixed> $change   From the stored array to the new one; may run several times.
	 * @param bool                                 $autoload Whether every request is to load it, where it is stored for the first time.
	 * @return array<mixed> What is stored now.
	 * @throws Conflict If others kept changing the option in between.
	 */
	public function change( string $name, callable $change, bool $autoload = false ): array {
		return $this->try_change( $name, $change, $autoload, self::FREE_ATTEMPTS )
			?? $this->database->lock( "option_$name", fn() => $this->try_change( $name, $change, $autoload, self::ATTEMPTS_IN_TURN ) )
			?? throw new Conflict( 'storewright_option_busy', __( 'Someone else is changing the same item. Try again.', 'storewright' ) );
	}

	/**
	 * @param callable(array<mixed>): array<mixed> $change
	 * @return array<mixed>|null What is stored now, null where others were faster each time.
	 */
	private function try_change( string $name, callable $change, bool $autoload, int $attempts ): ?array {
		for ( $attempt = 0; $attempt < $attempts; $attempt++ ) {
			// A transaction goes on reading what was there when it began; a locking read sees what others have committed since.
			$locking = $attempt > 0 && $this->database->in_transaction() && ! $this->database->is_sqlite() ? ' FOR UPDATE' : '';

			$raw   = $this->database->value(
				"SELECT option_value FROM {$this->database->table( 'options' )} WHERE option_name = %s$locking",
				$name
			);
			$old   = null === $raw ? [] : Serialized::decode( $raw );
			$old   = is_array( $old ) ? $old : [];
			$new   = $change( $old );
			$value = maybe_serialize( $new );
			if (
				$raw === $value
				|| ( null === $raw ? $this->insert( $name, $value, $autoload ) : $this->replace( $name, $raw, $value ) ) ) {

				$this->forget( $name );
				if ( $raw !== $value ) {
					/** This action is documented in wp-includes/option.php */
					do_action( 'updated_option', $name, $old, $new ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, for those who watch options.
				}
				return $new;
			}
		}
		return null;
	}

	/**
	 * Stores the option if nobody has yet.
	 */
	private function insert( string $name, string $value, bool $autoload ): bool {
		return 1 === $this->database->execute(
			"INSERT IGNORE INTO {$this->database->table( 'options' )} (option_name, option_value, autoload) VALUES (%s, %s, %s)",
			$name,
			$value,
			$autoload ? 'on' : 'off'
		);
	}

	/**
	 * Replaces the value if it is still the one that was read. Digests are compared because text comparison ignores case.
	 */
	private function replace( string $name, string $old, string $value ): bool {
		return 1 === $this->database->execute(
			"UPDATE {$this->database->table( 'options' )} SET option_value = %s WHERE option_name = %s AND MD5( option_value ) = %s",
			$value,
			$name,
			md5( $old )
		);
	}

	/**
	 * Returns the form in which the database returns a value: numbers and booleans are text there.
	 */
	private static function stored_form( mixed $value ): string {
		$form = maybe_serialize( $value );
		return is_scalar( $form ) ? (string) $form : '';
	}

	private function forget( string $name ): void {
		$this->database->forget( 'options', $name, 'alloptions', 'notoptions' );
	}
}
