<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\SendFailed;
use Storewright\Store\Emails\Render\Look;
use Storewright\Store\Emails\Render\RenderedEmail;
use Storewright\Store\Settings\SettingsQuery;
use WP_Error;

/**
 * Hands an email to WordPress, from the sender that the owner chose.
 */
final class Mailer {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Sends it.
	 *
	 * @param non-empty-list<string> $to
	 * @param RenderedEmail          $email
	 * @throws SendFailed If the mail server refused it: the text is what it said.
	 */
	public function send( array $to, RenderedEmail $email ): void {
		$reason = '';
		$filter = $this->filters( $email, $reason );
		foreach ( $filter as $hook => $callback ) {
			add_filter( $hook, $callback, 99 );
		}
		try {
			$is_sent = wp_mail( $to, $email->subject, 'plain' === $email->format ? $email->plain : $email->html, $email->headers );
		} finally {
			foreach ( $filter as $hook => $callback ) {
				remove_filter( $hook, $callback, 99 );
			}
		}
		if ( ! $is_sent ) {
			$reason = '' === $reason ? __( 'The site could not send this email.', 'storewright' ) : $reason;
			$this->context->log->error(
				"An email could not be sent: {$reason}",
				[ 'subject' => $email->subject ]
			);
			throw new SendFailed( $reason );
		}
	}

	/**
	 * @param RenderedEmail $email
	 * @param string        $reason Is set to what the mail server said.
	 * @return array<non-falsy-string, Closure(mixed): mixed>
	 */
	private function filters( RenderedEmail $email, string &$reason ): array {
		$look = Look::of( new SettingsQuery( $this->context ) );
		$type = 'plain' === $email->format ? 'text/plain' : 'text/html';
		return [
			'wp_mail_from'         => static fn() => $look->from_address(),
			'wp_mail_from_name'    => static fn() => $look->from_name(),
			'wp_mail_content_type' => static fn() => $type,
			'phpmailer_init'       => static function ( mixed $mailer ) use ( $email ): void {
				if ( $mailer instanceof \PHPMailer\PHPMailer\PHPMailer ) {
					// WordPress keeps one object for all emails of a request.
					$mailer->AltBody = 'multipart' === $email->format ? $email->plain : ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The library's name.
				}
			},
			'wp_mail_failed'       => static function ( mixed $error ) use ( &$reason ): void {
				$reason = $error instanceof WP_Error ? $error->get_error_message() : '';
			},
		];
	}
}
