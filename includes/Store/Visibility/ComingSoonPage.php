<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

/**
 * Page that visitors see in place of hidden content: without the theme, scripts or other files.
 */
final class ComingSoonPage {

	private const STYLE = ':root { color-scheme: light dark; }
body { box-sizing: border-box; display: grid; place-items: center; min-block-size: 100vh; margin: 0; padding: 24px;
	font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Oxygen-Sans, Ubuntu, Cantarell, "Helvetica Neue", sans-serif;
	color: #1e1e1e; background: #fff; text-align: center; overflow-wrap: anywhere; }
main { max-inline-size: 560px; }
p { margin-block: 0 24px; color: #50575e; }
.site { margin-block-end: 8px; font-weight: 600; }
h1 { margin-block: 0 16px; font-size: clamp(28px, 6vw, 44px); line-height: 1.2; text-wrap: balance; }
a { display: inline-block; padding: 8px; color: inherit; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
@media (prefers-color-scheme: dark) { body { color: #f0f0f1; background: #1e1e1e; } p { color: #c3c4c7; } }';

	/**
	 * @param bool $store_alone Whether the rest of the site is open.
	 */
	public function __construct( private readonly bool $store_alone ) {}

	/**
	 * Sends the page. It is a page like any other to visitors (200), but no search engine keeps it. Feed readers, which nobody
	 * looks at, are told to come back (503).
	 *
	 * @param bool $is_feed Whether a feed was asked for.
	 */
	public function send( bool $is_feed ): void {
		header( 'X-Robots-Tag: noindex, nofollow' );
		if ( $is_feed ) {
			status_header( 503 );
			header( 'Retry-After: ' . DAY_IN_SECONDS );
			header( 'Content-Type: text/plain; charset=utf-8' );
			echo esc_html( $this->text() );
			return;
		}
		status_header( 200 );
		header( 'Content-Type: text/html; charset=utf-8' );
		echo $this->html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped part by part.
	}

	/**
	 * The page.
	 */
	public function html(): string {
		$site = get_bloginfo( 'name' );
		$name = '' === $site ? '' : sprintf( '<p class="site">%s</p>', esc_html( $site ) );
		$way  = $this->store_alone ? sprintf(
			'<a href="%s">%s</a>',
			esc_url( home_url( '/' ) ),
			esc_html__( 'Go to the home page', 'storewright' )
		) : '';
		return sprintf(
			'<!doctype html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><meta name="woo-coming-soon-page" content="yes"><title>%2$s</title><style>%3$s</style></head><body><main>%4$s<h1>%5$s</h1><p>%6$s</p>%7$s <a href="%8$s">%9$s</a></main></body></html>',
			get_language_attributes(),
			esc_html( '' === $site ? $this->title() : sprintf( '%s – %s', $this->title(), $site ) ),
			self::STYLE,
			$name,
			esc_html( $this->title() ),
			esc_html( $this->text() ),
			$way,
			esc_url( wp_login_url() ),
			esc_html__( 'Log in', 'storewright' )
		);
	}

	private function title(): string {
		return __( 'Coming soon', 'storewright' );
	}

	private function text(): string {
		return $this->store_alone
			? __( 'Our store is not open yet. Please come back soon.', 'storewright' )
			: __( 'This site is not open yet. Please come back soon.', 'storewright' );
	}
}
