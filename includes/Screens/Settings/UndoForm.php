<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditFilter;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\SettingsLog\Reverts;

/**
 * Undo: behind the notice that settings were saved, and beside each change in the log. It names the records of the changes; what has
 * been changed since is left alone.
 */
final class UndoForm {

	/**
	 * The field that names records, separated by dots.
	 */
	public const FIELD = 'storewright_undo';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The address of the page that offers to undo changes. Too many of them are only in the log.
	 *
	 * @param string    $url
	 * @param list<int> $ids Of records.
	 */
	public static function offered( string $url, array $ids ): string {
		return [] === $ids || count( $ids ) > Reverts::MOST ? $url : add_query_arg( 'undo', implode( '.', $ids ), $url );
	}

	/**
	 * Undoes what the form names.
	 *
	 * @param array<mixed> $posted
	 * @throws DomainError If it can't be undone.
	 */
	public function handle( array $posted ): void {
		( new Reverts( $this->context ) )->revert( self::ids( $posted[ self::FIELD ] ?? null ) );
	}

	/**
	 * Prints that settings were saved, or undone, with the button that undoes it.
	 *
	 * @param array<mixed> $query What the address says.
	 * @param string       $url   Address of the section.
	 */
	public function render_notice( array $query, string $url ): void {
		$ids = 'undone' === ( $query['saved'] ?? '' ) ? [] : $this->undoable( self::ids( $query['undo'] ?? null ) );
		printf(
			'<div class="notice notice-success is-dismissible" role="status"><p>%s</p>',
			'undone' === ( $query['saved'] ?? '' ) ? esc_html__( 'The change was undone.', 'storewright' ) : esc_html__( 'Your settings were saved.', 'storewright' )
		);
		if ( [] !== $ids ) {
			printf( '<form method="post" action="%s">', esc_url( $url ) );
			wp_nonce_field( SettingsPage::NONCE, '_wpnonce', false );
			printf(
				'<button type="submit" class="button-link" name="%s" value="%s">%s</button></form>',
				esc_attr( self::FIELD ),
				esc_attr( implode( '.', $ids ) ),
				esc_html__( 'Undo', 'storewright' )
			);
		}
		echo '</div>';
	}

	/**
	 * Those of some records that are of this user and can be undone.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function undoable( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$reverts = new Reverts( $this->context );
		$entries = ( new AuditQuery( $this->context ) )->newest( Reverts::MOST, 0, new AuditFilter( get_current_user_id(), ids: $ids ) );
		$entries = array_filter( $entries, $reverts->is_possible( ... ) );
		return array_values( array_map( static fn( AuditEntry $entry ) => $entry->id, $entries ) );
	}

	/**
	 * @return list<int>
	 */
	private static function ids( mixed $text ): array {
		return is_string( $text ) && 1 === preg_match( '/^\d{1,18}(\.\d{1,18})*$/D', $text )
			? array_slice( array_map( intval( ... ), explode( '.', $text ) ), 0, Reverts::MOST + 1 )
			: [];
	}
}
