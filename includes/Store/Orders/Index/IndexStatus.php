<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Options;
use Storewright\Store\Orders\Tables;

/**
 * Whether our own tables know every order. Those of a shop that had orders before, and those that others write, such as WooCommerce,
 * are brought into them in the background.
 *
 * @internal
 */
final class IndexStatus {

	/**
	 * The option that says in which form the tables are complete; autoloaded.
	 */
	public const OPTION = 'storewright_orders_indexed';

	/**
	 * To be raised when what stands in the tables gets another meaning: everything is indexed anew then. In 4, drafts of the
	 * checkout are words that are not listed.
	 */
	public const FORM = '4';

	/**
	 * Value of the option while rows that others wrote are being indexed: all the rest is there, in this form.
	 */
	private const BEHIND = 'behind ' . self::FORM;

	/**
	 * Group of the object cache in which the answer is kept until the request ends.
	 */
	private const CACHE = 'storewright_request';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether counts and words are there of all orders; until then they are looked for in the orders themselves. Asks the database
	 * once a request whether somebody else has written.
	 */
	public function is_ready(): bool {
		if ( self::FORM !== $this->context->options->string( self::OPTION ) ) {
			return false;
		}
		wp_cache_add_non_persistent_groups( self::CACHE );
		if ( true === wp_cache_get( self::OPTION, self::CACHE ) ) {
			return true;
		}
		if ( ( new IndexedOrders( $this->context->database, $this->context->options ) )->is_behind() ) {
			$this->fall_behind();
			return false;
		}
		wp_cache_set( self::OPTION, true, self::CACHE );
		return true;
	}

	/**
	 * Whether all is there but what others have written.
	 */
	public function is_behind(): bool {
		return in_array( $this->context->options->string( self::OPTION ), [ self::BEHIND, self::FORM ], true );
	}

	/**
	 * Says that they are.
	 */
	public function ready(): void {
		$this->context->options->set( self::OPTION, self::FORM, true );
	}

	/**
	 * Has them made where they are not there; a shop without orders has them. A run that makes an older form is not gone on with.
	 */
	public function ensure(): void {
		if ( self::FORM === $this->context->options->string( self::OPTION ) ) {
			return;
		}
		if ( null === $this->context->database->value( "SELECT id FROM {$this->context->database->table( Tables::ORDERS )} LIMIT 1" ) ) {
			$this->ready();
			return;
		}
		Queue::restart( $this->context->options, IndexOrders::name() );
	}

	/**
	 * Has what others have written brought in; until then lists read the orders themselves.
	 */
	public function fall_behind(): void {
		self::note_behind( $this->context->options );
	}

	/**
	 * The same, for who has the options only.
	 */
	public static function note_behind( Options $options ): void {
		if ( self::FORM === $options->string( self::OPTION ) ) {
			$options->set( self::OPTION, self::BEHIND, true );
			wp_cache_delete( self::OPTION, self::CACHE );
		}
		Queue::enqueue( IndexOrders::name() );
	}

	/**
	 * Forgets that they are there, and the run that is making them.
	 */
	public function forget(): void {
		$this->context->options->delete( IndexRun::OPTION );
		$this->context->options->delete( self::OPTION );
	}
}
