<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Terms;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Products\Images\ImageSet;
use WP_Error;
use WP_Term;

/**
 * Writes categories, tags and other terms of products: those of one taxonomy one request at a time, each change as a whole.
 */
final class TermRepository {

	/**
	 * Longest name, in characters: what the column holds.
	 */
	private const LONGEST_NAME = 200;

	private readonly TermTree $tree;

	public function __construct( private readonly Context $context ) {
		$this->tree = new TermTree( $context->database );
	}

	/**
	 * Adds a term.
	 *
	 * @param TermKind    $kind    What the taxonomy's terms have.
	 * @param TermChanges $changes With a name.
	 * @param ImageSet    $images  The image that the changes name, as it was found for them.
	 * @throws InvalidInput If there is no name, the term exists (`term_exists`, with `resource_id`) or its parent does not.
	 */
	public function create( TermKind $kind, TermChanges $changes, ImageSet $images ): WP_Term {
		$term = $this->write(
			$kind,
			$images,
			function () use ( $kind, $changes ): int {
				$columns = $this->columns( $kind, $changes, 0 );
				$name    = $columns['name'] ?? '';
				unset( $columns['name'] );
				return $this->id_of( wp_insert_term( $name, $kind->taxonomy, $columns ) );
			},
			$changes
		);

		/**
		 * A category, tag, brand, shipping class or value of an attribute was added.
		 *
		 * @param WP_Term $term The term.
		 */
		do_action( 'storewright_product_term_created', $term );
		return $term;
	}

	/**
	 * Changes a term; what is not given stays as it is.
	 *
	 * @param TermKind    $kind    What the taxonomy's terms have.
	 * @param int         $id      Id of the term.
	 * @param TermChanges $changes
	 * @param ImageSet    $images  The image that the changes name, as it was found for them.
	 * @throws NotFound     If there is no such term.
	 * @throws InvalidInput If another one has the slug, or the parent is missing or lies below the term.
	 */
	public function update( TermKind $kind, int $id, TermChanges $changes, ImageSet $images ): WP_Term {
		$term = $this->write(
			$kind,
			$images,
			function () use ( $kind, $id, $changes ): int {
				$this->existing( $kind, $id );
				$columns = $this->columns( $kind, $changes, $id );
				if ( [] !== $columns ) {
					$this->id_of( wp_update_term( $id, $kind->taxonomy, $columns ) );
				}
				return $id;
			},
			$changes
		);

		/**
		 * A category, tag, brand, shipping class or value of an attribute was changed.
		 *
		 * @param WP_Term $term The term as it is now.
		 */
		do_action( 'storewright_product_term_updated', $term );
		return $term;
	}

	/**
	 * Removes a term from the taxonomy and from its products. Products that lose their last category get the default one.
	 *
	 * @param TermKind $kind What the taxonomy's terms have.
	 * @param int      $id   Id of the term.
	 * @return WP_Term The term as it was.
	 * @throws NotFound     If there is no such term.
	 * @throws InvalidInput If it is the default category.
	 */
	public function delete( TermKind $kind, int $id ): WP_Term {
		$term = $this->locked(
			$kind,
			function () use ( $kind, $id ): WP_Term {
				$term = $this->existing( $kind, $id );
				if ( Taxonomies::CATEGORY === $kind->taxonomy && DefaultCategory::id() === $id ) {
					throw new InvalidInput( 'woocommerce_rest_cannot_delete', __( 'The category for products without any other can’t be deleted.', 'storewright' ) );
				}
				$deleted = wp_delete_term( $id, $kind->taxonomy );
				if ( true !== $deleted ) {
					throw new InvalidInput( 'woocommerce_rest_cannot_delete', $deleted instanceof WP_Error ? wp_strip_all_tags( $deleted->get_error_message() ) : __( 'The resource cannot be deleted.', 'storewright' ) );
				}
				return $term;
			}
		);

		/**
		 * A category, tag, brand, shipping class or value of an attribute was deleted.
		 *
		 * @param WP_Term $term The term as it was.
		 */
		do_action( 'storewright_product_term_deleted', $term );
		return $term;
	}

