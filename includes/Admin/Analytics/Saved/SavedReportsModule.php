<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved;

use Storewright\Admin\Analytics\Saved\Email\EmailSavedReports;
use Storewright\Admin\Analytics\Saved\Email\SavedReportEmails;
use Storewright\Admin\Analytics\Saved\Email\Subscriptions;
use Storewright\Admin\Analytics\Saved\Email\Unsubscribe;
use Storewright\Admin\Analytics\Saved\Rest\SavedReportsController;
use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Events;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasMessages;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Outbox\MessageHandler;
use Storewright\Kernel\SwitchedSite;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;

/**
 * Views of reports that users save under a name, and have sent by email.
 */
final class SavedReportsModule extends BackOfficeModule implements HasJobs, HasMessages, HasRoutes, HasTables, Installs, Uninstalls {

	/**
	 * Listens to users who are deleted, tells who may share reports with which roles, and hooks the link that unsubscribes.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', self::add_page_data( ... ) );
		add_action( 'deleted_user', $this->delete_of_user( ... ) );
		foreach ( [ 'admin_post_', 'admin_post_nopriv_' ] as $hook ) {
			add_action( $hook . Unsubscribe::ACTION, fn() => ( new Unsubscribe( $this->context ) )->answer() );
		}
	}

	/**
	 * What fails is logged: the account is deleted already. Another site of a network, which a plugin has switched to, need not have the
	 * table; what stays here of an account that is gone is shown to nobody.
	 */
	private function delete_of_user( int $id ): void {
		if ( ! SwitchedSite::is_another() ) {
			Events::attempt( fn() => ( new SavedReports( $this->context ) )->delete_of_user( $id ) );
		}
	}

	/**
	 * Adds the roles that reports can be shared with, for who may share them.
	 */
	private static function add_page_data( mixed $data ): mixed {
		return is_array( $data ) && current_user_can( Capabilities::MANAGE )
			? $data + [ 'reportRoles' => (object) SharedRoles::possible() ]
			: $data;
	}

	/**
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new EmailSavedReports() ];
	}

	/**
	 * @return list<MessageHandler>
	 */
	public function message_handlers(): array {
		return [ new SavedReportEmails( $this->context ) ];
	}

	/**
	 * Has it looked from time to time what is to be sent.
	 */
	public function install(): void {
		Queue::enqueue( EmailSavedReports::name(), EmailSavedReports::seconds() );
	}

	/**
	 * Forgets who unsubscribed.
	 */
	public function uninstall(): void {
		Subscriptions::clear();
	}

	/**
	 * @return list<Table>
	 */
	public function tables(): array {
		return [ SavedReports::table() ];
	}

	/**
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new SavedReportsController( $this->context, new SavedReports( $this->context ) ) ];
	}
}
