<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;

/**
 * The outbox: its table, the job that sends, and WordPress's tools for personal data.
 */
final class OutboxModule extends BackOfficeModule implements HasTables, HasJobs, Installs {

	/**
	 * Adds to WordPress's tools, and listens to what is erased.
	 */
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', [ $this, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ $this, 'add_eraser' ] );
		add_action(
			'storewright_order_anonymized',
			fn( mixed $id ) => is_int( $id ) ? ( new MessagePrivacy( $this->context ) )->forget_subject( 'order', $id ) : null
		);
	}

	/**
	 * Adds the exporter of messages.
	 *
	 * @param mixed $exporters By id.
	 * @return array<mixed>
	 */
	public function add_exporter( mixed $exporters ): array {
		return ( is_array( $exporters ) ? $exporters : [] ) + [
			'storewright-messages' => [
				'exporter_friendly_name' => __( 'Messages', 'storewright' ),
				'callback'               => fn( string $email, int $page = 1 ) =>
					( new MessagePrivacy( $this->context ) )->export( $email, $page ),
			],
		];
	}

	/**
	 * Adds the eraser of messages.
	 *
	 * @param mixed $erasers By id.
	 * @return array<mixed>
	 */
	public function add_eraser( mixed $erasers ): array {
		return ( is_array( $erasers ) ? $erasers : [] ) + [
			'storewright-messages' => [
				'eraser_friendly_name' => __( 'Messages', 'storewright' ),
				'callback'             => fn( string $email ) => ( new MessagePrivacy( $this->context ) )->erase( $email ),
			],
		];
	}

	/**
	 * The table.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [ new Table( OutboxTable::NAME, OutboxTable::COLUMNS ) ];
	}

	/**
	 * The job that sends.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new SendMessages() ];
	}

	/**
	 * Has the job look from time to time.
	 */
	public function install(): void {
		Queue::enqueue( SendMessages::name(), MINUTE_IN_SECONDS );
	}
}
