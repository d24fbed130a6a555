<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;

/**
 * Answers links to downloads, before WordPress looks for a page.
 */
final class DownloadLinksModule implements ConditionalModule {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed for such a link alone: other page views pay for one look at the address.
	 */
	public static function is_needed( Context $context ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The link has a key of its own.
		return isset( $_GET['download_file'], $_GET['order'] );
	}

	/**
	 * Answers once WordPress knows who asks.
	 */
	public function register(): void {
		add_action( 'parse_request', $this->answer( ... ), 0, 0 );
	}

	private function answer(): never {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex, nofollow' );
		try {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The link has a key of its own.
			$delivery = ( new DownloadHandler( $this->context ) )->answer( wp_unslash( $_GET ), wp_unslash( $_SERVER ) );
		} catch ( DownloadRefused $refused ) {
			foreach ( $refused->headers as $name => $value ) {
				header( "$name: $value" );
			}
			$this->refuse( $refused );
		}
		$this->send( $delivery );
	}

	private function refuse( DownloadRefused $refused ): never {
		$link = [
			'response'  => $refused->status,
			'link_url'  => '' === $refused->link ? home_url( '/' ) : $refused->link,
			'link_text' => '' === $refused->link ? esc_html__( 'Go to the store', 'storewright' ) : esc_html__( 'Log in', 'storewright' ),
		];
		// WordPress escapes the address itself.
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		wp_die( esc_html( $refused->getMessage() ), esc_html__( 'Download not available', 'storewright' ), $link );
	}

	/**
	 * Sends the answer, a part of the file at a time.
	 */
	private function send( Delivery $delivery ): never {
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		status_header( $delivery->status );
		foreach ( $delivery->headers as $name => $value ) {
			header( "$name: $value" );
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- A large file is read a part at a time.
		$file = '' === $delivery->path ? false : fopen( $delivery->path, 'rb' );
		if ( false !== $file ) {
			if ( function_exists( 'set_time_limit' ) ) {
				set_time_limit( 0 );
			}
			fseek( $file, $delivery->start );
			$left = $delivery->length;
			while ( $left > 0 && ! feof( $file ) && 0 === connection_status() ) {
				$part = (string) fread( $file, min( 1_048_576, $left ) );
				if ( '' === $part ) {
					break;
				}
				$left -= strlen( $part );
				echo $part; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file.
				flush();
			}
		}
		// phpcs:enable
		exit;
	}
}
