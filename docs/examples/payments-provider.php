<?php
/**
 * Plugin Name: Payments provider
 * Description: Offers an account with a payments provider in Storewright's setup list. See docs/add-a-partner.md.
 *
 * @package PaymentsProvider
 */

use Storewright\Admin\PaymentSuggestions\PaymentsProvider;

const PROVIDER_STATE = 'example_provider_state';

add_filter(
	'storewright_payments_provider',
	fn() => new class() implements PaymentsProvider {

		public function name(): string {
			return 'Moon Pay';
		}

		public function is_connected(): bool {
			return '' !== get_option( PROVIDER_STATE, '' );
		}

		public function is_test_mode(): bool {
			return 'test' === get_option( PROVIDER_STATE );
		}

		public function connect_url( string $variant, string $return_url ): string {
			return add_query_arg(
				[
					'action'   => 'example_provider',
					'variant'  => $variant,
					'back'     => rawurlencode( $return_url ),
					'_wpnonce' => wp_create_nonce( 'example_provider' ),
				],
				admin_url( 'admin-post.php' )
			);
		}
	}
);

// Stands for the provider's own pages, which the owner comes back from.
add_action(
	'admin_post_example_provider',
	function () {
		check_admin_referer( 'example_provider' );
		current_user_can( 'manage_options' ) || wp_die( 'You are not allowed to connect the store.', '', [ 'response' => 403 ] );
		$variant = sanitize_key( $_GET['variant'] ?? '' );
		$states  = [
			'reset'      => '',
			'test_drive' => 'test',
		];
		update_option( PROVIDER_STATE, $states[ $variant ] ?? 'live' );
		$back = isset( $_GET['back'] ) && is_string( $_GET['back'] ) ? esc_url_raw( wp_unslash( $_GET['back'] ) ) : admin_url();
		wp_safe_redirect( $back );
		exit;
	}
);