	/**
	 * @param callable(): int $save Answers with the term's id.
	 */
	private function write( TermKind $kind, ImageSet $images, callable $save, TermChanges $changes ): WP_Term {
		return $images->kept_by(
			fn() => $this->locked(
				$kind,
				function () use ( $kind, $images, $save, $changes ): WP_Term {
					$id = self::with_markup( $save );
					self::save_meta( $kind, $id, $changes );
					$images->describe();
					return $this->existing( $kind, $id );
				}
			)
		);
	}

	/**
	 * WordPress takes most markup out of descriptions of terms, also out of those that are not changed. Here they hold what posts
	 * can hold.
	 *
	 * @param callable(): int $save
	 */
	private static function with_markup( callable $save ): int {
		$limited = remove_filter( 'pre_term_description', 'wp_filter_kses' );
		try {
			return $save();
		} finally {
			if ( $limited ) {
				add_filter( 'pre_term_description', 'wp_filter_kses' );
			}
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function locked( TermKind $kind, callable $work ): mixed {
		return $this->context->database->lock( "terms_{$kind->taxonomy}", fn() => $this->context->database->transaction( $work ) );
	}

	/**
	 * @return array{name?: string, slug?: string, description?: string, parent?: int<0, max>} As WordPress takes them.
	 */
	private function columns( TermKind $kind, TermChanges $changes, int $id ): array {
		$columns = [];
		if ( null !== $changes->name ) {
			$columns['name'] = wp_slash( self::name( $changes->name ) );
		}
		if ( null !== $changes->slug ) {
			$columns['slug'] = sanitize_title( $changes->slug );
		}
		if ( null !== $changes->description ) {
			$columns['description'] = wp_slash( wp_kses_post( $changes->description ) );
		}
		if ( $kind->nested && null !== $changes->parent ) {
			$this->tree->assert_parent( $kind->taxonomy, $id, $changes->parent );
			$columns['parent'] = max( 0, $changes->parent );
		}
		return $columns;
	}

	private static function name( string $given ): string {
		$name   = sanitize_text_field( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $given ) );
		$reason = match ( true ) {
			'' === $name => __( 'A name is needed.', 'storewright' ),
			/* translators: %d: number of characters. */
			mb_strlen( $name ) > self::LONGEST_NAME => sprintf( __( 'A name can have at most %d characters.', 'storewright' ), self::LONGEST_NAME ),
			default => null,
		};
		return null === $reason ? $name : throw new InvalidInput( 'empty_term_name', $reason, [ 'name' => $reason ] );
	}

	private static function save_meta( TermKind $kind, int $id, TermChanges $changes ): void {
		if ( $kind->ordered && null !== $changes->menu_order ) {
			update_term_meta( $id, 'order', $changes->menu_order );
		}
		if ( $kind->illustrated && null !== $changes->display ) {
			update_term_meta( $id, 'display_type', 'default' === $changes->display ? '' : $changes->display );
		}
		if ( $kind->illustrated && 0 === $changes->image_id ) {
			delete_term_meta( $id, 'thumbnail_id' );
		} elseif ( $kind->illustrated && null !== $changes->image_id ) {
			update_term_meta( $id, 'thumbnail_id', $changes->image_id );
		}
	}

	private function existing( TermKind $kind, int $id ): WP_Term {
		return ( new TermQuery() )->find( $kind->taxonomy, $id ) ?? throw self::missing();
	}

	/**
	 * There is no such term.
	 */
	public static function missing(): NotFound {
		return new NotFound( 'woocommerce_rest_term_invalid', __( 'There is no such term.', 'storewright' ) );
	}

	/**
	 * @param array<string, int|string>|WP_Error $saved What WordPress answered.
	 * @throws InvalidInput In its words, if it refused.
	 */
	private function id_of( array|WP_Error $saved ): int {
		if ( ! $saved instanceof WP_Error ) {
			return (int) $saved['term_id'];
		}
		$code  = (string) $saved->get_error_code();
		$other = $saved->get_error_data( 'term_exists' );
		throw new InvalidInput( $code, wp_strip_all_tags( $saved->get_error_message() ), [], is_numeric( $other ) ? [ 'resource_id' => (int) $other ] : [] );
	}
}
