<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\Authorize;

use Storewright\Store\Keys\KeyPermission;

/**
 * The pages of `wc-auth`: the question whether an app gets a key, and why it does not. They stand alone, without theme and scripts,
 * and no other site can show them in a frame.
 */
final class AuthorizationPage {

	private const STYLE = '
		:root { color-scheme: light dark; --text: #1e1e1e; --soft: #50575e; --page: #f0f0f1;
			--card: #fff; --line: #c3c4c7; --accent: #2145e6; --on-accent: #fff; }
		* { box-sizing: border-box; }
		body { display: grid; place-items: center; min-block-size: 100vh; margin: 0; padding: 16px;
			font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Oxygen-Sans, Ubuntu, Cantarell, "Helvetica Neue", sans-serif;
			color: var(--text); background: var(--page); overflow-wrap: anywhere; }
		main { inline-size: 100%; max-inline-size: 520px; padding: clamp(20px, 5vw, 40px);
			border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
		h1 { margin-block: 0 16px; font-size: clamp(22px, 5vw, 28px); line-height: 1.25; text-wrap: balance; }
		p { margin-block: 0 16px; }
		main > :last-child { margin-block-end: 0; }
		ul { margin-block: 0 20px; padding-inline-start: 24px; }
		dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px;
			margin-block: 0 20px; padding-block: 16px; border-block: 1px solid var(--line); }
		dt, .soft { color: var(--soft); }
		dd { margin: 0; font-weight: 600; }
		.soft { font-size: 14px; }
		form { display: flex; flex-wrap: wrap; gap: 12px; margin-block-end: 20px; }
		button { min-block-size: 44px; padding: 8px 20px; border: 1px solid var(--accent); border-radius: 4px;
			font: inherit; font-weight: 600; color: var(--accent); background: none; cursor: pointer; }
		button.primary { color: var(--on-accent); background: var(--accent); }
		a { color: var(--accent); }
		:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
		@media (max-width: 400px) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-block-end: 8px; } button { flex: 1 1 100%; } }
		@media (prefers-color-scheme: dark) { :root { --text: #f0f0f1; --soft: #c3c4c7; --page: #101517;
			--card: #1e1e1e; --line: #50575e; --accent: #9fb1ff; --on-accent: #101517; } }
	';

	/**
	 * Asks whether the app gets a key.
	 *
	 * @param AuthorizationRequest $request
	 * @param string               $hidden Hidden fields, as HTML.
	 */
	public static function consent( AuthorizationRequest $request, string $hidden ): void {
		$app  = '<bdi>' . esc_html( $request->app_name ) . '</bdi>';
		$site = '<bdi>' . esc_html( get_bloginfo( 'name' ) ) . '</bdi>';
		/* translators: 1: name of an app, 2: name of the site. */
		$title = sprintf( esc_html__( 'Connect %1$s to %2$s?', 'storewright' ), $app, $site );
		$facts = [
			__( 'The key goes to', 'storewright' )      => AuthorizationRequest::host( $request->callback_url ),
			__( 'Then you return to', 'storewright' )   => AuthorizationRequest::host( $request->return_url ),
			__( 'You are logged in as', 'storewright' ) => wp_get_current_user()->user_login,
		];
		$list  = '';
		foreach ( $facts as $term => $fact ) {
			$list .= sprintf( '<dt>%s</dt><dd><bdi>%s</bdi></dd>', esc_html( $term ), esc_html( $fact ) );
		}
		$here = wp_logout_url( \WP_Http::make_absolute_url( AuthorizationEndpoint::current_path(), home_url( '/' ) ) );
		$body = sprintf(
			'<h1>%1$s</h1><p>%2$s</p><ul>%3$s</ul><dl>%4$s</dl><form method="post">%5$s<button class="primary" name="decision" value="approve">%6$s</button><button name="decision" value="deny">%7$s</button></form><p class="soft">%8$s</p><p class="soft"><a href="%9$s">%10$s</a></p>',
			$title,
			sprintf(
				/* translators: %s: name of an app. */
				esc_html__( '%s requests an API key for your store. With the key it acts on your behalf and can:', 'storewright' ),
				$app
			),
			implode(
				'',
				array_map( static fn( string $right ) => '<li>' . esc_html( $right ) . '</li>', self::rights( $request->scope ) )
			),
			$list,
			$hidden,
			esc_html__( 'Approve', 'storewright' ),
			esc_html__( 'Deny', 'storewright' ),
			esc_html__(
				'Apps choose their own names: approve only if you started this in the app. You can revoke the key at any time under Settings → Advanced → REST API keys.',
				'storewright'
			),
			esc_url( $here ),
			esc_html__( 'Log in as another user', 'storewright' )
		);
		self::send( 200, wp_strip_all_tags( $title ), $body );
	}

	/**
	 * Says why the app gets no key.
	 *
	 * @param int    $status HTTP status.
	 * @param string $reason Translated sentences.
	 * @param string $link   Where to go on, '' for nowhere.
	 * @param string $label  Text of the link.
	 */
	public static function refusal( int $status, string $reason, string $link = '', string $label = '' ): void {
		$title = __( 'The app was not connected', 'storewright' );
		$next  = '' === $link ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $link ), esc_html( $label ) );
		self::send( $status, $title, sprintf( '<h1>%s</h1><p role="alert">%s</p>%s', esc_html( $title ), esc_html( $reason ), $next ) );
	}

	/**
	 * @return list<string>
	 */
	private static function rights( KeyPermission $scope ): array {
		$read  = [ __( 'view products, orders with names and addresses, customers, coupons, reports and settings', 'storewright' ) ];
		$write = [ __( 'create, edit and delete them, and issue refunds', 'storewright' ) ];
		return match ( $scope ) {
			KeyPermission::Read      => $read,
			KeyPermission::Write     => [
				__( 'create, edit and delete products, orders, customers, coupons and settings, and issue refunds', 'storewright' ),
			],
			KeyPermission::ReadWrite => [ ...$read, ...$write ],
		};
	}

	private static function send( int $status, string $title, string $body ): void {
		$nonce = bin2hex( random_bytes( 16 ) );
		status_header( $status );
		nocache_headers();
		header( 'Content-Type: text/html; charset=utf-8' );
		header( 'X-Frame-Options: DENY' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'nonce-$nonce'; base-uri 'none'; frame-ancestors 'none'" );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex, nofollow' );
		printf(
			'<!doctype html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%2$s</title><style nonce="%3$s">%4$s</style></head><body><main>%5$s</main></body></html>',
			get_language_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress.
			esc_html( $title ),
			esc_attr( $nonce ),
			self::STYLE, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
			$body // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped part by part.
		);
	}
}
