<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;

/**
 * What reports read, kept in the background: see docs/analytics.md.
 */
final class ReportsModule extends BackOfficeModule implements HasJobs, HasTables, Installs, Uninstalls {

	/**
	 * How long another request may go by statuses that it has read before.
	 */
	private const SECONDS_OF_A_REQUEST = 60;

	/**
	 * Products that this request has made, until they get categories or an order comes: nobody has bought them, so that an import need not
	 * look for each.
	 *
	 * @var array<int, true>
	 */
	private array $new = [];

	/**
	 * Has all rows written anew where the site's time zone changes: their dates are the site's.
	 */
	public function register(): void {
		$start = fn() => ( new ReportRun( $this->context ) )->start();
		add_action( 'update_option_timezone_string', $start, 10, 0 );
		add_action( 'update_option_gmt_offset', $start, 10, 0 );
		// WooCommerce has run the shop meanwhile, whose rows the sums are of then.
		add_action( 'storewright_external_writes', fn() => ( new ReportRun( $this->context ) )->ensure(), 10, 0 );
		add_action( 'set_object_terms', $this->follow_categories( ... ), 10, 6 );
		add_action( 'save_post_product', $this->note_new( ... ), 10, 3 );
		foreach ( [ 'storewright_order_created', 'storewright_order_imported', 'storewright_order_updated' ] as $hook ) {
			add_action(
				$hook,
				function (): void {
					$this->new = [];
				},
				10,
				0
			);
		}
		add_action( 'deleted_term_relationships', $this->follow_lost_categories( ... ), 10, 3 );
		$option = CountedStatuses::OPTION;
		foreach ( [ "add_option_$option", "update_option_$option", "delete_option_$option" ] as $hook ) {
			add_action( $hook, $this->count_others( ... ), 10, 0 );
		}
	}

	private function note_new( mixed $product, mixed $post, mixed $is_update ): void {
		if ( true !== $is_update && is_int( $product ) ) {
			$this->new[ $product ] = true;
		}
	}

	/**
	 * @param mixed $product
	 * @param mixed $terms
	 * @param mixed $ids      Ids of relations that it has now.
	 * @param mixed $taxonomy
	 * @param mixed $appends  Whether they were added to those that it had.
	 * @param mixed $before   Ids of relations that it had.
	 */
	private function follow_categories( mixed $product, mixed $terms, mixed $ids, mixed $taxonomy, mixed $appends, mixed $before ): void {
		$now   = array_map( intval( ... ), array_filter( (array) $ids, is_numeric( ... ) ) );
		$until = array_map( intval( ... ), array_filter( (array) $before, is_numeric( ... ) ) );
		if ( 'product_cat' === $taxonomy && is_numeric( $product ) && isset( $this->new[ (int) $product ] ) ) {
			unset( $this->new[ (int) $product ] );
			return;
		}
		if ( [] !== array_diff( $now, $until ) || ( true !== $appends && [] !== array_diff( $until, $now ) ) ) {
			$this->follow_lost_categories( $product, $ids, $taxonomy );
		}
	}

	/**
	 * Reports of categories count the orders of a product anew that was sold. What fails is logged: the categories are stored.
	 *
	 * @param mixed $product
	 * @param mixed $ids
	 * @param mixed $taxonomy
	 */
	private function follow_lost_categories( mixed $product, mixed $ids, mixed $taxonomy ): void {
		if ( 'product_cat' !== $taxonomy || ! is_numeric( $product ) ) {
			return;
		}
		Events::attempt(
			function () use ( $product ): void {
				$database = $this->context->database;
				$lookup   = $this->context->shop()->report_tables()->product_lookup;
				if ( null !== $database->value( "SELECT 1 FROM $lookup WHERE product_id = %d LIMIT 1", (int) $product ) ) {
					$days = new DayTotals( $database );
					$days->categories_changed();
					$days->flush();
				}
			}
		);
	}

	/**
	 * Has what customers have ordered be added up anew, by the statuses that count now: by requests after this one, which know these.
	 */
	private function count_others(): void {
		( new CustomerCheck( $this->context ) )->forget();
		Queue::restart( $this->context->options, SumCustomers::name(), self::SECONDS_OF_A_REQUEST );
	}

	/**
	 * Sums by day and by month.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [
			new Table( DayTotals::TABLE, DayTables::DAYS ),
			new Table( DayTotals::PARTS, DayTables::PARTS ),
			new Table( ItemSums::TABLE, ItemSums::COLUMNS ),
			new Table( KeptFigures::TABLE, KeptFigures::COLUMNS ),
			new Table( CustomerSums::TABLE, CustomerSums::COLUMNS ),
		];
	}

	/**
	 * The jobs that write rows anew, and that look after the sums.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new RebuildReports(), new CheckReports(), new SumCustomers() ];
	}

	/**
	 * Has rows that an older version wrote brought up to date.
	 */
	public function install(): void {
		( new ReportRun( $this->context ) )->ensure();
		Queue::enqueue( CheckReports::name(), DAY_IN_SECONDS );
	}

	public function uninstall(): void {
		( new ReportRun( $this->context ) )->forget();
		( new CustomerCheck( $this->context ) )->forget();
		$this->context->options->delete( ReportCheck::OPTION );
	}
}
