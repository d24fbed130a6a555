<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Shows visitors a page of its own in place of a site, or a shop, that is not open yet.
 */
final class VisibilityModule implements Module, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed on pages of a site that waits. An open one costs a look at what WordPress has loaded anyway.
	 */
	public static function is_needed( Context $context ): bool {
		return ! is_admin() && Visibility::is_coming_soon();
	}

	/**
	 * Stands before everything that a page view leads to: redirects, feeds, sitemaps, templates.
	 */
	public function register(): void {
		add_action( 'template_redirect', [ $this, 'guard' ], 0, 0 );
	}

	/**
	 * Answers in place of a page that is held back.
	 */
	public function guard(): void {
		/** @var \WP_Query $wp_query */
		global $wp_query;
		$visibility = new Visibility( $this->context->options );
		$link       = $visibility->private_link();
		// Also where the link leads to a page that is open: the guest goes on from there.
		$link?->remember();
		if ( ! $visibility->concerns( $wp_query ) || Visibility::is_colleague() ) {
			return;
		}
		// What is shown now is not what is shown once the store opens, or to somebody without the link: no cache may keep it.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name that caches look for.
		nocache_headers();
		if ( null !== $link && $link->lets_in() ) {
			return;
		}
		( new ComingSoonPage( $visibility->is_for_store_alone() ) )->send( $wp_query->is_feed() );
		exit;
	}

	/**
	 * Has WordPress load what every page view asks for with all the rest.
	 */
	public function activate(): void {
		wp_set_option_autoload( Visibility::COMING_SOON, true );
	}

	/**
	 * Nothing to remove: the options go with the task that sets them.
	 */
	public function uninstall(): void {}
}
