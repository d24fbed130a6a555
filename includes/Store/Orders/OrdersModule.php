<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Cli\Arguments;
use Storewright\Cli\Command;
use Storewright\Cli\Terminal;
use Storewright\Database\Table;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasCommands;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\HasTools;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Store\Orders\History\ForgetLostHistory;
use Storewright\Store\Orders\Index\IndexOrders;
use Storewright\Store\Orders\Index\IndexRun;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Index\MonthsToCount;
use Storewright\Store\Orders\Index\OrdersReassigned;
use Storewright\Store\Orders\Maintenance\OrderTools;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Privacy\OrderRetention;

/**
 * Orders: their tables and what keeps them in step.
 */
final class OrdersModule extends BackOfficeModule implements HasTables, HasJobs, HasCommands, HasTools, Installs, Uninstalls {

	private const SECONDS_A_LINE = 5;

	private const REMOVED_AT_ONCE = 2000;

	/**
	 * Follows what becomes of deleted accounts, and says where orders can't be read.
	 */
	public function register(): void {
		add_action( 'admin_notices', ( new OrdersInPosts( $this->context->database, $this->context->options ) )->print_notice( ... ), 10, 0 );
		add_action( 'storewright_external_writes', ( new IndexStatus( $this->context ) )->fall_behind( ... ), 10, 0 );
		add_action( 'storewright_external_writes', static fn() => Queue::enqueue( ForgetLostHistory::name() ), 10, 0 );
		add_filter( 'storewright_pass_on_orders', ( new OrdersReassigned( $this->context->database ) )->pass_on( ... ), 10, 5 );
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
	 * The jobs that index the orders of a shop that had some before, and forget what was recorded of those that others have removed.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new IndexOrders(), new ForgetLostHistory() ];
	}

	/**
	 * `wp storewright orders index`.
	 *
	 * @return list<Command>
	 */
	public function commands(): array {
		return [
			new Command(
				'orders index',
				__( 'Rebuilds the tables used to count and search orders.', 'storewright' ),
				[],
				$this->index( ... )
			),
		];
	}

	/**
	 * The maintenance tools.
	 *
	 * @return list<\Storewright\Kernel\Maintenance\Tool>
	 */
	public function tools(): array {
		return ( new OrderTools( $this->context ) )->all();
	}

	/**
	 * Has the orders indexed that are there already, and a WooCommerce that is activated later find ours.
	 */
	public function install(): void {
		( new IndexStatus( $this->context ) )->ensure();
		$options  = $this->context->options;
		$in_posts = new OrdersInPosts( $this->context->database, $options );
		if ( [] === $options->fresh( [ OrdersInPosts::IN_TABLES ] ) && ! $in_posts->are_there() ) {
			$in_posts->settle_on_tables();
		}
	}

	/**
	 * Forgets that orders are indexed and removes their notes and what holds their ids; the tables go with the rest of the plugin's
	 * tables. Where WooCommerce has said where orders are, that stays.
	 */
	public function uninstall(): void {
		( new IndexStatus( $this->context ) )->forget();
		if ( $this->context->options->bool_yes( OrdersInPosts::SET_BY_US ) ) {
			$this->context->options->delete( OrdersInPosts::IN_TABLES );
			$this->context->options->delete( OrdersInPosts::SET_BY_US );
		}
		$this->context->options->delete( MonthsToCount::OPTION );
		$this->context->options->delete( OrderRetention::MARKS );
		$this->remove_all( 'comments', 'comment_ID', 'comment_type', NoteRepository::TYPE, 'commentmeta', 'comment_id' );
		$this->remove_all( 'posts', 'ID', 'post_type', Tables::PLACEHOLDER, 'postmeta', 'post_id' );
	}

	/**
	 * Removes rows of a type with their meta data, a part at a time: of a million, nobody could undo or wait for all at once.
	 */
	private function remove_all( string $table, string $id, string $column, string $type, string $meta, string $of ): void {
		$database = $this->context->database;
		do {
			$ids = array_map(
				intval( ... ),
				$database->column(
					"SELECT $id FROM {$database->table( $table )} WHERE $column = %s LIMIT %d",
					$type,
					self::REMOVED_AT_ONCE
				)
			);
			if ( [] !== $ids ) {
				$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
				$database->execute( "DELETE FROM {$database->table( $meta )} WHERE $of IN ( $places )", ...$ids );
				$database->execute( "DELETE FROM {$database->table( $table )} WHERE $id IN ( $places )", ...$ids );
			}
		} while ( [] !== $ids );
	}

	private function index( Arguments $arguments, Terminal $terminal ): void {
		$job    = new IndexOrders();
		$cursor = IndexOrders::ANEW;
		do {
			$cursor = $job->run_alone( $this->context, $cursor, microtime( true ) + self::SECONDS_A_LINE );
			if ( null !== $cursor ) {
				$terminal->line( $cursor );
			}
		} while ( null !== $cursor );
		if ( null === IndexRun::stored( $this->context->options ) && ( new IndexStatus( $this->context ) )->is_ready() ) {
			$terminal->success( __( 'Orders are counted and can be searched.', 'storewright' ) );
			return;
		}
		$terminal->warning( __( 'Another run has taken over. Orders are counted and can be searched when it is done.', 'storewright' ) );
	}
}
