<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Cli\Arguments;
use Storewright\Cli\Command;
use Storewright\Cli\Terminal;
use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasCommands;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Store\Orders\Counts\PassedOnOrders;
use Storewright\Store\Orders\Indexing\IndexOrders;
use Storewright\Store\Orders\Indexing\Readiness;
use Storewright\Store\Orders\Notes\NoteRepository;

/**
 * Orders: their tables and what keeps them in step.
 */
final class OrdersModule implements Module, HasTables, HasJobs, HasCommands, Activatable {

	private const SECONDS_A_LINE = 5;

	private const REMOVED_AT_ONCE = 2000;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Makes the types of posts known that orders have their ids and capabilities from, and follows what becomes of deleted accounts.
	 */
	public function register(): void {
		0 < did_action( 'init' ) ? PostTypes::register() : add_action( 'init', [ PostTypes::class, 'register' ] );
		add_action( 'storewright_orders_passed_on', ( new PassedOnOrders( $this->context->database ) )->follow( ... ), 10, 2 );
	}

	/**
	 * The tables of orders.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The job that indexes the orders of a shop that had some before.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new IndexOrders() ];
	}

	/**
	 * `wp storewright orders index`.
	 *
	 * @return list<Command>
	 */
	public function commands(): array {
		return [ new Command( 'orders index', __( 'Makes the tables anew by which orders are counted and searched.', 'storewright' ), [], $this->index( ... ) ) ];
	}

	/**
	 * Has the orders indexed that are there already.
	 */
	public function activate(): void {
		( new Readiness( $this->context ) )->ensure();
	}

	/**
	 * Forgets that orders are indexed and removes their notes and what holds their ids; the tables go with the rest of the plugin's
	 * tables.
	 */
	public function uninstall(): void {
		( new Readiness( $this->context ) )->forget();
		$this->remove_all( 'comments', 'comment_ID', 'comment_type', NoteRepository::TYPE, 'commentmeta', 'comment_id' );
		$this->remove_all( 'posts', 'ID', 'post_type', Tables::PLACEHOLDER, 'postmeta', 'post_id' );
	}

	/**
	 * Removes rows of a type with their meta data, a part at a time: of a million, nobody could undo or wait for all at once.
	 */
	private function remove_all( string $table, string $id, string $column, string $type, string $meta, string $of ): void {
		$database = $this->context->database;
		do {
			$ids = array_map( intval( ... ), $database->column( "SELECT $id FROM {$database->table( $table )} WHERE $column = %s LIMIT %d", $type, self::REMOVED_AT_ONCE ) );
			if ( [] !== $ids ) {
				$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
				$database->execute( "DELETE FROM {$database->table( $meta )} WHERE $of IN ( $places )", ...$ids );
				$database->execute( "DELETE FROM {$database->table( $table )} WHERE $id IN ( $places )", ...$ids );
			}
		} while ( [] !== $ids );
	}

	private function index( Arguments $arguments, Terminal $terminal ): void {
		( new Readiness( $this->context ) )->forget();
		$this->context->database->execute( "DELETE FROM {$this->context->database->table( Tables::SEARCH )}" );
		$job    = new IndexOrders();
		$cursor = null;
		do {
			$cursor = $job->run( $this->context, $cursor, microtime( true ) + self::SECONDS_A_LINE );
			if ( null !== $cursor ) {
				$terminal->line( $cursor );
			}
		} while ( null !== $cursor );
		$terminal->success( __( 'Orders are counted and can be searched.', 'storewright' ) );
	}
}
