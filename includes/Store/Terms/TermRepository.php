<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Storewright\Store\Images\ImageSet;
use WP_Error;
use WP_Term;

/**
 * Writes categories, tags and other terms of products: those of one taxonomy one request at a time, each change as a whole.
 */
final class TermRepository {

	/**
	 * Longest name, in characters: what the column holds.
	 */
	private const MAX_NAME_LENGTH = 200;

	private readonly TermTree $tree;

	public function __construct( private readonly Context $context ) {
		$this->tree = new TermTree( $context->database );
	}

	/**
	 * Adds a term.
	 *
	 * @param TaxonomyConfig    $config    What the taxonomy's terms have.
	 * @param TermChanges $changes With a name.
	 * @param ImageSet    $images  The image that the changes name, as it was found for them.
	 * @throws InvalidInput If there is no name, the term exists (`term_exists`, with `resource_id`) or its parent does not.
	 */
	public function create( TaxonomyConfig $config, TermChanges $changes, ImageSet $images ): WP_Term {
		$term = $this->write(
			$config,
			$images,
			function () use ( $config, $changes ): int {
				$columns = $this->columns( $config, $changes, 0 );
				$name    = $columns['name'] ?? '';
				unset( $columns['name'] );
				return $this->id_of( wp_insert_term( $name, $config->taxonomy, $columns ) );
			},
			$changes
		);

		/**
		 * A category, tag, brand, shipping class or value of an attribute was added.
		 *
		 * @param WP_Term $term The term.
		 */
		Events::dispatch( 'storewright_product_term_created', $term );
		return $term;
	}

	/**
	 * Changes a term; what is not given stays as it is.
	 *
	 * @param TaxonomyConfig    $config    What the taxonomy's terms have.
	 * @param int         $id      Id of the term.
	 * @param TermChanges $changes
	 * @param ImageSet    $images  The image that the changes name, as it was found for them.
	 * @throws NotFound     If there is no such term.
	 * @throws InvalidInput If another one has the slug, or the parent is missing or lies below the term.
	 */
	public function update( TaxonomyConfig $config, int $id, TermChanges $changes, ImageSet $images ): WP_Term {
		$term = $this->write(
			$config,
			$images,
			function () use ( $config, $id, $changes ): int {
				$this->existing( $config, $id );
				$columns = $this->columns( $config, $changes, $id );
				if ( [] !== $columns ) {
					$this->id_of( wp_update_term( $id, $config->taxonomy, $columns ) );
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
		Events::dispatch( 'storewright_product_term_updated', $term );
		return $term;
	}

	/**
	 * Removes a term from the taxonomy and from its products. Products that lose their last category get the default one.
	 *
	 * @param TaxonomyConfig $config What the taxonomy's terms have.
	 * @param int      $id   Id of the term.
	 * @return WP_Term The term as it was.
	 * @throws NotFound     If there is no such term.
	 * @throws InvalidInput If it is the default category.
	 */
	public function delete( TaxonomyConfig $config, int $id ): WP_Term {
		$term = $this->locked(
			$config,
			function () use ( $config, $id ): WP_Term {
				$term = $this->existing( $config, $id );
				if ( Taxonomies::CATEGORY === $config->taxonomy && DefaultCategory::id() === $id ) {
					throw new InvalidInput(
						'woocommerce_rest_cannot_delete',
						__( 'The default product category can’t be deleted.', 'storewright' )
					);
				}
				$deleted = wp_delete_term( $id, $config->taxonomy );
				if ( true !== $deleted ) {
					throw new InvalidInput(
						'woocommerce_rest_cannot_delete',
						$deleted instanceof WP_Error ? wp_strip_all_tags( $deleted->get_error_message() ) : __(
							'The resource cannot be deleted.',
							'storewright'
						)
					);
				}
				return $term;
			}
		);

		/**
		 * A category, tag, brand, shipping class or value of an attribute was deleted.
		 *
		 * @param WP_Term $term The term as it was.
		 */
		Events::dispatch( 'storewright_product_term_deleted', $term );
		return $term;
	}

	/**
	 * @param callable(): int $save Answers with the term's id.
	 */
	private function write( TaxonomyConfig $config, ImageSet $images, callable $save, TermChanges $changes ): WP_Term {
		return $images->kept_by(
			fn() => $this->locked(
				$config,
				function () use ( $config, $images, $save, $changes ): WP_Term {
					$id = self::with_markup( $save );
					self::save_meta( $config, $id, $changes );
					$images->describe();
					return $this->existing( $config, $id );
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
	private function locked( TaxonomyConfig $config, callable $work ): mixed {
		return $this->context->database->lock( "terms_{$config->taxonomy}", fn() => $this->context->database->transaction( $work ) );
	}

	/**
	 * @return array{name?: string, slug?: string, description?: string, parent?: int<0, max>} As WordPress takes them.
	 */
	private function columns( TaxonomyConfig $config, TermChanges $changes, int $id ): array {
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
		if ( ! $config->nested && null !== $changes->parent && 0 !== $changes->parent ) {
			$reason = __( 'These terms can’t have a parent.', 'storewright' );
			throw new InvalidInput( 'woocommerce_rest_taxonomy_not_hierarchical', $reason, [ 'parent' => $reason ] );
		}
		if ( $config->nested && null !== $changes->parent ) {
			$this->tree->assert_parent( $config->taxonomy, $id, $changes->parent );
			$columns['parent'] = max( 0, $changes->parent );
		}
		return $columns;
	}

	private static function name( string $input ): string {
		$name   = sanitize_text_field( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $input ) );
		$reason = match ( true ) {
			'' === $name => __( 'A name is needed.', 'storewright' ),
			mb_strlen( $name ) > self::MAX_NAME_LENGTH => sprintf(
				/* translators: %d: number of characters. */
				__( 'A name can have at most %d characters.', 'storewright' ),
				self::MAX_NAME_LENGTH
			),
			default => null,
		};
		return null === $reason ? $name : throw new InvalidInput( 'empty_term_name', $reason, [ 'name' => $reason ] );
	}

	private static function save_meta( TaxonomyConfig $config, int $id, TermChanges $changes ): void {
		if ( $config->ordered && null !== $changes->menu_order ) {
			update_term_meta( $id, 'order', $changes->menu_order );
		}
		if ( $config->illustrated && null !== $changes->display ) {
			update_term_meta( $id, 'display_type', 'default' === $changes->display ? '' : $changes->display );
		}
		if ( $config->illustrated && 0 === $changes->image_id ) {
			delete_term_meta( $id, 'thumbnail_id' );
		} elseif ( $config->illustrated && null !== $changes->image_id ) {
			update_term_meta( $id, 'thumbnail_id', $changes->image_id );
		}
	}

	private function existing( TaxonomyConfig $config, int $id ): WP_Term {
		return ( new TermQuery() )->find( $config->taxonomy, $id ) ?? throw self::missing();
	}

	/**
	 * There is no such term.
	 */
	public static function missing(): NotFound {
		return new NotFound( 'woocommerce_rest_term_invalid', __( 'This term does not exist.', 'storewright' ) );
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
		throw new InvalidInput(
			$code,
			wp_strip_all_tags( $saved->get_error_message() ),
			[],
			is_numeric( $other ) ? [ 'resource_id' => (int) $other ] : []
		);
	}
}
