<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Mail;

use Storewright\Kernel\Outbox\SendFailed;
use WP_Error;

/**
 * An email of the reports, which WordPress sends: as text, or as HTML with the text beside it.
 */
final class ReportMail {

	/**
	 * @param string       $to
	 * @param string       $subject
	 * @param string       $text
	 * @param string       $html    '' for an email of text alone.
	 * @param list<string> $headers More of them.
	 */
	public function __construct(
		public readonly string $to,
		public readonly string $subject,
		public readonly string $text,
		public readonly string $html = '',
		public readonly array $headers = []
	) {}

	/**
	 * Sends it.
	 *
	 * @throws SendFailed If the mail server refused it: the text is what it said.
	 */
	public function send(): void {
		$reason = '';
		$alt    = '' === $this->html ? '' : $this->text;
		// WordPress keeps one object for all emails of a request: a text that stayed would go along with the next one.
		$set    = static function ( mixed $mailer ) use ( $alt ): void {
			if ( $mailer instanceof \PHPMailer\PHPMailer\PHPMailer ) {
				$mailer->AltBody = $alt; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The library's name.
			}
		};
		$listen = static function ( mixed $error ) use ( &$reason ): void {
			$reason = $error instanceof WP_Error ? $error->get_error_message() : '';
		};
		add_action( 'phpmailer_init', $set, 99 );
		add_action( 'wp_mail_failed', $listen, 99 );
		try {
			$is_html = '' !== $this->html;
			$is_sent = wp_mail(
				$this->to,
				$this->subject,
				$is_html ? $this->html : $this->text,
				[ ...( $is_html ? [ 'Content-Type: text/html; charset=UTF-8' ] : [] ), ...$this->headers ]
			);
		} finally {
			remove_action( 'phpmailer_init', $set, 99 );
			remove_action( 'wp_mail_failed', $listen, 99 );
		}
		if ( ! $is_sent ) {
			throw new SendFailed( '' === $reason ? __( 'The site could not send this email.', 'storewright' ) : $reason );
		}
	}
}
