<?php
declare(strict_types=1);

namespace Storewright\Screens\Terms;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Store\Terms\Taxonomies;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermPlaces;
use Storewright\Store\Terms\TermQuery;
use Storewright\Store\Terms\TermSwatch;
use WP_Term;

/**
 * What WordPress's lists of terms show of ours: pictures or swatches, and each term's place, with buttons that move it. The buttons send
 * the list's own form; the page's script drags rows by the same request.
 */
final class TermRows {

	public const ORDER = 'storewright_order';

	private const IMAGE = 'storewright_image';

	/**
	 * What a button sends: `up.5`, `down.5`, `before.5.7` or `after.5.7`.
	 */
	public const MOVE = 'storewright_move';

	/**
	 * What the address says of the term that was moved.
	 */
	public const MOVED = 'storewright_moved';

	/**
	 * What it says of the term that could not be.
	 */
	private const STAYED = 'storewright_stayed';

	/**
	 * @var array<int, list<int>> Parent => ids in their order.
	 */
	private array $places = [];

	/**
	 * @param Context        $context
	 * @param TaxonomyConfig $config
	 * @param bool           $has_swatches Whether the terms have a color or picture to choose by.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly TaxonomyConfig $config,
		private readonly bool $has_swatches = false
	) {}

	/**
	 * Hooks the list, and moves the term that its form asks for.
	 */
	public function register(): void {
		$taxonomy = $this->config->taxonomy;
		add_filter( "manage_edit-{$taxonomy}_columns", $this->columns( ... ) );
		add_filter( "manage_{$taxonomy}_custom_column", $this->cell( ... ), 10, 3 );
		add_action( 'admin_enqueue_scripts', fn() => $this->context->assets->enqueue( 'catalog' ) );
		add_action( 'admin_notices', fn() => $this->render_notice() );
		$next = $this->answer();
		if ( null !== $next ) {
			wp_safe_redirect( $next );
			exit;
		}
	}

