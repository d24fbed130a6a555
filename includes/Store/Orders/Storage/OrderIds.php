<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Database\Connection;
use Storewright\Database\DateColumn;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * Gives orders ids that no post has: each has a row of wp_posts that holds its place.
 *
 * @internal
 */
final class OrderIds {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Takes an id for a new order.
	 *
	 * @param Order $order Keeps its id if that is not 0 and free.
	 * @return int The id.
	 */
	public function take( Order $order ): int {
		$gmt = DateColumn::utc( $order->created );
		$row = [
			'post_author'           => 0,
			'post_date'             => DateColumn::site( $order->created ),
			'post_date_gmt'         => $gmt,
			'post_modified'         => DateColumn::site( $order->created ),
			'post_modified_gmt'     => $gmt,
			'post_content'          => '',
			'post_title'            => '',
			'post_excerpt'          => '',
			'post_status'           => 'draft',
			'comment_status'        => 'closed',
			'ping_status'           => 'closed',
			'post_name'             => '',
			'to_ping'               => '',
			'pinged'                => '',
			'post_content_filtered' => '',
			'post_parent'           => $order->parent_id,
			'post_type'             => Tables::PLACEHOLDER,
		];
		$id  = $order->id > 0 && $this->is_free( $order->id ) ? [ 'ID' => $order->id ] : [];
		return $this->database->insert( 'posts', $id + $row );
	}

	/**
	 * Gives the id of an order that is gone back.
	 */
	public function release( int $id ): void {
		$this->database->delete(
			'posts',
			[
				'ID'        => $id,
				'post_type' => Tables::PLACEHOLDER,
			]
		);
		clean_post_cache( $id );
	}

	private function is_free( int $id ): bool {
		return null === $this->database->value( "SELECT 1 FROM {$this->database->table( 'posts' )} WHERE ID = %d", $id )
			&& null === $this->database->value( "SELECT 1 FROM {$this->database->table( Tables::ORDERS )} WHERE id = %d", $id );
	}
}
