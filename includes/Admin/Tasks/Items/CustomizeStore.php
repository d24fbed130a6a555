<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;
use Storewright\Kernel\Feature;

/**
 * How the store looks.
 */
final class CustomizeStore extends BuiltInTask {

	/**
	 * Parts of a theme's settings that only an owner sets.
	 */
	private const OWNERS = [ 'custom_logo', 'header_image', 'background_image', 'background_color', 'header_textcolor' ];

	public function id(): string {
		return 'customize-store';
	}

	public function title(): string {
		return __( 'Customize your store', 'storewright' );
	}

	public function content(): string {
		return __( 'Add your logo, choose colors and fonts, and arrange your pages.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'Start customizing your store', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Start customizing', 'storewright' );
	}

	/**
	 * The page with themes, patterns and the way to the theme's editor; where it is off, the editor itself.
	 */
	public function action_url(): string {
		return match ( true ) {
			Feature::CustomizeStore->is_on() => $this->context->app_url( [ 'path' => '/customize-store' ] ),
			wp_is_block_theme() => admin_url( 'site-editor.php' ),
			default => add_query_arg( 'return', rawurlencode( $this->context->app_url() ), admin_url( 'customize.php' ) ),
		};
	}

	public function position(): int {
		return 22;
	}

	public function time(): string {
		return __( '5 minutes', 'storewright' );
	}

	public function capability(): string {
		return 'edit_theme_options';
	}

	public function options(): array {
		return [ 'storewright_design_edited', 'theme_mods_' . get_stylesheet(), 'site_logo' ];
	}

	/**
	 * Done once the owner saved something in the editor, or the theme has something of the owner's.
	 */
	public function is_complete( bool $actioned ): bool {
		if ( $this->context->options->bool_yes( 'storewright_design_edited' ) ) {
			return true;
		}
		// Read as they are stored: WordPress's own function looks for two options of long ago where there are none.
		$mods = $this->context->options->array( 'theme_mods_' . get_stylesheet() );
		$set  = array_filter( self::OWNERS, static fn( string $name ): bool => ! in_array( $mods[ $name ] ?? '', [ '', false, 0 ], true ) );
		return [] !== $set || '' !== $this->context->options->string( 'site_logo' );
	}

	public function is_dismissable(): bool {
		return true;
	}

	public function is_snoozeable(): bool {
		return true;
	}

	public function manage_url(): string {
		return $this->action_url();
	}
}
