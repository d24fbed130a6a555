<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Mode;

/**
 * The activity panel on the plugin's settings page, which PHP renders, and the script of islands on other such pages.
 */
final class EmbeddedHeader {

	/**
	 * Name of the island: a key of `islands` of `client/features.ts`.
	 */
	private const ISLAND = 'activity-panel';

	public function __construct( private readonly Context $context, private readonly ChunkTranslations $translations ) {}

	/**
	 * Hooks the pages with islands; other pages are left as they are.
	 */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		add_action( 'storewright_settings_header', [ $this, 'print_place' ] );
	}

	/**
	 * Enqueues the island's script with the page's data.
	 *
	 * @param mixed $screen Which page of wp-admin is shown.
	 */
	public function enqueue( mixed $screen ): void {
		$page = Mode::Standalone === $this->context->mode ? '_page_wc-settings' : '_page_storewright-settings';
		if ( ! $this->is_for_user() || ! ( is_string( $screen ) && str_ends_with( $screen, $page ) || self::has_islands() ) ) {
			return;
		}
		$this->translations->register();
		$handle = $this->context->assets->enqueue( 'islands', [ 'wp-components' ] );
		wp_add_inline_script( $handle, ( new PageData( $this->context ) )->script( [ 'isEmbedded' => true ] ), 'before' );
		if ( self::has_islands() ) {
			/** This action is documented in includes/Admin/Shell/AppPage.php */
			do_action( 'storewright_enqueue_app', $handle );
		}
	}

	/**
	 * Prints the element that the activity panel is rendered into.
	 */
	public function print_place(): void {
		if ( $this->is_for_user() ) {
			printf( '<div class="storewright storewright-embedded-header" data-island="%s"></div>', esc_attr( self::ISLAND ) );
		}
	}

	private static function has_islands(): bool {
		/**
		 * Filters whether a page of wp-admin has islands of the dashboard (`data-island`), beside the settings page, which has.
		 *
		 * @param bool $has_islands False at first.
		 */
		return true === apply_filters( 'storewright_has_islands', false );
	}

	private function is_for_user(): bool {
		return current_user_can( Capabilities::MANAGE ) && $this->context->assets->is_built( 'islands' );
	}
}
