<?php
declare(strict_types=1);

namespace Storewright\Screens\Terms;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Screens\Forms\ChangedByOthers;
use Storewright\Store\Terms\TaxonomyConfig;
use WP_Error;
use WP_Term;

/**
 * A field that WordPress's forms of terms have besides its own. WordPress has asked for the nonce and the capability of its form before
 * anything is saved here.
 */
abstract class TermField {

	/**
	 * Whether the term of this form is written: others of this request are not its terms.
	 */
	private bool $is_saved = false;

	/**
	 * @var list<self> Fields of the same form whose values go where this one is filled in.
	 */
	private array $displaced = [];

	/**
	 * @param Context        $context
	 * @param TaxonomyConfig $config  Of the taxonomy whose forms have the field.
	 */
	public function __construct( protected readonly Context $context, protected readonly TaxonomyConfig $config ) {}

	/**
	 * The field's name, which begins with `storewright_term_`.
	 */
	abstract public function name(): string;

	/**
	 * Its translated label.
	 */
	abstract protected function label(): string;

	/**
	 * What stands below it, translated.
	 */
	abstract protected function help(): string;

	/**
	 * What it shows of a term.
	 */
	abstract protected function value( WP_Term $term ): string;

	/**
	 * Why what was typed can't be; '' where it can.
	 */
	abstract protected function refusal( string $typed ): string;

	/**
	 * Writes what was typed.
	 *
	 * @throws DomainError If that can't be done.
	 */
	abstract protected function write( int $id, string $typed ): void;

	/**
	 * More attributes of the control.
	 *
	 * @param string $value What it shows.
	 * @return array<string, string>
	 */
	abstract protected function attributes( string $value ): array;

	/**
	 * Says that another field's value goes where this one is filled in.
	 *
	 * @param self $field Of the same form.
	 */
	public function displaces( self $field ): void {
		$this->displaced[] = $field;
	}

	/**
	 * What somebody else has changed since the form was shown, and what this field would overwrite.
	 *
	 * @param WP_Term $term As it is stored.
	 * @return array<string, string> A translated sentence, by the name of the field.
	 */
	public function conflicts( WP_Term $term ): array {
		$texts = [];
		if ( $this->is_changed() ) {
			foreach ( [ $this, ...( '' === $this->posted() ? [] : $this->displaced ) ] as $field ) {
				$texts += $field->changed_by_others( $term );
			}
		}
		return $texts;
	}

	/**
	 * Whether the form of a term was sent with something else in it than it showed.
	 */
	public function is_changed(): bool {
		$typed = $this->posted();
		return null !== $typed && $this->before() !== $typed;
	}

	/**
	 * The name of the field that says what the form showed.
	 */
	public function name_of_shown(): string {
		return "{$this->name()}_before";
	}

	/**
	 * Prints the field with what was typed into it.
	 *
	 * @param WP_Term $term
	 * @param bool    $is_warned Whether the owner knows by then what is stored.
	 */
	public function render_again( WP_Term $term, bool $is_warned ): void {
		printf( '<p><label for="%s">%s</label><br>', esc_attr( $this->id() ), esc_html( $this->label() ) );
		$this->render_input( (string) $this->posted() );
		printf( '</p><p id="%s-help">%s</p>', esc_attr( $this->id() ), esc_html( $this->help() ) );
		if ( $is_warned ) {
			$this->render_shown( $this->value( $term ) );
		}
	}