	/**
	 * Moves a term where the form of the list asks for it.
	 *
	 * @return string|null Where to go on; null where nothing is asked for.
	 */
	public function answer(): ?string {
		// phpcs:ignore WordPress.Security -- Compared with what buttons send; the nonce is checked below.
		$asked = $_POST[ self::MOVE ] ?? null;
		if ( ! is_string( $asked ) || ! $this->config->ordered ) {
			return null;
		}
		check_admin_referer( 'bulk-tags' );
		if ( ! current_user_can( Taxonomies::CAPABILITIES['edit_terms'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change the order of terms.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		$list = remove_query_arg( [ self::MOVED, self::STAYED ], (string) wp_get_raw_referer() );
		if ( 1 !== preg_match( '/^(?:(up|down)\.(\d{1,18})|(before|after)\.(\d{1,18})\.(\d{1,18}))$/D', $asked, $parts ) ) {
			/* translators: %s: what was sent. */
			wp_die( esc_html( sprintf( __( '“%s” does not say where to move a term.', 'storewright' ), wp_unslash( $asked ) ) ), '', [ 'response' => 400 ] );
		}
		$places = new TermPlaces( $this->context->database );
		$id     = (int) ( $parts[4] ?? $parts[2] );
		try {
			if ( isset( $parts[5] ) ) {
				$places->put( $this->config, $id, (int) $parts[5], 'after' === $parts[3] );
			} else {
				$places->move( $this->config, $id, 'up' === $parts[1] ? -1 : 1 );
			}
		} catch ( DomainError ) {
			return add_query_arg( self::STAYED, $id, $list );
		}
		return add_query_arg( self::MOVED, $id, $list );
	}

	/**
	 * Adds the columns.
	 *
	 * @param mixed $columns Names by column.
	 */
	private function columns( mixed $columns ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		$picture = match ( true ) {
			$this->config->illustrated => [ self::IMAGE => __( 'Image', 'storewright' ) ],
			$this->has_swatches        => [ self::IMAGE => __( 'Swatch', 'storewright' ) ],
			default                    => [],
		};
		$checkbox = array_intersect_key( $columns, [ 'cb' => '' ] );
		return $checkbox + $picture + $columns + ( $this->config->ordered ? [ self::ORDER => __( 'Order', 'storewright' ) ] : [] );
	}

	/**
	 * What a column shows of a term.
	 *
	 * @param mixed $content
	 * @param mixed $column
	 * @param mixed $id      Of the term.
	 */
	private function cell( mixed $content, mixed $column, mixed $id ): mixed {
		return match ( true ) {
			! is_numeric( $id )     => $content,
			self::ORDER === $column => $this->place( (int) $id ),
			self::IMAGE === $column => $this->picture( (int) $id ),
			default                 => $content,
		};
	}

	private function picture( int $id ): string {
		$swatch = $this->has_swatches ? TermSwatch::of( $id ) : new TermSwatch( '', TermQuery::number( $id, 'thumbnail_id' ) );
		$image  = 0 < $swatch->image_id ? wp_get_attachment_image( $swatch->image_id, [ 40, 40 ], false, [ 'alt' => '' ] ) : '';
		return match ( true ) {
			'' !== $image         => $image,
			'' !== $swatch->color => sprintf(
				'<span class="storewright-swatch" style="background:%1$s" role="img" aria-label="%1$s"></span>',
				esc_attr( $swatch->color )
			),
			default               => '<span class="storewright-no-image dashicons dashicons-format-image" aria-hidden="true"></span>',
		};
	}

	/**
	 * A term's number, and buttons that move it, where the list is in this order.
	 */
	private function place( int $id ): string {
		$number = esc_html( (string) TermQuery::number( $id, 'order' ) );
		$term   = get_term( $id, $this->config->taxonomy );
		if ( ! $term instanceof WP_Term || ! self::is_in_order() || ! current_user_can( Taxonomies::CAPABILITIES['edit_terms'] ) ) {
			return $number;
		}
		$parent                    = $term->parent;
		$this->places[ $parent ] ??= ( new TermPlaces( $this->context->database ) )->of( $this->config->taxonomy, $parent );
		$place                     = array_search( $id, $this->places[ $parent ], true );
		$last                      = count( $this->places[ $parent ] ) - 1;
		/* translators: %s: name of a term, such as a category. */
		$up = sprintf( __( 'Move “%s” up', 'storewright' ), $term->name );
		/* translators: %s: name of a term, such as a category. */
		$down = sprintf( __( 'Move “%s” down', 'storewright' ), $term->name );
		return sprintf(
			'<span class="storewright-place" data-parent="%d">%s<span class="storewright-place__number">%s</span>%s</span>',
			$parent,
			self::button( "up.$id", $up, 'dashicons-arrow-up-alt2', 0 === $place ),
			$number,
			self::button( "down.$id", $down, 'dashicons-arrow-down-alt2', $last === $place )
		);
	}

	private static function button( string $value, string $label, string $icon, bool $is_at_end ): string {
		return sprintf(
			'<button type="submit" class="button-link storewright-place__button" name="%s" value="%s" aria-label="%s"%s>'
				. '<span class="dashicons %s" aria-hidden="true"></span></button>',
			esc_attr( self::MOVE ),
			esc_attr( $value ),
			esc_attr( $label ),
			$is_at_end ? ' disabled' : '',
			esc_attr( $icon )
		);
	}

	/**
	 * Whether the list shows all terms in their order, and not what is searched for or sorted by something else.
	 */
	private static function is_in_order(): bool {
		// phpcs:disable WordPress.Security -- Compared only.
		$orderby = $_REQUEST['orderby'] ?? '';
		return in_array( $orderby, [ '', self::ORDER ], true ) && '' === ( $_REQUEST['s'] ?? '' ) && 'desc' !== ( $_REQUEST['order'] ?? '' );
		// phpcs:enable
	}

	/**
	 * Says what was moved, or that it was not.
	 */
	private function render_notice(): void {
		// phpcs:disable WordPress.Security -- Numbers, shown as names of terms.
		$moved  = $_GET[ self::MOVED ] ?? '';
		$stayed = $_GET[ self::STAYED ] ?? '';
		// phpcs:enable
		$term = is_string( $moved ) && ctype_digit( $moved ) ? get_term( (int) $moved, $this->config->taxonomy ) : null;
		if ( $term instanceof WP_Term ) {
			$terms = ( new TermPlaces( $this->context->database ) )->of( $this->config->taxonomy, $term->parent );
			$place = array_search( $term->term_id, $terms, true );
			printf(
				'<div class="notice notice-success is-dismissible storewright-moved" role="status"><p>%s</p></div>',
				/* translators: 1: name of a term, such as a category, 2: its place, such as 3. */
				esc_html( sprintf( __( '“%1$s” is now number %2$s.', 'storewright' ), $term->name, number_format_i18n( 1 + (int) $place ) ) )
			);
		} elseif ( '' !== $stayed ) {
			printf(
				'<div class="notice notice-error storewright-moved" role="alert"><p>%s</p></div>',
				esc_html__( 'Someone else changed the order in the meantime, so nothing was moved. This is the order now.', 'storewright' )
			);
		}
	}
}
