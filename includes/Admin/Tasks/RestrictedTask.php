<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * A task that the current user may not do, and who may.
 */
final class RestrictedTask {

	/**
	 * @param string       $id    The task's.
	 * @param string       $title Its title, translated.
	 * @param list<string> $roles Names of the roles that may do it, translated; [] where no role may.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly array $roles
	) {}

	/**
	 * Returns the task with the roles that have its capability.
	 */
	public static function of( Task $task ): self {
		/** @var array<string, array{name: string, capabilities: array<string, bool>}> $all */
		$all   = wp_roles()->roles;
		$roles = array_filter( $all, static fn( array $role ): bool => true === ( $role['capabilities'][ $task->capability() ] ?? false ) );
		return new self(
			$task->id(),
			$task->title(),
			array_values( array_map( static fn( array $role ): string => translate_user_role( $role['name'] ), $roles ) )
		);
	}

	/**
	 * Says who can do it, a translated sentence.
	 */
	public function who(): string {
		if ( [] === $this->roles ) {
			/* translators: %s: title of a task. */
			return sprintf( __( 'Your account doesn’t have permission for “%s”.', 'storewright' ), $this->title );
		}
		return sprintf(
			/* translators: 1: title of a task. 2: names of user roles. */
			__( '“%1$s” can be done by: %2$s.', 'storewright' ),
			$this->title,
			implode( ', ', $this->roles )
		);
	}
}
