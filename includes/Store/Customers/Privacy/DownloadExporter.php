<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Kernel\Context;

/**
 * Answers WordPress's requests for personal data with what a person may download, and from where they did.
 */
final class DownloadExporter {

	private const BATCH = 50;

	/**
	 * Most addresses of one permission.
	 */
	private const MAX_ADDRESSES = 100;

	public function __construct( private readonly Context $context ) {}

	/**
	 * A page of permissions.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool} As WordPress wants it.
	 */
	public function export( string $email, int $page ): array {
		$rows = ( new PersonalDownloads( $this->context->database ) )->rows( $email, self::BATCH, ( max( 1, $page ) - 1 ) * self::BATCH );
		_prime_post_caches( array_map( static fn( array $row ) => (int) $row['product_id'], $rows ), false, false );
		return [
			'data' => array_map( $this->item( ... ), $rows ),
			'done' => self::BATCH > count( $rows ),
		];
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private function item( array $row ): array {
		$log    = $this->context->database->table( 'wc_download_log' );
		$fields = [
			__( 'Product', 'storewright' )          => get_the_title( (int) $row['product_id'] ),
			__( 'Order number', 'storewright' )     => (string) $row['order_id'],
			__( 'Granted', 'storewright' )          => (string) $row['access_granted'],
			__( 'Expires', 'storewright' )          => (string) $row['access_expires'],
			__( 'Times downloaded', 'storewright' ) => (string) $row['download_count'],
			__( 'Email address', 'storewright' )    => (string) $row['user_email'],
			__( 'Downloaded from', 'storewright' )  => implode(
				', ',
				$this->context->database->column(
					"SELECT DISTINCT user_ip_address FROM $log WHERE permission_id = %d LIMIT %d",
					(int) $row['permission_id'],
					self::MAX_ADDRESSES
				)
			),
		];
		$data   = [];
		foreach ( $fields as $name => $value ) {
			if ( '' !== $value ) {
				$data[] = compact( 'name', 'value' );
			}
		}
		return [
			'group_id'          => 'storewright_downloads',
			'group_label'       => __( 'Downloads', 'storewright' ),
			'group_description' => __( 'Files that you may download.', 'storewright' ),
			'item_id'           => "download-{$row['permission_id']}",
			'data'              => $data,
		];
	}
}
