<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Background\SchedulerRows;
use Throwable;

/**
 * Removes what is Storewright's alone, by its name: beside WooCommerce everything else is WooCommerce's. Alone, it removes what was
 * made beside WooCommerce before.
 */
final class CompanionUninstaller {

	private const PREFIX = 'storewright_';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Removes tables, options, transients, background jobs, files, marks at products and other posts, and what users have set. What
	 * can't be removed is logged.
	 */
	public function uninstall(): void {
		$this->attempt( Queue::clear( ... ) );
		$this->attempt( ( new SchedulerRows( $this->context->database ) )->delete_all( ... ) );
		foreach ( $this->tables() as $table ) {
			$this->attempt( fn() => $this->context->database->execute( "DROP TABLE IF EXISTS $table" ) );
		}
		foreach ( [ self::PREFIX, '_transient_' . self::PREFIX, '_transient_timeout_' . self::PREFIX ] as $prefix ) {
			$this->attempt( fn() => array_map( $this->context->options->delete( ... ), $this->options( $prefix ) ) );
		}
		$this->attempt( $this->delete_user_meta( ... ) );
		$this->attempt( $this->delete_post_meta( ... ) );
		$this->attempt( PrivateFolder::delete( ... ) );
	}

	/**
	 * Storewright's tables of the present site, of whichever mode.
	 *
	 * @return list<string> Full names.
	 */
	public function tables(): array {
		$prefix = $this->context->database->table( self::PREFIX );
		$names  = $this->context->database->column( 'SHOW TABLES' );
		return array_values(
			array_filter(
				$names,
				static fn( ?string $name ): bool => null !== $name
					&& str_starts_with( $name, $prefix )
					&& 1 === preg_match( '/^\w+$/D', $name )
			)
		);
	}

	/**
	 * @return list<string> Names of options that begin so.
	 */
	private function options( string $prefix ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$names = $this->context->database->column(
			"SELECT option_name FROM {$this->context->database->table( 'options' )} WHERE option_name LIKE %s",
			$wpdb->esc_like( $prefix ) . '%'
		);
		return array_values( array_filter( $names, is_string( ... ) ) );
	}

	/**
	 * What users have set, and what they have set for this site alone.
	 */
	private function delete_user_meta(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->delete_meta( 'user', $wpdb->usermeta, self::PREFIX, $wpdb->get_blog_prefix() . self::PREFIX );
	}

	/**
	 * Marks such as the one of sample products. WooCommerce's REST API would go on answering them.
	 */
	private function delete_post_meta(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->delete_meta( 'post', $wpdb->postmeta, '_' . self::PREFIX );
	}

	/**
	 * @param string $type        What it is of, as WordPress names it.
	 * @param string $table
	 * @param string ...$prefixes What the keys begin with.
	 */
	private function delete_meta( string $type, string $table, string ...$prefixes ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		foreach ( $prefixes as $prefix ) {
			$keys = $this->context->database->column(
				"SELECT DISTINCT meta_key FROM $table WHERE meta_key LIKE %s",
				$wpdb->esc_like( $prefix ) . '%'
			);
			foreach ( array_filter( $keys, is_string( ... ) ) as $key ) {
				delete_metadata( $type, 0, $key, '', true );
			}
		}
	}

	/**
	 * @param callable(): mixed $work
	 */
	private function attempt( callable $work ): void {
		try {
			$work();
		} catch ( Throwable $error ) {
			$this->context->log->error( 'Not everything could be removed: ' . $error->getMessage() );
		}
	}
}
