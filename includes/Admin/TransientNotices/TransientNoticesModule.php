<?php
declare(strict_types=1);

namespace Storewright\Admin\TransientNotices;

use Storewright\Admin\TransientNotices\Rest\TransientNoticeSchema;
use Storewright\Admin\TransientNotices\Rest\TransientNoticesController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;

/**
 * Short messages that PHP leaves for the dashboard, shown once to the user they are for, or to each.
 */
final class TransientNoticesModule extends BackOfficeModule implements HasRoutes, Uninstalls {

	/**
	 * Takes messages of plugins, and tells the app which ones wait.
	 */
	public function register(): void {
		add_action( 'storewright_add_transient_notice', [ $this, 'add' ] );
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
	}

	/**
	 * Adds a message. One that can't be taken is logged.
	 *
	 * @param mixed $notice A TransientNotice.
	 */
	public function add( mixed $notice = null ): void {
		if ( ! $notice instanceof TransientNotice ) {
			$this->context->log->error( 'storewright_add_transient_notice takes a TransientNotice, not ' . get_debug_type( $notice ) . '.' );
			return;
		}
		try {
			$this->queue()->add( $notice );
		} catch ( InvalidInput $reason ) {
			$this->context->log->error( 'A notice could not be added: ' . $reason->getMessage() );
		}
	}

	/**
	 * Tells the app which messages wait for the user.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		$waiting = current_user_can( Capabilities::MANAGE ) ? $this->queue()->waiting_for( get_current_user_id() ) : [];
		return is_array( $data ) ? $data + [ 'transientNotices' => array_map( TransientNoticeSchema::item( ... ), $waiting ) ] : $data;
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new TransientNoticesController( $this->context, $this->queue() ) ];
	}

	/**
	 * Removes what waits.
	 */
	public function uninstall(): void {
		$this->queue()->clear();
	}

	private function queue(): NoticeQueue {
		return new NoticeQueue( $this->context );
	}
}
