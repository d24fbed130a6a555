<?php
/**
 * Must-use plugin of the chaos site: whoever asks is the administrator. The site is on loopback, and gone when the run ends.
 *
 * Once the file chaos-mail.txt names the port of the run's mail server, emails go there, each with the id of its message in the outbox.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_filter( 'determine_current_user', static fn(): int => 1 );

$storewright_port = WP_CONTENT_DIR . '/chaos-mail.txt';
if ( is_file( $storewright_port ) ) {
	// The local site sends none.
	add_action( 'muplugins_loaded', static fn() => remove_filter( 'pre_wp_mail', '__return_true' ) );

	$storewright_message = 0;
	add_filter(
		'query',
		static function ( string $sql ) use ( &$storewright_message ): string {
			if ( 1 === preg_match( "/UPDATE \S*storewright_outbox\S* SET status = 'sending'.+?WHERE id = (\d+)/s", $sql, $found ) ) {
				$storewright_message = (int) $found[1];
			}
			return $sql;
		}
	);
	add_action(
		'phpmailer_init',
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- The library's names.
		static function ( PHPMailer\PHPMailer\PHPMailer $mailer ) use ( $storewright_port, &$storewright_message ): void {
			$mailer->isSMTP();
			$mailer->Host = '127.0.0.1';
			$mailer->Port = (int) file_get_contents( $storewright_port ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
			$mailer->Helo = 'worker-' . ( isset( $_SERVER['SERVER_PORT'] ) ? absint( $_SERVER['SERVER_PORT'] ) : 0 );
			$mailer->addCustomHeader( 'X-Chaos-Message', (string) $storewright_message );
		}
		// phpcs:enable
	);
}
