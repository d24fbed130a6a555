<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Preview;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;

/**
 * Answers the frame in which an email is previewed: a page without scripts, that nothing may be loaded into but pictures.
 */
final class PreviewPage {

	/**
	 * Action of the page in admin-post.php.
	 */
	public const ACTION = 'storewright_email_preview';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The page's address; `type`, `hash` and whatever else is added by whoever shows it.
	 */
	public static function url(): string {
		return add_query_arg(
			[
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Answers the request and ends it.
	 */
	public function answer(): never {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to preview emails.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=utf-8' );
		header( "Content-Security-Policy: sandbox; default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'; frame-ancestors 'self'" );
		header( 'X-Robots-Tag: noindex' );
		echo $this->page( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each value is escaped where it is put in.
		exit;
	}

	/**
	 * The page.
	 *
	 * @param array<mixed> $query `type`, `order`, and 1 in `dark`, `rtl`, `plain`.
	 */
	public function page( array $query ): string {
		$text    = static fn( string $name ): string => is_scalar( $query[ $name ] ?? null ) ? (string) $query[ $name ] : '';
		$preview = new EmailPreview( $this->context );
		try {
			$email = $preview->render( $preview->type( $text( 'type' ) ), absint( $text( 'order' ) ), '1' === $text( 'dark' ), '1' === $text( 'rtl' ) );
		} catch ( DomainError $failure ) {
			return self::document( '<p role="alert">' . esc_html( $failure->getMessage() ) . '</p>', false );
		}
		return '1' === $text( 'plain' ) ? self::document( '<pre>' . esc_html( $email->plain ) . '</pre>', '1' === $text( 'dark' ) ) : $email->html;
	}

	private static function document( string $body, bool $is_dark ): string {
		return sprintf(
			'<!doctype html><html lang="%s" dir="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%s</title><style>body{margin:24px;font:14px/1.5 system-ui,sans-serif;%s}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;unicode-bidi:plaintext}</style></head><body>%s</body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html__( 'Email preview', 'storewright' ),
			$is_dark ? 'background:#1e1e1e;color:#f0f0f0' : 'background:#fff;color:#1e1e1e',
			$body
		);
	}
}
