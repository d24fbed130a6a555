<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;

/**
 * Reads the current download permissions of customers.
 */
final class DownloadQuery {

	private const MAX_COUNT = 1000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The downloads of an account: granted, neither used up nor expired, of an order that was paid, and of a file that is still
	 * there. At most 1,000.
	 *
	 * @param int $user_id The account.
	 * @return list<Download>
	 */
	public function of_user( int $user_id ): array {
		$statuses = 'yes' === $this->context->options->string(
			'woocommerce_downloads_grant_access_after_payment',
			'yes'
		) ? [ 'wc-completed', 'wc-processing' ] : [ 'wc-completed' ];
		$rows     = $this->context->database->rows(
			"SELECT d.* FROM {$this->context->database->table( Tables::DOWNLOADS )} d
			INNER JOIN {$this->context->database->table( 'wc_orders' )} o ON o.id = d.order_id
			WHERE d.user_id = %d AND ( d.downloads_remaining IS NULL OR d.downloads_remaining <> '0' )
				AND ( d.access_expires IS NULL OR d.access_expires = '0000-00-00 00:00:00' OR d.access_expires >= %s )
				AND o.status IN ( " . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ' )
			ORDER BY d.permission_id LIMIT %d',
			$user_id,
			$this->context->clock->now()->format( 'Y-m-d H:i:s' ),
			...$statuses,
			...[ self::MAX_COUNT ]
		);
		_prime_post_caches( array_map( static fn( array $row ) => (int) $row['product_id'], $rows ), false );
		return array_values( array_filter( array_map( self::download( ... ), $rows ) ) );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function download( array $row ): ?Download {
		$product = get_post( (int) $row['product_id'] );
		$files   = get_post_meta( (int) $row['product_id'], '_downloadable_files', true );
		$file    = is_array( $files ) ? $files[ (string) $row['download_id'] ] ?? null : null;
		if ( null === $product || ! is_array( $file ) ) {
			return null;
		}
		$text    = static fn( string $key ): string => is_scalar( $file[ $key ] ?? null ) ? (string) $file[ $key ] : '';
		$expires = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', (string) $row['access_expires'], new DateTimeZone( 'UTC' ) );
		return new Download(
			(string) $row['download_id'],
			$product->ID,
			$product->post_title,
			(int) $row['order_id'],
			(string) $row['order_key'],
			(string) $row['user_email'],
			is_numeric( $row['downloads_remaining'] ) ? (int) $row['downloads_remaining'] : null,
			false === $expires || $expires->getTimestamp() <= 0 ? null : $expires,
			$text( 'name' ),
			$text( 'file' )
		);
	}
}
