<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Mode;

/**
 * The activity panel on the plugin's settings page, which PHP renders.
 */
final class EmbeddedHeader {

	/**
	 * Name of the island: a key of `islands` of `client/features.ts`.
	 */
	private const ISLAND = 'activity-panel';

	public function __construct( private readonly Context $context, private readonly ChunkTranslations $translations ) {}

	/**
	 * Hooks the settings page; other pages are left as they are.
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
		if ( ! is_string( $screen ) || ! str_ends_with( $screen, $page ) || ! $this->is_for_user() ) {
			return;
		}
		$this->translations->register();
		$handle = $this->context->assets->enqueue( 'islands', [ 'wp-components' ] );
		wp_add_inline_script( $handle, ( new PageData( $this->context ) )->script( [ 'isEmbedded' => true ] ), 'before' );
	}

	/**
	 * Prints the element that the activity panel is rendered into.
	 */
	public function print_place(): void {
		if ( $this->is_for_user() ) {
			printf( '<div class="storewright storewright-embedded-header" data-island="%s"></div>', esc_attr( self::ISLAND ) );
		}
	}

	private function is_for_user(): bool {
		return current_user_can( Capabilities::MANAGE ) && $this->context->assets->is_built( 'islands' );
	}
}
