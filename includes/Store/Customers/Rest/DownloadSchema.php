<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Rest;

use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Customers\Download;

/**
 * A customer's download in REST answers.
 */
final class DownloadSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'customer_download';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$text = static fn( string $description ) => Field::text( $description, readonly: true, context: [ 'view' ] );
		$id   = static fn( string $description ) => Field::integer( $description, readonly: true, context: [ 'view' ] );
		return [
			'download_id'         => $text( __( 'Id of the file.', 'storewright' ) ),
			'download_url'        => $text( __( 'Address to download the file from.', 'storewright' ) ),
			'product_id'          => $id( __( 'Id of the product.', 'storewright' ) ),
			'product_name'        => $text( __( 'Name of the product.', 'storewright' ) ),
			'download_name'       => $text( __( 'Name of the file for customers.', 'storewright' ) ),
			'order_id'            => $id( __( 'Id of the order.', 'storewright' ) ),
			'order_key'           => $text( __( 'Key of the order.', 'storewright' ) ),
			'downloads_remaining' => $text( __( 'How often the file may still be downloaded, or “unlimited”.', 'storewright' ) ),
			'access_expires'      => $text( __( 'Until when, in the site’s time zone, or “never”.', 'storewright' ) ),
			'access_expires_gmt'  => $text( __( 'Until when, in UTC, or “never”.', 'storewright' ) ),
			'file'                => Field::object(
				__( 'The file.', 'storewright' ),
				[
					'name' => $text( __( 'Its name.', 'storewright' ) ),
					'file' => $text( __( 'Where it lies.', 'storewright' ) ),
				],
				readonly: true,
				context: [ 'view' ]
			),
		];
	}

	/**
	 * The download as it is answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Download $download ): array {
		return [
			'download_id'         => $download->id,
			'download_url'        => $download->url(),
			'product_id'          => $download->product_id,
			'product_name'        => $download->product_name,
			'download_name'       => $download->name,
			'order_id'            => $download->order_id,
			'order_key'           => $download->order_key,
			'downloads_remaining' => null === $download->remaining ? 'unlimited' : (string) $download->remaining,
			'access_expires'      => Dates::site( $download->expires ) ?? 'never',
			'access_expires_gmt'  => Dates::gmt( $download->expires ) ?? 'never',
			'file'                => [
				'name' => $download->name,
				'file' => $download->file,
			],
		];
	}
}
