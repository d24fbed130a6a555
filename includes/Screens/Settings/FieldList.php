<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Store\Settings\Setting;

/**
 * Settings as the rows of a form, in the look of WordPress's own settings: a label for each, help that is always to be seen, and
 * beside each what is wrong with it. Sections of features may use it for fields of theirs.
 */
final class FieldList {

	/**
	 * @param array<string, Setting> $settings By id, in the order in which they are shown.
	 * @param array<string, mixed>   $values   What each field shows, by id.
	 * @param array<string, string>  $errors   What is wrong, by id.
	 * @param array<string, string>|null $headings Translated titles of parts by the id of the setting that begins each; null: as the
	 *                                             settings say.
	 */
	public function __construct(
		private readonly array $settings,
		private readonly array $values,
		private readonly array $errors = [],
		private readonly ?array $headings = null
	) {}

	/**
	 * A value as people read it: the names of choices, not their codes.
	 *
	 * @param Setting $setting
	 * @param mixed   $value
	 */
	public static function value_text( Setting $setting, mixed $value ): string {
		return $setting->value_text( $value );
	}

	/**
	 * Prints what went wrong above the form, with a link to each field that is concerned. Nothing where nothing went wrong.
	 *
	 * @param string $failure What is wrong with the whole, a translated sentence; '' for nothing.
	 */
	public function render_summary( string $failure = '' ): void {
		if ( [] === $this->errors && '' === $failure ) {
			return;
		}
		echo '<div class="notice notice-error inline" role="alert">';
		printf(
			'<p><strong>%s</strong></p>',
			esc_html( '' === $failure ? __( 'Nothing was saved. Check these fields:', 'storewright' ) : $failure )
		);
		if ( [] !== $this->errors ) {
			echo '<ul class="ul-disc">';
			foreach ( $this->errors as $id => $reason ) {
				$setting = $this->settings[ $id ] ?? null;
				if ( null === $setting ) {
					printf( '<li>%s</li>', esc_html( "{$id}: {$reason}" ) );
				} else {
					printf(
						'<li><a href="#%s">%s</a>: %s</li>',
						esc_attr( Field::id( $setting ) ),
						esc_html( $setting->label ),
						esc_html( $reason )
					);
				}
			}
			echo '</ul>';
		}
		echo '</div>';
	}

	/**
	 * Prints the rows, each part under its heading. The first field that is wrong gets the focus.
	 */
	public function render(): void {
		$first = null;
		$open  = false;
		foreach ( $this->settings as $id => $setting ) {
			$heading = null === $this->headings ? $setting->heading : $this->headings[ $id ] ?? '';
			if ( '' !== $heading || ! $open ) {
				echo $open ? '</tbody></table></section>' : '';
				echo '<section class="storewright-settings__card">';
				if ( '' !== $heading ) {
					printf( '<h3>%s</h3>', esc_html( $heading ) );
				}
				echo '<table class="form-table" role="presentation"><tbody>';
				$open = true;
			}
			$error   = $this->errors[ $id ] ?? '';
			$first ??= '' === $error ? null : $id;
			( new Field(
				$setting,
				array_key_exists( $id, $this->values ) ? $this->values[ $id ] : $setting->effective( null ),
				$error,
				$first === $id
			) )->render();
		}
		echo $open ? '</tbody></table></section>' : '';
	}
}
