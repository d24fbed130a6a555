<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Admin\Analytics\Saved\Email\Frequency;
use Storewright\Kernel\Capabilities;

/**
 * A view of a report that a user has saved: which one, and with what period, filters, columns and order.
 */
final class SavedReport {

	/**
	 * @param int          $id
	 * @param int          $user_id Who saved it.
	 * @param string       $name
	 * @param string       $path    Path in the dashboard, such as `/analytics/orders`.
	 * @param string       $query   Query string without question mark.
	 * @param list<string> $roles   Roles that it is shared with.
	 * @param Frequency    $frequency How often it is sent by email.
	 * @param DateTimeImmutable|null $next When it is sent next.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly string $name,
		public readonly string $path,
		public readonly string $query,
		public readonly array $roles,
		public readonly Frequency $frequency,
		public readonly ?DateTimeImmutable $next
	) {}

	/**
	 * A saved report out of a row.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function of( array $row ): self {
		$roles = (string) $row['roles'];
		$next  = $row['next_gmt'] ?? null;
		return new self(
			(int) $row['id'],
			(int) $row['user_id'],
			(string) $row['name'],
			(string) $row['path'],
			(string) $row['query'],
			'' === $roles ? [] : explode( ',', $roles ),
			Frequency::tryFrom( (string) ( $row['frequency'] ?? '' ) ) ?? Frequency::Never,
			null === $next ? null : new DateTimeImmutable( $next, new DateTimeZone( 'UTC' ) )
		);
	}

	/**
	 * Its query string, taken apart.
	 *
	 * @return array<mixed>
	 */
	public function parameters(): array {
		wp_parse_str( $this->query, $parameters );
		return $parameters;
	}

	/**
	 * Whether the present user saved it.
	 */
	public function is_own(): bool {
		return get_current_user_id() === $this->user_id;
	}

	/**
	 * Whether the present user may open it: their own, and what is shared with a role of theirs. Who manages the store sees all that
	 * is shared.
	 */
	public function is_visible(): bool {
		return $this->is_own()
			|| [] !== array_intersect( $this->roles, wp_get_current_user()->roles )
			|| $this->is_managed();
	}

	/**
	 * Whether the present user may rename and delete it.
	 */
	public function is_editable(): bool {
		return $this->is_own() || $this->is_managed();
	}

	private function is_managed(): bool {
		return [] !== $this->roles && current_user_can( Capabilities::MANAGE );
	}
}
