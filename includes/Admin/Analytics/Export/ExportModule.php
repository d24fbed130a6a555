<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Admin\Analytics\Rest\ExportController;
use Storewright\Admin\Analytics\Rest\ExportStatusController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasMessages;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Outbox\MessageHandler;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;

/**
 * Reports as CSV files: started over REST, written in the background, downloaded in wp-admin.
 */
final class ExportModule extends BackOfficeModule implements HasJobs, HasMessages, HasRoutes, Uninstalls {

	/**
	 * Hooks the download. Who is not logged in is asked to.
	 */
	public function register(): void {
		add_action( 'admin_post_' . ExportDownload::ACTION, fn() => ( new ExportDownload( $this->context ) )->answer() );
		add_action( 'admin_post_nopriv_' . ExportDownload::ACTION, 'auth_redirect' );
	}

	/**
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new ExportController( $this->context ), new ExportStatusController( $this->context ) ];
	}

	/**
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new ExportReports(), new DeleteExports() ];
	}

	/**
	 * Tells who asked for it that a file is ready.
	 *
	 * @return list<MessageHandler>
	 */
	public function message_handlers(): array {
		return [ new ExportEmails( $this->context ) ];
	}

	/**
	 * Deletes what was exported.
	 */
	public function uninstall(): void {
		( new ExportStore( $this->context ) )->clear();
	}
}
