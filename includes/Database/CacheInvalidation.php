<?php
declare(strict_types=1);

namespace Storewright\Database;

use WP_Post;
use WP_User;

/**
 * Cleans caches a second time when the transaction ends in which they were cleaned.
 *
 * Until the commit, other requests read the old rows and put them into a persistent object cache again. After a rollback, this
 * request may have put there what was never kept. What WordPress's functions clean is noted by their hooks; direct writes say it by
 * Connection::forget().
 *
 * @internal Used by Transactions and Connection, and for caches of WooCommerce.
 */
final class CacheInvalidation {

	private const META_TYPES = [ 'post', 'term', 'user', 'comment' ];

	/**
	 * @var array<string, callable(): mixed> What to do when the transaction has ended, by what it is about.
	 */
	private static array $pending = [];

	/**
	 * Follows what is cleaned from here on. Hooks are added once a request.
	 */
	public static function start(): void {
		if ( false !== has_action( 'clean_post_cache', [ self::class, 'note_post' ] ) ) {
			return;
		}
		add_action( 'clean_post_cache', [ self::class, 'note_post' ], 10, 2 );
		add_action( 'clean_term_cache', [ self::class, 'note_terms' ], 10, 2 );
		add_action( 'clean_user_cache', [ self::class, 'note_user' ], 10, 2 );
		add_action( 'clean_comment_cache', [ self::class, 'note_comment' ] );
		add_action(
			'set_object_terms',
			static fn( int $id, mixed $terms, mixed $tt_ids, string $taxonomy ) => self::note_relationships( $id, $taxonomy ),
			10,
			4
		);
		add_action(
			'deleted_term_relationships',
			static fn( int $id, mixed $tt_ids, string $taxonomy ) => self::note_relationships( $id, $taxonomy ),
			10,
			3
		);
		foreach ( self::META_TYPES as $type ) {
			foreach ( [ 'added', 'updated', 'deleted' ] as $verb ) {
				add_action(
					"{$verb}_{$type}_meta",
					static fn( mixed $meta_ids, mixed $id ) => self::forget( "{$type}_meta", [ is_numeric( $id ) ? (int) $id : 0 ] ),
					10,
					2
				);
			}
		}
		// Before it is written: a listener may throw right after that, before WordPress says that it has written.
		foreach ( [ 'add_option', 'update_option', 'delete_option', 'updated_option' ] as $hook ) {
			add_action( $hook, static fn( string $name ) => self::forget( 'options', [ $name, 'alloptions', 'notoptions' ] ), PHP_INT_MIN );
		}
	}

	/**
	 * Notes keys of a group of the cache.
	 *
	 * @param string           $group
	 * @param list<int|string> $keys
	 */
	public static function forget( string $group, array $keys ): void {
		foreach ( $keys as $key ) {
			self::note( "$group/$key", static fn() => wp_cache_delete( $key, $group ) );
		}
	}

	/**
	 * Forgets a whole group of the cache, now and when the transaction has ended. Where the cache can't empty one group, only the keys that
	 * are meant: to empty all of it would take from every plugin, and every site, what it keeps there.
	 *
	 * @param string                       $group
	 * @param callable(): list<int|string> $keys  Those that may be outdated, asked for where they are needed.
	 */
	public static function forget_group( string $group, callable $keys ): void {
		if ( wp_cache_supports( 'flush_group' ) ) {
			$clean = static fn() => wp_cache_flush_group( $group );
		} else {
			$list  = $keys();
			$clean = static fn() => wp_cache_delete_multiple( $list, $group );
		}
		$clean();
		self::note( $group, $clean );
	}

	/**
	 * Forgets options that were read in what is undone. Those that were written in it are noted; where the cache can empty one group, those
	 * that somebody wrote past WordPress's functions are forgotten as well.
	 */
	public static function forget_options(): void {
		if ( wp_cache_supports( 'flush_group' ) ) {
			wp_cache_flush_group( 'options' );
		} else {
			wp_cache_delete_multiple( [ 'alloptions', 'notoptions' ], 'options' );
		}
	}

	/**
	 * Notes something else that another plugin caches, and cleans itself while it writes.
	 *
	 * @param string            $about What is noted of it before is replaced.
	 * @param callable(): mixed $clean
	 */
	public static function again( string $about, callable $clean ): void {
		self::note( $about, $clean );
	}

	/**
	 * Notes a post.
	 *
	 * @param int     $id
	 * @param WP_Post $post
	 */
	public static function note_post( int $id, WP_Post $post ): void {
		self::note( "post/$id", static fn() => clean_post_cache( $post ) );
	}

	/**
	 * Notes terms.
	 *
	 * @param array<int> $ids
	 * @param string     $taxonomy
	 */
	public static function note_terms( array $ids, string $taxonomy ): void {
		self::note(
			"terms/$taxonomy/" . implode( ',', $ids ),
			static function () use ( $ids, $taxonomy ): void {
				wp_cache_delete( 'all_ids', $taxonomy );
				wp_cache_delete( 'get', $taxonomy );
				clean_term_cache( array_values( array_map( intval( ... ), $ids ) ), $taxonomy, false );
			}
		);
	}

	/**
	 * Notes a user.
	 *
	 * @param int     $id
	 * @param WP_User $user
	 */
	public static function note_user( int $id, WP_User $user ): void {
		self::note( "user/$id", static fn() => clean_user_cache( $user ) );
	}

	/**
	 * Notes a comment.
	 *
	 * @param int|numeric-string $id
	 */
	public static function note_comment( int|string $id ): void {
		self::note( "comment/$id", static fn() => clean_comment_cache( (int) $id ) );
	}

	/**
	 * Cleans again what was noted, when the outermost transaction has ended.
	 *
	 * @param bool $kept Whether it was committed. Then a cache that ends with this request is right already.
	 */
	public static function finish( bool $kept ): void {
		$pending       = self::$pending;
		self::$pending = [];
		if ( ! $kept || wp_using_ext_object_cache() ) {
			self::clean( $pending );
		}
	}

	/**
	 * Cleans what was noted when an inner transaction is undone: this request has read in it what is not kept. It is cleaned once
	 * more when the outermost ends.
	 */
	public static function inner_undone(): void {
		self::clean( self::$pending );
	}

	/**
	 * @param array<string, callable(): mixed> $pending
	 */
	private static function clean( array $pending ): void {
		foreach ( $pending as $clean ) {
			$clean();
		}
	}

	private static function note_relationships( int $id, string $taxonomy ): void {
		self::note(
			"relationships/$taxonomy/$id",
			static function () use ( $id, $taxonomy ): void {
				wp_cache_delete( $id, "{$taxonomy}_relationships" );
				wp_cache_set_terms_last_changed();
			}
		);
	}

	/**
	 * @param callable(): mixed $clean
	 */
	private static function note( string $about, callable $clean ): void {
		if ( Transactions::is_open() ) {
			self::$pending[ $about ] = $clean;
		}
	}
}
