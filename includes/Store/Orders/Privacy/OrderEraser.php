<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Privacy;

use Storewright\Kernel\Options;

/**
 * Answers WordPress's requests for erasure: anonymizes the orders of a person where the shop's settings allow that, and else says
 * that they are kept.
 */
final class OrderEraser {

	private const ALLOWED = 'woocommerce_erasure_request_removes_order_data';

	/**
	 * Orders a page: each is several writes.
	 */
	private const BATCH = 10;

	public function __construct(
		private readonly Options $options,
		private readonly OrdersOfPerson $orders,
		private readonly OrderAnonymizer $anonymizer
	) {}

	/**
	 * Erases a page of orders. Those that are erased are not found again, so each page begins at the first one that is left.
	 *
	 * @param string $email E-mail address of the person.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} As WordPress wants it.
	 */
	public function erase( string $email ): array {
		if ( ! $this->options->bool_yes( self::ALLOWED ) ) {
			return self::retained( $this->orders->count( $email ) );
		}
		$ids      = $this->orders->ids( $email, self::BATCH );
		$messages = [];
		foreach ( $ids as $id ) {
			$this->anonymizer->anonymize( $id );
			/* translators: %d: number of an order. */
			$messages[] = sprintf( __( 'Personal data was removed from order %d.', 'storewright' ), $id );
		}
		return [
			'items_removed'  => [] !== $ids,
			'items_retained' => false,
			'messages'       => $messages,
			'done'           => self::BATCH > count( $ids ),
		];
	}

	/**
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	private static function retained( int $count ): array {
		$message = sprintf(
			/* translators: %d: number of orders. */
			_n(
				'%d order keeps its personal data because of the store’s settings.',
				'%d orders keep their personal data because of the store’s settings.',
				$count,
				'storewright'
			),
			$count
		);
		return [
			'items_removed'  => false,
			'items_retained' => $count > 0,
			'messages'       => $count > 0 ? [ $message ] : [],
			'done'           => true,
		];
	}
}
