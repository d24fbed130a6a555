<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Table;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\HasTools;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Coupons\Rest\CouponsController;
use WP_Post;

/**
 * Coupons: how they are used, REST.
 */
final class CouponsModule extends BackOfficeModule implements HasTables, HasRoutes, HasJobs, HasTools, Installs, Uninstalls {

	/**
	 * Tells of coupons that WordPress itself takes out of the trash, and keeps the indexes in step with posts, whoever writes them.
	 * The post type is registered on every request, see PostTypeModule.
	 */
	public function register(): void {
		$codes = $this->services()->codes();
		$index = $this->services()->meta_index();
		add_action(
			'save_post_' . PostType::NAME,
			static fn( int $id, WP_Post $post ) => $codes->note( [ $id => $post->post_title ] ),
			10,
			2
		);
		add_action(
			'deleted_post',
			function ( int $id, WP_Post $post ) use ( $codes, $index ): void {
				if ( PostType::NAME === $post->post_type ) {
					$codes->forget( $id );
					$index->forget( $id );
					$this->context->database->delete( Tables::USES, [ 'coupon_id' => $id ] );
				}
			},
			10,
			2
		);
		add_action(
			'added_post_meta',
			static function ( int $meta_id, int $id, string $key ) use ( $index ): void {
				if ( PostType::NAME === get_post_type( $id ) ) {
					$index->add_field( $id, $meta_id, $key );
				}
			},
			10,
			3
		);
		add_action( 'storewright_external_writes', $codes->complete_later( ... ), 10, 0 );
		add_action( 'storewright_seeded', $codes->complete_later( ... ), 10, 0 );
		add_action(
			'untrashed_post',
			function ( int $id ): void {
				$coupon = PostType::NAME === get_post_type( $id )
					? $this->services()->query()->full( [ $id ] )[0] ?? null
					: null;

				if ( null !== $coupon ) {
					CouponRepository::announce_untrashed( $coupon );
				}
			}
		);
	}

	/**
	 * The tables of uses, codes and rows of post meta.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The REST resource.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new CouponsController( $this->context, $this->services()->query(), $this->services()->repository() ) ];
	}

	/**
	 * The maintenance tool of the indexes.
	 *
	 * @return list<Tool>
	 */
	public function tools(): array {
		return [ $this->services()->index_tool()->tool() ];
	}

	/**
	 * The job that indexes coupons of a shop that had some before.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new IndexCoupons() ];
	}

	/**
	 * Has the coupons indexed that are there already.
	 */
	public function install(): void {
		$codes = $this->services()->codes();
		if ( ! $codes->is_complete() ) {
			$codes->complete_later();
		}
	}

	/**
	 * Removes every coupon; the tables go with the rest of the plugin's tables.
	 */
	public function uninstall(): void {
		$this->context->options->delete( CouponCodes::OPTION );
		$database = $this->context->database;
		$posts    = $database->table( 'posts' );
		$database->execute(
			"DELETE FROM {$database->table( 'postmeta' )} WHERE post_id IN ( SELECT ID FROM $posts WHERE post_type = 'shop_coupon' )"
		);
		$database->delete( 'posts', [ 'post_type' => PostType::NAME ] );
	}

	private function services(): CouponServices {
		return new CouponServices( $this->context );
	}
}
