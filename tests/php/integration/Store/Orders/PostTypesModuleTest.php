<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use Storewright\Store\Coupons\PostType as CouponPostType;
use Storewright\Store\Orders\PostTypes;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The post types that every request knows, a visitor's page view included.
 */
final class PostTypesModuleTest extends IntegrationTestCase {

	public function test_they_are_known_without_a_query_and_ask_for_capabilities_of_their_own(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		array_map( unregister_post_type( ... ), [ ...PostTypes::ALL, CouponPostType::NAME ] );
		$before = $wpdb->num_queries;
		PostTypes::register();
		CouponPostType::register();
		self::assertSame( $before, $wpdb->num_queries );

		foreach ( PostTypes::ALL as $type ) {
			self::assertSame( [ 'edit_others_shop_orders', false, false ], $this->rights( $type ), $type );
		}
		self::assertSame( [ 'edit_others_shop_coupons', true, false ], $this->rights( CouponPostType::NAME ) );
	}

	/**
	 * @return array{mixed, bool, bool} Who edits those of others, whether they are exported, whether anybody sees them.
	 */
	private function rights( string $type ): array {
		$object = get_post_type_object( $type );
		self::assertNotNull( $object );
		return [
			$object->cap->edit_others_posts,
			$object->can_export,
			$object->public || $object->publicly_queryable || $object->show_in_rest,
		];
	}
}
