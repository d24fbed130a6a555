<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Check;

use WP_HTML_Tag_Processor;

/**
 * A page as a visitor sees it: the “Coming soon” page in its place, what search engines and caches are told, and its menus.
 */
final class SeenPage {

	public const SEES = [ 'page', 'coming_soon', 'login', 'missing', 'error', 'unreachable', 'elsewhere' ];

	/**
	 * Name of the meta tag that “Coming soon” pages carry, ours and WooCommerce's.
	 */
	private const COMING_SOON = 'woo-coming-soon-page';

	/**
	 * Headers in which caches say that they answered.
	 */
	private const CACHES = [ 'x-cache', 'x-cache-status', 'x-proxy-cache', 'cf-cache-status', 'x-litespeed-cache', 'x-varnish-cache' ];

	private bool $is_coming_soon = false;

	private bool $is_noindex = false;

	/**
	 * @var list<string> Where the links of its menus lead.
	 */
	private array $menu_links = [];

	/**
	 * @param string $id    Which page it is.
	 * @param string $title What it is called.
	 * @param string $url   Its address.
	 * @param Visit  $visit What a visitor got from it.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $url,
		private readonly Visit $visit
	) {
		$this->read( $visit->body );
	}

	/**
	 * Whether the site answered at all.
	 */
	public function is_reached(): bool {
		return 0 !== $this->visit->status || '' !== $this->visit->leaves;
	}

	/**
	 * Why there was no answer, '' where there was one.
	 */
	public function error(): string {
		return $this->visit->error;
	}

	/**
	 * The page as CheckSchema describes it.
	 *
	 * @param string $shop Address of the shop, to which a menu should lead.
	 * @return array<string, mixed>
	 */
	public function facts( string $shop ): array {
		$path = static fn( string $url ): string => untrailingslashit( (string) preg_replace( '~^https?:~', '', $url ) );
		return [
			'id'            => $this->id,
			'title'         => $this->title,
			'url'           => $this->url,
			'sees'          => $this->sees(),
			'status'        => $this->visit->status,
			'error'         => $this->visit->error,
			'leads_to'      => $this->visit->leaves,
			'is_noindex'    => $this->is_noindex || self::forbids_index( $this->visit->headers['x-robots-tag'] ?? '' ),
			'cache_control' => $this->visit->headers['cache-control'] ?? '',
			'is_from_cache' => $this->is_from_cache(),
			'menu_links'    => count( $this->menu_links ),
			'links_to_shop' => in_array(
				$path( $shop ),
				array_map(
					fn( string $href ): string => $path( \WP_Http::make_absolute_url( $href, $this->visit->url ) ),
					$this->menu_links
				),
				true
			),
			'milliseconds'  => $this->visit->duration,
		];
	}

	private function sees(): string {
		$status = $this->visit->status;
		return match ( true ) {
			'' !== $this->visit->leaves => 'elsewhere',
			0 === $status || '' !== $this->visit->error => 0 === $status ? 'unreachable' : 'error',
			$this->is_coming_soon => 'coming_soon',
			401 === $status || str_contains( $this->visit->url, '/wp-login.php' ) => 'login',
			404 === $status || 410 === $status => 'missing',
			$status >= 400 => 'error',
			default => 'page',
		};
	}

	private function is_from_cache(): bool {
		$headers = $this->visit->headers;
		foreach ( self::CACHES as $name ) {
			if ( 1 === preg_match( '/\bhit\b/i', $headers[ $name ] ?? '' ) ) {
				return true;
			}
		}
		return (int) ( $headers['age'] ?? 0 ) > 0;
	}

	/**
	 * Whether search engines are told not to list the page: `none` says so, too, but not that of `max-image-preview:none`. A header may name
	 * an engine before it.
	 */
	private static function forbids_index( string $robots ): bool {
		return 1 === preg_match( '/(?:^|,)\s*(?!max-)(?:[\w-]+\s*:\s*)?(?:noindex|none)\s*(?:,|$)/i', $robots );
	}

	private function read( string $html ): void {
		$tags = new WP_HTML_Tag_Processor( $html );
		$nav  = 0;
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			$tag = $tags->get_tag();
			if ( 'NAV' === $tag ) {
				$nav = max( 0, $nav + ( $tags->is_tag_closer() ? -1 : 1 ) );
			} elseif ( 'A' === $tag && $nav > 0 && ! $tags->is_tag_closer() ) {
				$href = $tags->get_attribute( 'href' );
				if ( is_string( $href ) ) {
					$this->menu_links[] = $href;
				}
			} elseif ( 'META' === $tag ) {
				$name    = $tags->get_attribute( 'name' );
				$content = $tags->get_attribute( 'content' );

				$this->is_coming_soon = $this->is_coming_soon || ( self::COMING_SOON === $name && 'yes' === $content );
				$this->is_noindex     = $this->is_noindex
					|| ( is_string( $name ) && 'robots' === strtolower( $name ) && is_string( $content ) && self::forbids_index( $content ) );
			}
		}
	}
}
