<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Store\Orders\History\HistoryRecord;
use Storewright\Store\Orders\History\OrderChange;
use Storewright\Store\Orders\OrderServices;

/**
 * Base of the tests of what is recorded of an order.
 */
abstract class OrderHistoryTestCase extends OrderPageTestCase {

	/**
	 * What was recorded of an order, newest first.
	 *
	 * @return list<HistoryRecord>
	 */
	final protected function history( int $id ): array {
		return ( new OrderServices( $this->context() ) )->history()->newest( $id, 10 );
	}

	/**
	 * The changes of a save as texts.
	 *
	 * @return list<string>
	 */
	final protected static function texts( HistoryRecord $record ): array {
		return array_map(
			static fn( OrderChange $change ) => trim( "$change->part $change->name" ) . " $change->field: " . ( $change->old ?? 'none' ) . ' > ' . ( $change->new ?? 'none' ),
			$record->changes
		);
	}

	final protected function page( int $id ): string {
		$query = [
			'action' => 'edit',
			'id'     => (string) $id,
		];
		$page  = new OrderPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		ob_start();
		$page->render( $query );
		return (string) ob_get_clean();
	}
}
