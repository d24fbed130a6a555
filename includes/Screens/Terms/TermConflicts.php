<?php
declare(strict_types=1);

namespace Storewright\Screens\Terms;

use WP_Term;

/**
 * The page that takes the place of WordPress's answer to the form of a term where somebody else has changed meanwhile what the form
 * overwrites. It says what that is, keeps all that was typed, and sends it again.
 */
final class TermConflicts {

	/**
	 * @param list<TermField> $fields Of the form.
	 */
	public function __construct( private readonly array $fields ) {}

	/**
	 * Stops the form that this request has sent, before any of it is written. Who may not change the term is told so by WordPress.
	 */
	public function stop_form(): void {
		// phpcs:disable WordPress.Security -- The nonce is asked for below, with the id that it is of; the rest is compared only.
		$sent  = wp_unslash( $_POST );
		$id    = is_numeric( $sent['tag_ID'] ?? null ) ? (int) $sent['tag_ID'] : 0;
		$nonce = $sent['_wpnonce'] ?? null;
		// phpcs:enable
		if (
			'editedtag' === ( $sent['action'] ?? null ) && is_string( $nonce )
			&& false !== wp_verify_nonce( $nonce, "update-tag_$id" ) && current_user_can( 'edit_term', $id )
		) {
			$this->stop( $id );
		}
	}

	private function stop( int $id ): void {
		$term = get_term( $id );
		if ( ! $term instanceof WP_Term ) {
			return;
		}
		$texts = [];
		foreach ( $this->fields as $field ) {
			$texts += $field->conflicts( $term );
		}
		if ( [] !== $texts ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Escaped where it is made.
			wp_die( $this->page( $term, $texts ), '', [ 'response' => 409 ] );
		}
	}

	/**
	 * @param WP_Term               $term
	 * @param array<string, string> $texts What somebody else has changed, by the name of the field.
	 */
	private function page( WP_Term $term, array $texts ): string {
		$asked = array_filter( $this->fields, static fn( TermField $field ) => isset( $texts[ $field->name() ] ) || $field->is_changed() );
		$shown = [];
		ob_start();
		printf( '<h1>%s</h1><form method="post" action="%s">', esc_html( $term->name ), esc_url( admin_url( 'edit-tags.php' ) ) );
		foreach ( $asked as $field ) {
			$text    = $texts[ $field->name() ] ?? '';
			$shown[] = $field->name();
			if ( '' !== $text ) {
				printf( '<p role="alert">%s</p>', esc_html( $text ) );
				$shown[] = $field->name_of_shown();
			}
			$field->render_again( $term, '' !== $text );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- What was sent is sent again, with its nonce.
		self::render_hidden( array_diff_key( wp_unslash( $_POST ), array_flip( $shown ) ) );
		printf(
			'<p><button type="submit" class="button button-large">%s</button></p></form>',
			esc_html__( 'Save again', 'storewright' )
		);
		return (string) ob_get_clean();
	}

	/**
	 * Prints all that was sent, for another time.
	 *
	 * @param array<mixed> $fields
	 * @param string       $within Name of the field that holds them; '' for none.
	 */
	private static function render_hidden( array $fields, string $within = '' ): void {
		foreach ( $fields as $key => $value ) {
			$name = '' === $within ? (string) $key : "{$within}[$key]";
			if ( is_array( $value ) ) {
				self::render_hidden( $value, $name );
			} elseif ( is_string( $value ) ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_textarea( $value ) );
			}
		}
	}
}
