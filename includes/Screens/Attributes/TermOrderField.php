<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Store\Attributes\Rest\AttributeTermSchema;
use Storewright\Store\Images\ImageSet;
use Storewright\Store\Terms\TermChanges;
use Storewright\Store\Terms\TermQuery;
use Storewright\Store\Terms\TermRepository;
use WP_Error;
use WP_Term;

/**
 * The field “Order” in WordPress's forms of a term of an attribute whose terms have an order of their own: `menu_order` over REST.
 * WordPress has asked for the nonce and the capability of its form before anything is saved here.
 */
final class TermOrderField {

	/**
	 * Name of the field.
	 */
	public const NAME = 'storewright_term_order';

	/**
	 * What the field showed.
	 */
	public const BEFORE = self::NAME . '_before';

	/**
	 * Whether the term of this form is written: others of this request are not its terms.
	 */
	private bool $is_saved = false;

	/**
	 * @param Context          $context
	 * @param non-empty-string $taxonomy Of the attribute.
	 */
	public function __construct( private readonly Context $context, private readonly string $taxonomy ) {}

	/**
	 * Hooks it. A form with a number that is none is refused at once, so that nothing of it is written.
	 */
	public function register(): void {
		add_action( "{$this->taxonomy}_add_form_fields", static fn() => self::render_new() );
		add_action( "{$this->taxonomy}_edit_form_fields", self::render( ... ) );
		add_filter( 'pre_insert_term', $this->check_new( ... ), 10, 2 );
		add_action( "created_{$this->taxonomy}", fn( mixed $id ) => $this->save( is_numeric( $id ) ? (int) $id : 0 ) );
		add_action( "edited_{$this->taxonomy}", fn( mixed $id ) => $this->save( is_numeric( $id ) ? (int) $id : 0 ) );
		$refusal = self::refusal();
		if ( '' !== $refusal && ! wp_doing_ajax() ) {
			wp_die( esc_html( $refusal ), '', [ 'response' => 400, 'back_link' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
	}

	/**
	 * Refuses a new term whose place is no number, in WordPress's own form.
	 *
	 * @param mixed $name     Of the term.
	 * @param mixed $taxonomy
	 */
	public function check_new( mixed $name, mixed $taxonomy ): mixed {
		$refusal = $taxonomy === $this->taxonomy ? self::refusal() : '';
		return '' === $refusal ? $name : new WP_Error( 'storewright_term_order', $refusal );
	}

	/**
	 * Why the place can't be what was typed; '' where it can.
	 */
	private static function refusal(): string {
		$typed = self::posted( self::NAME ) ?? '';
		if ( '' === $typed || false !== filter_var( $typed, FILTER_VALIDATE_INT ) ) {
			return '';
		}
		/* translators: %s: what was typed. */
		return sprintf( __( 'Order: “%s” is not a whole number. Nothing was saved.', 'storewright' ), $typed );
	}

	private function save( int $id ): void {
		$typed = self::posted( self::NAME );
		if ( $this->is_saved || null === $typed || ( self::posted( self::BEFORE ) ?? '' ) === $typed ) {
			return;
		}
		$this->is_saved = true;
		try {
			( new TermRepository( $this->context ) )->update(
				AttributeTermSchema::config( $this->taxonomy ),
				$id,
				new TermChanges( menu_order: (int) $typed ),
				new ImageSet( [] )
			);
		} catch ( DomainError $failure ) {
			wp_die( esc_html( $failure->getMessage() ), '', [ 'response' => absint( $failure->status ), 'back_link' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
	}

	private static function posted( string $name ): ?string {
		// phpcs:ignore WordPress.Security -- WordPress has checked its form's nonce before it saves; what is no number is refused.
		$value = $_POST[ $name ] ?? null;
		return is_string( $value ) ? trim( mb_scrub( wp_unslash( $value ), 'UTF-8' ) ) : null;
	}

	private static function render_new(): void {
		printf( '<div class="form-field term-order-wrap"><label for="storewright-term-order">%s</label>', esc_html__( 'Order', 'storewright' ) );
		self::render_input( '' );
		printf( '<p id="storewright-term-order-help">%s</p></div>', esc_html( self::help() ) );
	}

	private static function render( WP_Term $term ): void {
		$order = (string) TermQuery::number( $term->term_id, 'order' );
		printf(
			'<tr class="form-field term-order-wrap"><th scope="row"><label for="storewright-term-order">%s</label></th><td>',
			esc_html__( 'Order', 'storewright' )
		);
		self::render_input( $order );
		printf(
			'<input type="hidden" name="%s" value="%s"><p class="description" id="storewright-term-order-help">%s</p></td></tr>',
			esc_attr( self::BEFORE ),
			esc_attr( $order ),
			esc_html( self::help() )
		);
	}

	private static function render_input( string $value ): void {
		printf(
			'<input name="%s" id="storewright-term-order" type="number" step="1" value="%s" aria-describedby="storewright-term-order-help">',
			esc_attr( self::NAME ),
			esc_attr( $value )
		);
	}

	private static function help(): string {
		return __( 'A whole number. Terms with smaller numbers come first; empty counts as 0.', 'storewright' );
	}
}
