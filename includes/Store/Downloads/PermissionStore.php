<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Tables;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductServices;

/**
 * Grants, finds, counts and revokes permissions to download.
 */
final class PermissionStore {

	/**
	 * How long the rest of a counted download is not counted again, in seconds: as WooCommerce has it, and where the shop does not count
	 * partial downloads. Without an end, a request for all but the first byte would be free for ever.
	 */
	private const RESUMED_WITHIN = [
		'yes' => 1800,
		'no'  => 86400,
	];

	private const LONGEST_DAYS = 36500;

	private const MOST_DOWNLOADS = 999_999_999;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Statuses of an order whose files may be downloaded.
	 *
	 * @return list<string>
	 */
	public function statuses(): array {
		return 'yes' === $this->context->options->string( 'woocommerce_downloads_grant_access_after_payment', 'yes' )
			? [ OrderStatus::COMPLETED, OrderStatus::PROCESSING ]
			: [ OrderStatus::COMPLETED ];
	}

	/**
	 * Grants the files of an order's rows that are not granted yet.
	 *
	 * @param Order          $order
	 * @param list<LineItem> $lines
	 * @return int How many were granted.
	 */
	public function grant( Order $order, array $lines ): int {
		$quantities = [];
		foreach ( $lines as $line ) {
			$id                = $line->variation_id > 0 ? $line->variation_id : $line->product_id;
			$quantities[ $id ] = ( $quantities[ $id ] ?? 0 ) + $line->quantity;
		}
		unset( $quantities[0] );
		if ( [] === $quantities ) {
			return 0;
		}
		$has = [];
		foreach ( $this->of_order( $order->id ) as $permission ) {
			$has[ $permission->product_id ][ $permission->download_id ] = true;
		}
		$granted = 0;
		foreach ( ( new ProductServices( $this->context ) )->query()->several( array_keys( $quantities ) ) as $product ) {
			foreach ( $product->downloadable ? $product->downloads : [] as $file ) {
				if ( ! isset( $has[ $product->id ][ $file->id ] ) && $quantities[ $product->id ] > 0 ) {
					$this->insert( $order, $product, $file->id, $quantities[ $product->id ] );
					++$granted;
				}
			}
		}
		return $granted;
	}

	/**
	 * The permissions of an order.
	 *
	 * @param int $order_id
	 * @return list<Permission>
	 */
	public function of_order( int $order_id ): array {
		return array_map(
			Permission::of_row( ... ),
			$this->context->database->rows(
				"SELECT * FROM {$this->table()} WHERE order_id = %d ORDER BY permission_id LIMIT 1000",
				$order_id
			)
		);
	}

	/**
	 * The permission that a link names, null where there is none. Compared byte by byte: the database's collations tell neither case
	 * nor accents apart.
	 *
	 * @param DownloadLink $link
	 */
	public function of_link( DownloadLink $link ): ?Permission {
		$orders = $this->context->database->table( Tables::OPERATIONAL );
		foreach ( $this->context->database->rows(
			"SELECT p.* FROM $orders o INNER JOIN {$this->table()} p ON p.order_id = o.order_id
			WHERE o.order_key = %s AND p.product_id = %d AND p.download_id = %s ORDER BY p.permission_id LIMIT 20",
			$link->order_key,
			$link->product_id,
			$link->download_id
		) as $row ) {
			$permission = Permission::of_row( $row );
			if ( $link->is_of( $permission ) ) {
				return $permission;
			}
		}
		return null;
	}