	/**
	 * Hooks it. A form with what can't be is refused at once, so that nothing of it is written.
	 */
	public function register(): void {
		$taxonomy = $this->config->taxonomy;
		add_action( "{$taxonomy}_add_form_fields", fn() => $this->render_new() );
		add_action( "{$taxonomy}_edit_form_fields", $this->render( ... ) );
		add_filter( 'pre_insert_term', $this->check_new( ... ), 10, 2 );
		add_action( "created_{$taxonomy}", fn( mixed $id ) => $this->save( is_numeric( $id ) ? (int) $id : 0 ) );
		add_action( "edited_{$taxonomy}", fn( mixed $id ) => $this->save( is_numeric( $id ) ? (int) $id : 0 ) );
		$refusal = $this->refused();
		if ( '' !== $refusal && ! wp_doing_ajax() ) {
			wp_die( esc_html( $refusal ), '', [ 'response' => 400, 'back_link' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
	}

	/**
	 * Refuses a new term with what can't be, in WordPress's own form.
	 *
	 * @param mixed $name     Of the term.
	 * @param mixed $taxonomy
	 */
	public function check_new( mixed $name, mixed $taxonomy ): mixed {
		$refusal = $taxonomy === $this->config->taxonomy ? $this->refused() : '';
		return '' === $refusal ? $name : new WP_Error( $this->name(), $refusal );
	}

	private function refused(): string {
		$typed = $this->posted();
		return null === $typed || '' === $typed || $this->before() === $typed ? '' : $this->refusal( $typed );
	}

	private function save( int $id ): void {
		$typed = $this->posted();
		if ( $this->is_saved || null === $typed || ! $this->is_changed() ) {
			return;
		}
		$this->is_saved = true;
		try {
			$this->write( $id, $typed );
		} catch ( DomainError $failure ) {
			wp_die( esc_html( $failure->getMessage() ), '', [ 'response' => absint( $failure->status ), 'back_link' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
	}

	/**
	 * @return array<string, string>
	 */
	private function changed_by_others( WP_Term $term ): array {
		$shown  = self::read( $this->name_of_shown() );
		$stored = $this->value( $term );
		if ( null === $shown || in_array( $stored, [ $shown, $this->posted() ], true ) ) {
			return [];
		}
		return [
			$this->name() => ChangedByOthers::text( $this->label(), $stored ),
		];
	}

	private function posted(): ?string {
		return self::read( $this->name() );
	}

	private function before(): string {
		return self::read( $this->name_of_shown() ) ?? '';
	}

	private static function read( string $name ): ?string {
		// phpcs:ignore WordPress.Security -- WordPress has checked its form's nonce before it saves; what can't be is refused.
		$value = $_POST[ $name ] ?? null;
		return is_string( $value ) ? trim( mb_scrub( wp_unslash( $value ), 'UTF-8' ) ) : null;
	}

	private function render_new(): void {
		printf( '<div class="form-field %s"><label for="%s">%s</label>', esc_attr( $this->wrap() ), esc_attr( $this->id() ), esc_html( $this->label() ) );
		$this->render_input( '' );
		printf( '<p id="%s-help">%s</p></div>', esc_attr( $this->id() ), esc_html( $this->help() ) );
	}

	private function render( WP_Term $term ): void {
		$value = $this->value( $term );
		printf(
			'<tr class="form-field %s"><th scope="row"><label for="%s">%s</label></th><td>',
			esc_attr( $this->wrap() ),
			esc_attr( $this->id() ),
			esc_html( $this->label() )
		);
		$this->render_input( $value );
		$this->render_shown( $value );
		printf( '<p class="description" id="%s-help">%s</p></td></tr>', esc_attr( $this->id() ), esc_html( $this->help() ) );
	}

	private function render_shown( string $value ): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $this->name_of_shown() ), esc_textarea( $value ) );
	}

	private function render_input( string $value ): void {
		printf( '<input name="%s" id="%s" value="%s"', esc_attr( $this->name() ), esc_attr( $this->id() ), esc_textarea( $value ) );
		foreach ( $this->attributes( $value ) as $name => $text ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( $text ) );
		}
		printf( ' aria-describedby="%s-help">', esc_attr( $this->id() ) );
	}

	private function id(): string {
		return str_replace( '_', '-', $this->name() );
	}

	/**
	 * The class of its row, as WordPress names those of its own fields.
	 */
	private function wrap(): string {
		return str_replace( [ 'storewright_', '_' ], [ '', '-' ], $this->name() ) . '-wrap';
	}
}
