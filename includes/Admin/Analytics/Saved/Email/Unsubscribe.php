<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Storewright\Admin\Analytics\Saved\DeletedReports;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Context;

/**
 * The link with which who receives a saved report unsubscribes, logged in or not. It is signed for report and user, and asks first: mail
 * programs open links by themselves. What is sent to it (POST), by its button or by the mail program's own, unsubscribes.
 */
final class Unsubscribe {

	/**
	 * The action of admin-post.php.
	 */
	public const ACTION = 'storewright_unsubscribe_report';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The link.
	 */
	public static function url( int $report, int $user ): string {
		return add_query_arg(
			[
				'action' => self::ACTION,
				'report' => $report,
				'user'   => $user,
				'key'    => self::key( $report, $user ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Answers admin-post.php.
	 */
	public function answer(): never {
		// phpcs:disable WordPress.Security.NonceVerification -- The key of the link stands for a nonce: who opens it need not be logged in.
		$text   = static fn( mixed $value ): string => is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
		$query  = array_map( $text, $_GET );
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ? 'POST' : 'GET';
		// phpcs:enable
		$page = $this->page( $query, $method );
		wp_die(
			wp_kses(
				$page['html'],
				[
					'p'      => [],
					'form'   => [
						'method' => true,
						'action' => true,
					],
					'button' => [
						'type'  => true,
						'class' => true,
					],
				]
			),
			esc_html( $page['title'] ),
			[ 'response' => (int) $page['status'] ]
		);
	}

	/**
	 * The page that is answered; with POST, the user is unsubscribed first.
	 *
	 * @param array<string> $query  Of the link.
	 * @param string        $method GET or POST.
	 * @return array{status: int, title: string, html: string}
	 */
	public function page( array $query, string $method ): array {
		$id   = (int) ( $query['report'] ?? 0 );
		$user = (int) ( $query['user'] ?? 0 );
		if ( ! hash_equals( self::key( $id, $user ), $query['key'] ?? '' ) ) {
			return self::answer_of(
				403,
				__( 'This link is not valid', 'storewright' ),
				__( 'Open the link of the latest email, or log in and choose “Saved reports” in Analytics.', 'storewright' )
			);
		}
		$report = ( new SavedReports( $this->context ) )->find( $id );
		if ( null === $report ) {
			if ( 'POST' === $method && null !== ( new DeletedReports( $this->context ) )->find( $id ) ) {
				// It may be taken back.
				Subscriptions::set( $id, $user, false );
			}
			return self::answer_of(
				200,
				__( 'Unsubscribed', 'storewright' ),
				__( 'This saved report was deleted. You receive no more emails of it.', 'storewright' )
			);
		}
		if ( 'POST' === $method ) {
			Subscriptions::set( $id, $user, false );
			return self::answer_of(
				200,
				__( 'Unsubscribed', 'storewright' ),
				/* translators: %s: name of a saved report. */
				sprintf( __( 'You receive no more emails of “%s”. To receive them again, log in and choose “Saved reports” in Analytics.', 'storewright' ), $report->name )
			);
		}
		$page = self::answer_of(
			200,
			__( 'Unsubscribe', 'storewright' ),
			/* translators: %s: name of a saved report. */
			sprintf( __( 'Do you want to receive no more emails of “%s”?', 'storewright' ), $report->name )
		);
		$page['html'] .= '<form method="post" action="' . esc_url( self::url( $id, $user ) ) . '"><p><button type="submit" class="button button-large">'
			. esc_html__( 'Unsubscribe', 'storewright' ) . '</button></p></form>';
		return $page;
	}

	/**
	 * @return array{status: int, title: string, html: string}
	 */
	private static function answer_of( int $status, string $title, string $text ): array {
		return [
			'status' => $status,
			'title'  => $title,
			'html'   => '<p>' . esc_html( $text ) . '</p>',
		];
	}

	private static function key( int $report, int $user ): string {
		return hash_hmac( 'sha256', implode( '|', [ 'unsubscribe report', get_current_blog_id(), $report, $user ] ), wp_salt() );
	}
}
