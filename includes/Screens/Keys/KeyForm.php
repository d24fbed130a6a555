<?php
declare(strict_types=1);

namespace Storewright\Screens\Keys;

use Storewright\Store\Keys\KeyPermission;
use Storewright\Store\Keys\KeyRepository;

/**
 * The fields of a new key.
 *
 * @internal
 */
final class KeyForm {

	/**
	 * @param array<string, string> $typed  What was typed, by field.
	 * @param array<string, string> $errors What is wrong, by the argument of KeyRepository::create().
	 */
	public function __construct( private readonly array $typed, private readonly array $errors ) {}

	/**
	 * Prints the form.
	 */
	public function render(): void {
		printf( '<section class="storewright-settings__card"><h3>%s</h3><table class="form-table" role="presentation"><tbody>', esc_html__( 'Create key', 'storewright' ) );
		$this->render_input(
			'key_description',
			'description',
			__( 'Description', 'storewright' ),
			__( 'For example, the name of the app that uses it.', 'storewright' ),
			''
		);
		$this->render_input(
			'key_user',
			'user_id',
			__( 'User', 'storewright' ),
			__( 'The username or email address of the user that the app acts as.', 'storewright' ),
			wp_get_current_user()->user_login
		);
		printf(
			'<tr><th scope="row"><label for="key_permissions">%s</label></th><td><select name="key_permissions" id="key_permissions">',
			esc_html__( 'Permissions', 'storewright' )
		);
		foreach ( KeyPermission::cases() as $permission ) {
			printf( '<option value="%s"', esc_attr( $permission->value ) );
			selected( $permission->value, $this->typed['key_permissions'] ?? KeyPermission::Read->value );
			printf( '>%s</option>', esc_html( $permission->label() ) );
		}
		echo '</select></td></tr></tbody></table></section>';
		printf(
			'<p class="submit"><button type="submit" class="button button-primary" name="key_create" value="1">%s</button></p>',
			esc_html__( 'Create key', 'storewright' )
		);
	}

	private function render_input( string $name, string $argument, string $label, string $help, string $default ): void {
		$error     = $this->errors[ $argument ] ?? '';
		$described = "{$name}-help" . ( '' === $error ? '' : " {$name}-error" );
		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input type="text" class="regular-text" id="%1$s" name="%1$s" value="%3$s" maxlength="%4$d" autocomplete="off" autocapitalize="none" aria-describedby="%5$s" aria-invalid="%6$s"><p class="description" id="%1$s-help">%7$s</p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $this->typed[ $name ] ?? $default ),
			KeyRepository::MAX_DESCRIPTION_LENGTH,
			esc_attr( $described ),
			esc_attr( '' === $error ? 'false' : 'true' ),
			esc_html( $help )
		);
		if ( '' !== $error ) {
			printf(
				'<p class="storewright-error" id="%s-error"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</p>',
				esc_attr( $name ),
				esc_html( $error )
			);
		}
		echo '</td></tr>';
	}
}
