<?php
declare(strict_types=1);

namespace Storewright\Database;

/**
 * Looks whether a table is there: an updated plugin may lack new ones until it is installed.
 */
final class TableCheck {

	/**
	 * Whether there is a table.
	 *
	 * @param Connection $database
	 * @param string     $name     Without prefix.
	 */
	public static function exists( Connection $database, string $name ): bool {
		return null !== $database->value( 'SHOW TABLES LIKE %s', addcslashes( $database->table( $name ), '_%\\' ) );
	}
}
