<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use Storewright\Database\Connection;

/**
 * An index of WordPress's comments by which reviews are found: a shop's orders have far more notes, which are comments, too.
 */
final class ReviewIndex {

	private const NAME = 'storewright_type_status_date';

	private readonly string $table;

	public function __construct( private readonly Connection $database ) {
		$this->table = $database->table( 'comments' );
	}

	/**
	 * Makes it where it is missing.
	 */
	public function ensure(): void {
		if ( ! $this->exists() ) {
			$this->database->execute(
				'CREATE INDEX ' . self::NAME . " ON {$this->table} (comment_type, comment_approved, comment_date_gmt)"
			);
		}
	}

	/**
	 * Removes it.
	 */
	public function drop(): void {
		if ( $this->exists() ) {
			$this->database->execute( 'DROP INDEX ' . self::NAME . " ON {$this->table}" );
		}
	}

	/**
	 * Whether it is there.
	 */
	public function exists(): bool {
		return in_array( self::NAME, array_column( $this->database->rows( "SHOW INDEX FROM {$this->table}" ), 'Key_name' ), true );
	}
}
