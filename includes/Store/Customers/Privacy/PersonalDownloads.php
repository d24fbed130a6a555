<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Database\Connection;
use Storewright\Store\Customers\Tables;

/**
 * Downloads of a person, by e-mail address and account.
 */
final class PersonalDownloads {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Permissions, oldest first.
	 *
	 * @param string $email E-mail address of a person.
	 * @return list<array<string, string|null>>
	 */
	public function rows( string $email, int $limit, int $offset = 0 ): array {
		$table = $this->database->table( Tables::DOWNLOADS );
		$user  = get_user_by( 'email', $email );
		// Each part by an index; a digest tells addresses apart that the database takes for the same.
		$ids  = "SELECT permission_id FROM $table WHERE user_email = %s AND MD5( LOWER( user_email ) ) = %s";
		$args = [ $email, md5( mb_strtolower( $email ) ) ];
		if ( false !== $user ) {
			$ids   .= " UNION SELECT permission_id FROM $table WHERE user_id = %d";
			$args[] = $user->ID;
		}
		return $this->database->rows(
			"SELECT p.* FROM $table p JOIN ( $ids ) found ON found.permission_id = p.permission_id
			ORDER BY p.permission_id LIMIT %d OFFSET %d",
			...[ ...$args, $limit, $offset ]
		);
	}
}
