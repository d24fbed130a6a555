<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Admin\Analytics\Mail\ReportMail;
use Storewright\Kernel\Context;
use WP_User;

/**
 * The e-mail that tells who asked for a report that it is ready. It has a link, not the file: whoever opens it has to be logged in.
 */
final class ExportMail {

	public function __construct( private readonly Context $context, private readonly ExportSources $sources ) {}

	/**
	 * The email, in the language that is set.
	 */
	public function to( WP_User $user, ReportExport $export ): ReportMail {
		$title = $this->sources->get( $export->type )->title();
		$site  = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$until = (string) wp_date(
			"{$this->context->options->string( 'date_format' )} {$this->context->options->string( 'time_format' )}",
			ExportStore::kept_until( $export )
		);
		$text  = [
			/* translators: %s: name of a report, such as Orders. */
			sprintf( __( 'The report “%s” is ready for download:', 'storewright' ), $title ),
			ExportDownload::url( $export ),
			/* translators: 1: user name. 2: a date with time. */
			sprintf( __( 'Log in as %1$s to download it. The file is kept until %2$s.', 'storewright' ), $user->user_login, $until ),
		];
		return new ReportMail(
			$user->user_email,
			/* translators: 1: name of the site. 2: name of a report, such as Orders. */
			sprintf( __( '[%1$s] Your report is ready: %2$s', 'storewright' ), $site, $title ),
			implode( "\n\n", $text )
		);
	}
}