	/**
	 * Counts and logs a download, in one statement for what is left: of two at once, only one gets the last.
	 *
	 * @param Permission $permission
	 * @param int        $user_id    Who downloads, 0 for a guest.
	 * @param string     $address    IP address.
	 * @return bool False where none was left.
	 */
	public function count( Permission $permission, int $user_id, string $address ): bool {
		$database = $this->context->database;
		return $database->transaction(
			function () use ( $database, $permission, $user_id, $address ): bool {
				$changed = $database->execute(
					"UPDATE {$this->table()} SET download_count = download_count + 1, downloads_remaining = CASE
						WHEN downloads_remaining IS NULL OR downloads_remaining = '' THEN downloads_remaining
						ELSE CAST( downloads_remaining AS SIGNED ) - 1 END
					WHERE permission_id = %d AND (
						downloads_remaining IS NULL OR downloads_remaining = '' OR CAST( downloads_remaining AS SIGNED ) > 0 )",
					$permission->id
				);
				if ( 1 !== $changed ) {
					return false;
				}
				$database->insert(
					Tables::DOWNLOAD_LOG,
					[
						'timestamp'       => $this->now( $this->context->clock->now() ),
						'permission_id'   => $permission->id,
						'user_id'         => 0 === $user_id ? null : $user_id,
						'user_ip_address' => substr( $address, 0, 100 ),
					]
				);
				return true;
			}
		);
	}

	/**
	 * Whether the same person's download was counted a short time ago: the rest of it is not counted again.
	 *
	 * @param Permission $permission
	 * @param int        $user_id    Who downloads, 0 for a guest.
	 * @param string     $address    IP address.
	 */
	public function may_resume( Permission $permission, int $user_id, string $address ): bool {
		$log   = $this->context->database->table( Tables::DOWNLOAD_LOG );
		$set   = $this->context->options->string( 'woocommerce_downloads_count_partial', 'yes' );
		$since = $this->context->clock->now()->modify( '-' . ( self::RESUMED_WITHIN[ $set ] ?? self::RESUMED_WITHIN['yes'] ) . ' seconds' );
		return null !== $this->context->database->value(
			"SELECT download_log_id FROM $log WHERE permission_id = %d AND timestamp >= %s AND user_ip_address = %s
				AND COALESCE( user_id, 0 ) = %d LIMIT 1",
			$permission->id,
			$this->now( $since ),
			substr( $address, 0, 100 ),
			$user_id
		);
	}

	/**
	 * Takes a permission of an order back. What was downloaded stays in the log.
	 *
	 * @param int $order_id
	 * @param int $permission_id
	 * @return bool False where the order has no such permission.
	 */
	public function revoke( int $order_id, int $permission_id ): bool {
		return 1 === $this->context->database->execute(
			"DELETE FROM {$this->table()} WHERE permission_id = %d AND order_id = %d",
			$permission_id,
			$order_id
		);
	}

	/**
	 * Has an order's permissions follow its customer.
	 *
	 * @param Order $order
	 */
	public function follow_customer( Order $order ): void {
		$this->context->database->update(
			Tables::DOWNLOAD_PERMISSIONS,
			[
				'user_email' => $order->billing->email,
				'user_id'    => $order->customer_id,
			],
			[ 'order_id' => $order->id ]
		);
	}

	private function insert( Order $order, Product $product, string $file, int|float $quantity ): void {
		$now   = $this->context->clock->now();
		$days  = min( self::LONGEST_DAYS, $product->download_expiry );
		$limit = $product->download_limit;
		$this->context->database->insert(
			Tables::DOWNLOAD_PERMISSIONS,
			[
				'download_id'         => $file,
				'product_id'          => $product->id,
				'order_id'            => $order->id,
				'order_key'           => $order->order_key,
				'user_email'          => $order->billing->email,
				'user_id'             => $order->customer_id,
				'downloads_remaining' => $limit > 0 ? (string) min( self::MOST_DOWNLOADS, $limit * (int) ceil( $quantity ) ) : '',
				'access_granted'      => $this->now( $now ),
				'access_expires'      => $days > 0 ? $this->now( $now->modify( "+$days days" ) ) : null,
				'download_count'      => 0,
			]
		);
	}

	private function now( DateTimeImmutable $at ): string {
		return $at->format( 'Y-m-d H:i:s' );
	}

	private function table(): string {
		return $this->context->database->table( Tables::DOWNLOAD_PERMISSIONS );
	}
}
