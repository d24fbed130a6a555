<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * What others keep with a bank account beside our fields, such as WooCommerce the country and extensions fields of their own. Accounts
 * have no ids, and may be moved and changed at once: an account is the one that it has most in common with.
 *
 * @internal
 */
final class AccountExtras {

	/**
	 * Accounts with what was kept with them until now. One that has nothing in common with any is new.
	 *
	 * @param list<array<string, string>> $new    What they are to be.
	 * @param list<array<mixed>>          $stored What they are, with all that is kept.
	 * @return list<array<mixed>>
	 */
	public static function kept( array $new, array $stored ): array {
		$pairs = [];
		foreach ( $new as $at => $account ) {
			foreach ( $stored as $from => $row ) {
				$before = array_intersect_key( $row, $account );
				$same   = array_filter(
					array_intersect_assoc( $account, array_filter( $before, is_string( ... ) ) ),
					static fn( string $text ): bool => '' !== $text
				);
				if ( [] !== $same ) {
					$pairs[] = [ $account === $before ? 0 : 1, -count( $same ), abs( $at - $from ), $at, $from ];
				}
			}
		}
		sort( $pairs );
		$from_by_place = [];
		foreach ( $pairs as [ , , , $at, $from ] ) {
			if ( ! isset( $from_by_place[ $at ] ) && ! in_array( $from, $from_by_place, true ) ) {
				$from_by_place[ $at ] = $from;
			}
		}
		$kept = [];
		foreach ( $new as $at => $account ) {
			$kept[] = $account + ( isset( $from_by_place[ $at ] ) ? $stored[ $from_by_place[ $at ] ] : [] );
		}
		return $kept;
	}
}
