<?php
declare(strict_types=1);

namespace Storewright\Screens\Keys;

use Storewright\Kernel\Context;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Keys\Key;
use Storewright\Store\Keys\KeyAccess;
use Storewright\Store\Keys\KeyRepository;

/**
 * The keys that there are, with a link to revoke those that the user may revoke.
 *
 * @internal
 */
final class KeyTable {

	public function __construct( private readonly Context $context, private readonly KeyRepository $keys ) {}

	/**
	 * Prints the table, or that there are none.
	 */
	public function render(): void {
		$keys = $this->keys->all();
		if ( [] === $keys ) {
			printf( '<p>%s</p>', esc_html__( 'No keys yet.', 'storewright' ) );
			return;
		}
		cache_users( array_map( static fn( Key $key ) => $key->user_id, $keys ) );
		$heads = [
			__( 'Description', 'storewright' ),
			__( 'Key', 'storewright' ),
			__( 'User', 'storewright' ),
			__( 'Permission', 'storewright' ),
			__( 'Last used', 'storewright' ),
			__( 'Actions', 'storewright' ),
		];
		printf(
			'<div class="storewright-settings__card storewright-settings__table" role="region" aria-label="%s"><table class="widefat striped"><thead><tr>',
			esc_attr__( 'Keys', 'storewright' )
		);
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		array_map( $this->render_key( ... ), $keys );
		echo '</tbody></table></div>';
	}

	private function render_key( Key $key ): void {
		$user = get_userdata( $key->user_id );
		printf(
			'<tr><th scope="row">%s</th><td data-label="%s"><code class="ltr">…%s</code></td><td data-label="%s">%s</td><td data-label="%s">%s</td><td data-label="%s">%s</td><td>',
			esc_html( '' === $key->description ? __( '(no description)', 'storewright' ) : $key->description ),
			esc_attr__( 'Key', 'storewright' ),
			esc_html( $key->ending ),
			esc_attr__( 'User', 'storewright' ),
			esc_html( false === $user ? __( 'Deleted user', 'storewright' ) : $user->user_login ),
			esc_attr__( 'Permission', 'storewright' ),
			esc_html( $key->permission->label() ),
			esc_attr__( 'Last used', 'storewright' ),
			esc_html( $this->last_use( $key ) )
		);
		if ( KeyAccess::may_manage( $key->user_id ) ) {
			printf(
				'<a class="button button-link-delete" href="%s">%s<span class="screen-reader-text"> %s</span></a>',
				esc_url( add_query_arg( KeysSection::REVOKE, $key->id, SettingsUrl::of( KeysSection::TAB, KeysSection::ID ) ) ),
				esc_html__( 'Revoke', 'storewright' ),
				esc_html( KeyNotices::name( $key ) )
			);
		}
		echo '</td></tr>';
	}

	private function last_use( Key $key ): string {
		if ( null === $key->last_access ) {
			return __( 'Never', 'storewright' );
		}
		return (string) wp_date(
			$this->context->options->string( 'date_format', 'Y-m-d' ) . ' ' . $this->context->options->string( 'time_format', 'H:i' ),
			$key->last_access->getTimestamp()
		);
	}
}
