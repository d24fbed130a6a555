<?php
declare(strict_types=1);

namespace Storewright\Screens\Blueprint;

use Storewright\Kernel\Context;
use Storewright\Screens\Settings\HasOwnUndo;
use Storewright\Store\Blueprint\BlueprintFile;
use Storewright\Store\Blueprint\Export;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Settings\SettingsSection;

/**
 * The export of a blueprint, and its import. The form of the export sends a file; where scripts run, an island takes its place.
 */
final class BlueprintSection implements SettingsSection, HasOwnUndo {

	/**
	 * Name of the island: a key of `islands` of `client/features.ts`.
	 */
	private const ISLAND = 'blueprint-export';

	private readonly ImportForm $import;

	public function __construct( private readonly Context $context ) {
		$this->import = new ImportForm( $context );
	}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return 'blueprint';
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return 'advanced';
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Blueprint', 'storewright' );
	}

	/**
	 * Sends the file, or does what the form of the import asks for.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		if ( isset( $posted[ ImportForm::ACTION ] ) ) {
			return $this->import->handle( $posted );
		}
		$steps = Export::steps( is_array( $posted['blueprint_steps'] ?? null ) ? $posted['blueprint_steps'] : [] );
		$json  = BlueprintFile::json( ( new Export( $this->context ) )->blueprint( $steps ) );
		nocache_headers();
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . BlueprintFile::NAME . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		echo $json; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file of JSON, not a page.
		exit;
	}

	/**
	 * Prints the form, as the place of its island; or, in its place, what a blueprint would change.
	 */
	public function render(): void {
		if ( $this->import->is_review() ) {
			$this->import->render_review();
			return;
		}
		// A form of its own: this one takes a file.
		add_action( 'storewright_after_settings_section', $this->import->render_upload( ... ) );
		$steps = array_map(
			static fn( Step $step ) => [
				'id'    => $step->value,
				'label' => $step->label(),
			],
			Step::cases()
		);
		printf(
			'<p>%s</p><div class="storewright" data-island="%s" data-props="%s"><section class="storewright-settings__card"><fieldset><legend class="screen-reader-text">%s</legend>',
			esc_html__( 'A blueprint is a file that says how this store is set up, to set up another one alike. Passwords, keys and account numbers are left out.', 'storewright' ),
			esc_attr( self::ISLAND ),
			esc_attr( (string) wp_json_encode( [ 'steps' => $steps ], JSON_HEX_AMP ) ),
			esc_html__( 'What to export', 'storewright' )
		);
		foreach ( $steps as $step ) {
			printf(
				'<p class="storewright-choice"><label><input type="checkbox" name="blueprint_steps[]" value="%s" checked> %s</label></p>',
				esc_attr( $step['id'] ),
				esc_html( $step['label'] )
			);
		}
		printf(
			'</fieldset></section><p class="submit"><button type="submit" class="button button-primary">%s</button></p></div>',
			esc_html__( 'Export', 'storewright' )
		);
	}
}
