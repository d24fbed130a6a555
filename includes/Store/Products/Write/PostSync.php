<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Connection;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Query\ProductQuery;
use WP_Post;

/**
 * Keeps variations and lookup tables in step with what WordPress itself, or another plugin, does to the posts of products.
 */
final class PostSync {

	/**
	 * @var array<int, Product> Products that are being deleted by somebody else, by id.
	 */
	private array $doomed = [];

	public function __construct(
		private readonly Connection $database,
		private readonly ProductServices $services,
		private readonly ProductQuery $query,
		private readonly ProductEvents $events
	) {}

	/**
	 * Hooks into what happens to posts.
	 */
	public function register(): void {
		add_action(
			'before_delete_post',
			fn( int $id, WP_Post $post ) => $this->each_variation(
				$post,
				static fn( int $variation ) => wp_delete_post( $variation, true )
			),
			10,
			2
		);
		add_action( 'before_delete_post', $this->remember( ... ), 20, 2 );
		add_action( 'deleted_post', $this->deleted( ... ), 10, 2 );
		add_action( 'trashed_post', fn( int $id ) => $this->each_variation( get_post( $id ), wp_trash_post( ... ) ) );
		add_action( 'trashed_post', fn( int $id ) => $this->announce( get_post( $id ), $this->events->trashed( ... ) ), 20 );
		add_action( 'untrashed_post', fn( int $id ) => $this->announce( get_post( $id ), ProductEvents::untrashed( ... ) ), 20 );
		add_action( 'transition_post_status', $this->untrashed( ... ), 10, 3 );
		add_action( 'wp_after_insert_post', $this->saved( ... ), 10, 4 );
	}

	/**
	 * Notes a product that is about to be gone, to announce it once it is.
	 */
	private function remember( int $id, WP_Post $post ): void {
		$this->announce(
			$post,
			function ( Product $product ): void {
				$this->doomed[ $product->id ] = $product;
			}
		);
	}

	/**
	 * Announces what somebody else did to a product. What its repository does is announced there, after the commit.
	 *
	 * @param WP_Post|null            $post
	 * @param callable(Product): void $announce
	 */
	private function announce( ?WP_Post $post, callable $announce ): void {
		if ( in_array( $post?->post_type, [ PostTypes::PRODUCT, PostTypes::VARIATION ], true ) && ! ProductRepository::is_saving() ) {
			$product = $this->query->find( $post->ID );
			if ( null !== $product ) {
				$announce( $product );
			}
		}
	}

	/**
	 * A post is gone: so are its rows in the lookup tables, and the history of its stock.
	 */
	private function deleted( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, [ PostTypes::PRODUCT, PostTypes::VARIATION ], true ) ) {
			$this->services->lookup()->remove( $id );
			$this->services->stock_history()->forget( $id );
		}
		if ( isset( $this->doomed[ $id ] ) ) {
			$product = $this->doomed[ $id ];
			unset( $this->doomed[ $id ] );
			$this->events->deleted( $product );
		}
	}

	/**
	 * A product left the trash: so do its variations, with the status that they had.
	 */
	private function untrashed( string $new_status, string $old_status, WP_Post $post ): void {
		if ( 'trash' !== $old_status || 'trash' === $new_status ) {
			return;
		}
		$this->each_variation(
			$post,
			static function ( int $variation ): void {
				if ( 'trash' === get_post_status( $variation ) ) {
					$status = get_post_meta( $variation, '_wp_trash_meta_status', true );
					wp_untrash_post( $variation );
					wp_update_post(
						[
							'ID'          => $variation,
							'post_status' => is_string( $status ) && '' !== $status ? $status : 'publish',
						]
					);
				}
			}
		);
	}

	/**
	 * Somebody else saved a product, such as WordPress's own editor.
	 */
	private function saved( int $id, WP_Post $post, bool $update, ?WP_Post $before ): void {
		if ( in_array(
			$post->post_type,
			[ PostTypes::PRODUCT, PostTypes::VARIATION ],
			true
		) && 'auto-draft' !== $post->post_status && ! ProductRepository::is_saving() ) {
			try {
				$this->services->repository()->refresh( $id );
			} catch ( NotFound ) {
				// A variation without its product: nobody sees it.
				return;
			}
			$is_new = ! $update || 'auto-draft' === $before?->post_status;
			$this->announce(
				$post,
				$is_new ? $this->events->created( ... ) : fn( Product $product ) => $this->events->updated( $product, $product )
			);
		}
	}

	/**
	 * @param WP_Post|null        $post
	 * @param callable(int): mixed $work
	 */
	private function each_variation( ?WP_Post $post, callable $work ): void {
		if ( PostTypes::PRODUCT !== $post?->post_type ) {
			return;
		}
		$database = $this->database;
		foreach ( $database->column(
			"SELECT ID FROM {$database->table( 'posts' )} WHERE post_parent = %d AND post_type = 'product_variation' ORDER BY ID",
			$post->ID
		) as $variation ) {
			$work( (int) $variation );
		}
	}
}
