<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\Installs;

/**
 * Shows visitors a page of its own in place of a site, or a shop, that is not open yet.
 */
final class VisibilityModule implements ConditionalModule, Installs {

	/**
	 * Read when it is first asked for: who asks is not known before.
	 */
	private ?Visibility $visibility = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever visitors reach a site that waits: its pages, REST, XML-RPC, AJAX. An open one costs a look at what WordPress
	 * has loaded anyway. Cron and WP-CLI have no user, but work for the shop.
	 */
	public static function is_needed( Context $context ): bool {
		$is_work = wp_doing_cron() || ( defined( 'WP_CLI' ) && true === WP_CLI ) || ( is_admin() && ! wp_doing_ajax() );
		return ! $is_work && Visibility::is_coming_soon();
	}

	/**
	 * Stands before everything that a page view leads to: redirects, feeds, sitemaps, templates; and keeps the store out of what
	 * answers without a page.
	 */
	public function register(): void {
		add_action( 'template_redirect', [ $this, 'guard' ], 0, 0 );
		$visibility = fn(): Visibility => $this->visibility ??= new Visibility( $this->context->options, $this->context->clock->now() );
		( new QueryFilters( $visibility ) )->register();
		( new RestFilters( $visibility ) )->register();
		( new EntryPoints( $visibility ) )->register();
	}

	/**
	 * Answers in place of a page that is held back.
	 */
	public function guard(): void {
		/** @var \WP_Query $wp_query */
		global $wp_query;
		$visibility = new Visibility( $this->context->options, $this->context->clock->now() );
		$link       = $visibility->private_link();
		// Also where the link leads to a page that is open: the guest goes on from there.
		if ( true === $link?->remember() ) {
			exit;
		}
		if ( ! $visibility->applies_to( $wp_query ) || Visibility::can_bypass() ) {
			return;
		}
		// What is shown now is not what is shown once the store opens, or to somebody without the link: no cache may keep it.
		defined( 'DONOTCACHEPAGE' )
			|| define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name that caches look for.

		nocache_headers();
		if ( null !== $link && $link->lets_in() ) {
			$preview = $link->preview();
			if ( null !== $preview ) {
				( new PreviewLinks( $this->context ) )->used( $preview );
			}
			PrivateLink::forbid_keeping();
			header( 'X-Robots-Tag: noindex, nofollow' );
			header( 'Referrer-Policy: same-origin' );
			return;
		}
		( new ComingSoonPage( $visibility->is_for_store_alone() ) )->send( $wp_query->is_feed() );
		exit;
	}

	/**
	 * Has WordPress load what every page view asks for with all the rest.
	 */
	public function install(): void {
		wp_set_option_autoload( Visibility::COMING_SOON, true );
	}
}
