<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Indexing;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\Tables;

/**
 * Whether our own tables know every order. Those of a shop that had orders before are brought into them in the background.
 *
 * @internal
 */
final class Readiness {

	/**
	 * The option that says in which form the tables are complete; autoloaded.
	 */
	public const OPTION = 'storewright_orders_indexed';

	private const FORM = '1';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether counts and words are there of all orders; until then they are looked for in the orders themselves.
	 */
	public function is_ready(): bool {
		return self::FORM === $this->context->options->string( self::OPTION );
	}

	/**
	 * Says that they are.
	 */
	public function ready(): void {
		$this->context->options->set( self::OPTION, self::FORM, true );
	}

	/**
	 * Has them made where they are not there; a shop without orders has them.
	 */
	public function ensure(): void {
		if ( $this->is_ready() ) {
			return;
		}
		if ( null === $this->context->database->value( "SELECT id FROM {$this->context->database->table( Tables::ORDERS )} LIMIT 1" ) ) {
			$this->ready();
			return;
		}
		Queue::enqueue( IndexOrders::name() );
	}

	/**
	 * Forgets that they are there.
	 */
	public function forget(): void {
		$this->context->options->delete( self::OPTION );
	}
}
