<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\CountsAnyStatus;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\DownloadFilters;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Query\SiteTime;
use Storewright\Kernel\Context;
use Storewright\Rest\Field;
use WP_User;

/**
 * The downloads of files, each with who had it and by which order.
 */
final class DownloadsReport implements AddsFields, CountsAnyStatus {

	public function name(): string {
		return 'downloads';
	}

	public function from(): string {
		return '{downloads} d LEFT JOIN {permissions} q ON q.permission_id = d.permission_id LEFT JOIN {posts} o ON o.ID = q.product_id';
	}

	/**
	 * The log is kept in UTC.
	 */
	public function date( DateType $type ): string {
		return SiteTime::sql( 'd.timestamp' );
	}

	public function columns(): array {
		return [
			new Column( 'id', 'integer', 'd.download_log_id', __( 'Id of the download.', 'storewright' ) ),
			new Column( 'product_id', 'integer', 'q.product_id', __( 'Id of the product.', 'storewright' ) ),
			new Column( 'date_gmt', 'date-time', 'd.timestamp', __( 'When it was, in UTC.', 'storewright' ) ),
			new Column( 'download_id', 'string', 'q.download_id', __( 'Id of the file.', 'storewright' ) ),
			new Column( 'order_id', 'integer', 'q.order_id', __( 'Id of the order.', 'storewright' ) ),
			new Column( 'user_id', 'integer', 'd.user_id', __( 'Id of the user account, 0 for guests.', 'storewright' ) ),
			new Column( 'ip_address', 'string', 'd.user_ip_address', __( 'IP address that it went to.', 'storewright' ) ),
		];
	}

	/**
	 * Each row is a download: nothing is added up.
	 */
	public function measures(): array {
		return [];
	}

	public function filters(): array {
		return DownloadFilters::all();
	}

	public function orderby(): array {
		return [
			'date'    => Sort::text( 'd.timestamp' ),
			'product' => Sort::text( 'o.post_title' ),
		];
	}

	public function arguments(): array {
		return [ 'match' ];
	}

	public function added_fields(): array {
		return [
			'date'         => Field::date( __( 'When it was, in the site’s time zone.', 'storewright' ), readonly: true ),
			'file_name'    => Field::text( __( 'Name of the file; empty where the product has it no more.', 'storewright' ), readonly: true ),
			'file_path'    => Field::text( __( 'Address of the file; empty where the product has it no more.', 'storewright' ), readonly: true ),
			'order_number' => Field::text( __( 'Number of the order.', 'storewright' ), readonly: true ),
			'username'     => Field::text( __( 'Name of the user account.', 'storewright' ), readonly: true ),
		];
	}

	public function added( Context $context, array $rows ): array {
		$ids = static fn( string $name ): array => array_values(
			array_diff( array_unique( array_map( static fn( array $row ) => (int) $row[ $name ], $rows ) ), [ 0 ] )
		);
		_prime_post_caches( $ids( 'product_id' ), false, true );
		cache_users( $ids( 'user_id' ) );
		$reported = $context->shop()->orders()->reported( $ids( 'order_id' ) );
		return array_map(
			static function ( array $row ) use ( $reported ): array {
				$user  = get_userdata( (int) $row['user_id'] );
				$files = get_post_meta( (int) $row['product_id'], '_downloadable_files', true );
				$id    = (string) $row['download_id'];
				$file  = is_array( $files ) && is_array( $files[ $id ] ?? null ) ? $files[ $id ] : [];
				$order = $reported[ (int) $row['order_id'] ] ?? null;
				return [
					'date'         => get_date_from_gmt( (string) $row['date_gmt'], 'Y-m-d\TH:i:s' ),
					'file_name'    => is_string( $file['name'] ?? null ) ? $file['name'] : '',
					'file_path'    => is_string( $file['file'] ?? null ) ? $file['file'] : '',
					'order_number' => null === $order ? '' : $order->number,
					'username'     => $user instanceof WP_User ? $user->user_login : '',
				];
			},
			$rows
		);
	}

	/**
	 * There is no more to know.
	 */
	public function extended( Context $context, array $rows ): ?array {
		return null;
	}
}
