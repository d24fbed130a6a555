<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * The roles that saved reports can be shared with.
 */
final class SharedRoles {

	/**
	 * The roles that may see reports.
	 *
	 * @return array<string, string> Slug => name for people.
	 */
	public static function possible(): array {
		$roles = wp_roles();
		$names = [];
		foreach ( $roles->get_names() as $slug => $name ) {
			if ( true === $roles->get_role( (string) $slug )?->has_cap( Capabilities::VIEW_REPORTS ) ) {
				$names[ (string) $slug ] = translate_user_role( $name );
			}
		}
		return $names;
	}

	/**
	 * Roles that the present user may share a report with, each once.
	 *
	 * @param list<string> $roles
	 * @return list<string>
	 * @throws Forbidden    If the user may share nothing.
	 * @throws InvalidInput If one of them may not see reports.
	 */
	public static function checked( array $roles ): array {
		if ( [] !== $roles && ! current_user_can( Capabilities::MANAGE ) ) {
			throw new Forbidden(
				'storewright_saved_report_not_shared',
				__( 'Only who manages the store can share a report.', 'storewright' )
			);
		}
		foreach ( $roles as $role ) {
			if ( ! isset( self::possible()[ $role ] ) ) {
				throw new InvalidInput(
					'storewright_saved_report_role_invalid',
					/* translators: %s: name of a role. */
					sprintf( __( '“%s” is not a role that can see reports.', 'storewright' ), $role )
				);
			}
		}
		return array_values( array_unique( $roles ) );
	}
}
