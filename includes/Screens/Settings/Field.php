<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;

/**
 * A setting as a row of a form: label, control, help, and what is wrong.
 *
 * @internal Made by FieldList.
 */
final class Field {

	private readonly string $id;

	/**
	 * @param Setting $setting
	 * @param mixed   $value   What is shown: the value that holds, or whatever was typed; null for a secret that is to be cleared.
	 * @param string  $error   What is wrong, a translated sentence; '' for nothing.
	 * @param bool    $focused Whether the page begins here.
	 */
	public function __construct(
		private readonly Setting $setting,
		private readonly mixed $value,
		private readonly string $error,
		private readonly bool $focused
	) {
		$this->id = self::id( $setting );
	}

	/**
	 * The id of a setting's control.
	 */
	public static function id( Setting $setting ): string {
		return 'setting-' . sanitize_html_class( $setting->is_shared() ? "{$setting->option()}-{$setting->id}" : $setting->id );
	}

	/**
	 * Prints the row.
	 */
	public function render(): void {
		$is_group = in_array( $this->setting->type, [ SettingType::Checkbox, SettingType::Radio ], true );
		if ( $is_group ) {
			printf( '<tr><th scope="row">%s</th><td>', esc_html( $this->setting->label ) );
		} else {
			printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $this->id ), esc_html( $this->setting->label ) );
		}
		match ( $this->setting->type ) {
			SettingType::Checkbox                         => $this->render_checkbox(),
			SettingType::Radio                            => $this->render_radios(),
			SettingType::Select, SettingType::Multiselect => $this->render_select(),
			SettingType::Textarea                         => $this->render_textarea(),
			default                                       => $this->render_input(),
		};
		$this->render_help();
		echo '</td></tr>';
	}

	private function render_checkbox(): void {
		$text = '' === $this->setting->description ? $this->setting->label : $this->setting->description;
		printf(
			'<fieldset><legend class="screen-reader-text">%s</legend><label for="%s"><input type="checkbox" value="yes"',
			esc_html( $this->setting->label ),
			esc_attr( $this->id )
		);
		$this->render_attributes();
		checked( $this->value, 'yes' );
		printf( '> %s</label></fieldset>', esc_html( $text ) );
	}

	private function render_radios(): void {
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( $this->setting->label ) );
		$first = true;
		foreach ( $this->setting->options() ?? [] as $choice => $name ) {
			printf( '<label><input type="radio" value="%s"', esc_attr( (string) $choice ) );
			$this->render_attributes( $first );
			checked( $this->text(), (string) $choice );
			printf( '> %s</label><br>', esc_html( $name ) );
			$first = false;
		}
		echo '</fieldset>';
	}

	/**
	 * Renders the field as a select. A stored value that is no choice any more is offered all the same: saving must not change it
	 * unasked.
	 */
	private function render_select(): void {
		$is_list = SettingType::Multiselect === $this->setting->type;
		$chosen  = $is_list && is_array( $this->value ) ? array_map(
			strval( ... ),
			array_filter( $this->value, is_scalar( ... ) )
		) : [ $this->text() ];
		$options = $this->setting->options() ?? [];
		$options = ( '' === $this->setting->empty_label ? [] : [ '' => $this->setting->empty_label ] ) + $options;
		foreach ( $chosen as $choice ) {
			$options += [ $choice => $choice ];
		}
		echo '<select';
		$this->render_attributes();
		echo $is_list ? ' multiple size="6" data-storewright-choices>' : '>';
		foreach ( $options as $choice => $name ) {
			printf( '<option value="%s"', esc_attr( (string) $choice ) );
			selected( in_array( (string) $choice, $chosen, true ) );
			printf( '>%s</option>', esc_html( $name ) );
		}
		echo '</select>';
	}

	private function render_textarea(): void {
		echo '<textarea rows="4" class="large-text" dir="auto"';
		$this->render_attributes();
		// The first line break after the tag is not part of the text.
		printf( ">\n%s</textarea>", esc_textarea( $this->shown() ) );
		$this->render_clear();
	}

	private function render_input(): void {
		[ $type, $style ] = match ( $this->setting->type ) {
			SettingType::Number   => [ 'number', 'small-text' ],
			SettingType::Email    => [ 'email', 'regular-text ltr' ],
			SettingType::Color    => [ $this->is_full_color() ? 'color' : 'text', 'code ltr' ],
			SettingType::Password => [ 'password', 'regular-text ltr' ],
			default               => [ 'text', 'regular-text' ],
		};
		printf(
			'<input type="%s" class="%s" autocomplete="%s"',
			esc_attr( $type ),
			esc_attr( $style ),
			esc_attr( $this->setting->is_secret() ? 'new-password' : 'off' )
		);
		echo SettingType::Number === $this->setting->type ? ' step="any"' : '';
		if ( $this->setting->is_picture && current_user_can( 'upload_files' ) ) {
			printf( ' data-storewright-picture="%s"', esc_url( $this->picture() ) );
		}
		$this->render_attributes();
		$placeholder = '' === $this->text() || ! $this->setting->is_secret() ? $this->setting->placeholder : AuditLog::MASK;
		// esc_attr() would show “&amp;” as “&”, and the form would then change it.
		printf( ' value="%s" placeholder="%s">', esc_textarea( $this->shown() ), esc_attr( $placeholder ) );
		$this->render_clear();
	}

	/**
	 * An empty field keeps a secret, so that clearing it takes a checkbox.
	 */
	private function render_clear(): void {
		if ( ! $this->setting->is_secret() || '' === $this->value ) {
			return;
		}
		printf(
			'<p><label><input type="checkbox" name="%s[]" value="%s"',
			esc_attr( PostedSettings::CLEAR ),
			esc_attr( $this->setting->id )
		);
		checked( null === $this->value );
		/* translators: %s: name of a setting, such as a password. */
		printf( '> %s</label></p>', esc_html( sprintf( __( 'Clear “%s”', 'storewright' ), $this->setting->label ) ) );
	}

	private function render_help(): void {
		$help = $this->help();
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $this->id ), esc_html( $help ) );
		}
		if ( SettingType::Multiselect === $this->setting->type ) {
			printf(
				'<p class="description hide-if-js">%s</p>',
				esc_html__( 'Hold Ctrl, or Command on a Mac, to choose several.', 'storewright' )
			);
		}
		if ( '' !== $this->error ) {
			printf(
				'<p class="storewright-error" id="%s-error"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</p>',
				esc_attr( $this->id ),
				esc_html( $this->error )
			);
		}
	}

	private function help(): string {
		return implode(
			' ',
			array_filter(
				[
					SettingType::Checkbox === $this->setting->type ? '' : $this->setting->description,
					$this->setting->tip,
					$this->setting->is_secret() ? __( 'Leave it empty to keep what is set.', 'storewright' ) : '',
				],
				static fn( string $text ) => '' !== $text
			)
		);
	}

	/**
	 * Prints the attributes that every control has.
	 *
	 * @param bool $is_main Whether links lead to this one: the only control, or the first one of several.
	 */
	private function render_attributes( bool $is_main = true ): void {
		$described  = array_filter(
			[ '' === $this->help() ? '' : "{$this->id}-help", '' === $this->error ? '' : "{$this->id}-error" ],
			static fn( string $id ) => '' !== $id
		);
		$name       = PostedSettings::name( $this->setting ) . ( SettingType::Multiselect === $this->setting->type ? '[]' : '' );
		$attributes = [
			'name'             => $name,
			'id'               => $is_main ? $this->id : '',
			'aria-describedby' => implode( ' ', $described ),
			'aria-invalid'     => '' === $this->error ? '' : 'true',
			'dir'              => SettingType::Text === $this->setting->type ? 'auto' : '',
			'autofocus'        => $is_main && $this->focused ? 'autofocus' : '',
		];
		foreach ( array_filter( $attributes, static fn( string $value ) => '' !== $value ) as $attribute => $value ) {
			printf( ' %s="%s"', esc_html( $attribute ), esc_attr( $value ) );
		}
	}

	/**
	 * Whether browsers' color fields can show the color: they know no other way of writing it, and no empty value.
	 */
	private function is_full_color(): bool {
		return 1 === preg_match( '/^#[0-9a-f]{6}$/i', $this->text() );
	}

	/**
	 * Address of the picture that the text names, '' for none: its id, or an address.
	 */
	private function picture(): string {
		$text = $this->text();
		return ctype_digit( $text ) ? (string) wp_get_attachment_image_url( (int) $text ) : $text;
	}

	/**
	 * The text in the control: that of a secret is never shown.
	 */
	private function shown(): string {
		return $this->setting->is_secret() ? '' : $this->text();
	}

	private function text(): string {
		return is_scalar( $this->value ) ? (string) $this->value : '';
	}
}
