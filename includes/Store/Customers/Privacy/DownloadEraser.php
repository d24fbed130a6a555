<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Kernel\Context;
use Storewright\Store\Customers\Tables;

/**
 * Answers WordPress's requests for erasure: ends access to downloads, and removes the log of them, where the shop's settings allow
 * that; else says that they are kept.
 */
final class DownloadEraser {

	private const ALLOWED = 'woocommerce_erasure_request_removes_download_data';

	private const LOG = 'wc_download_log';

	private const BATCH = 100;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Erases a page of permissions. Those that are erased are not found again.
	 *
	 * @param string $email E-mail address of the person.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} As WordPress wants it.
	 */
	public function erase( string $email ): array {
		$rows       = ( new PersonalDownloads( $this->context->database ) )->rows( $email, self::BATCH );
		$is_allowed = $this->context->options->bool_yes( self::ALLOWED );
		$messages   = [];
		if ( [] !== $rows && $is_allowed ) {
			$this->remove( array_map( static fn( array $row ) => (int) $row['permission_id'], $rows ) );
			$messages[] = __( 'Access to downloads was removed.', 'storewright' );
		} elseif ( [] !== $rows ) {
			$messages[] = __( 'Access to downloads is kept, as the settings of the shop say.', 'storewright' );
		}
		return [
			'items_removed'  => [] !== $rows && $is_allowed,
			'items_retained' => [] !== $rows && ! $is_allowed,
			'messages'       => $messages,
			'done'           => ! $is_allowed || self::BATCH > count( $rows ),
		];
	}

	/**
	 * @param list<int> $ids
	 */
	private function remove( array $ids ): void {
		$database = $this->context->database;
		$places   = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$database->transaction(
			static function () use ( $database, $places, $ids ): void {
				$database->execute( "DELETE FROM {$database->table( self::LOG )} WHERE permission_id IN ( $places )", ...$ids );
				$database->execute( "DELETE FROM {$database->table( Tables::DOWNLOADS )} WHERE permission_id IN ( $places )", ...$ids );
			}
		);
	}
}
