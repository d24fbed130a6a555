<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Store\Orders\Model\Order;

/**
 * What became of a form that was sent.
 */
final class Outcome {

	/**
	 * @param string            $failure  Why it could not be done, '' where it could.
	 * @param list<string>|null $conflict What somebody else has changed meanwhile, null where nobody has.
	 * @param Order|null        $preview  The order as it would be, null where nobody asked.
	 * @param string            $done     What was done before this page was shown, '' for nothing.
	 * @param bool              $is_short Whether there is not enough in stock, and nothing else is wrong.
	 */
	public function __construct(
		public readonly string $failure,
		public readonly ?array $conflict,
		public readonly ?Order $preview,
		public readonly string $done,
		public readonly bool $is_short = false
	) {}

	/**
	 * Prints it.
	 */
	public function render(): void {
		$text = match ( $this->done ) {
			'saved'                    => __( 'Order saved.', 'storewright' ),
			'created'                  => __( 'Order created.', 'storewright' ),
			'add_note'                 => __( 'Note added.', 'storewright' ),
			'delete_note'              => __( 'Note deleted.', 'storewright' ),
			'send_email'               => __( 'Email sent.', 'storewright' ),
			'resend_email'             => __( 'The email is sent again. Reload this page to see whether it went out.', 'storewright' ),
			'refund', 'refund_gateway' => __( 'Refund recorded.', 'storewright' ),
			'delete_refund'            => __( 'Refund deleted.', 'storewright' ),
			'grant_downloads'          => __( 'Access to downloads granted.', 'storewright' ),
			'revoke_download'          => __( 'Access to the download revoked.', 'storewright' ),
			default                    => '',
		};
		if ( '' !== $text && '' === $this->failure && null === $this->preview ) {
			printf( '<div class="notice notice-success is-dismissible" role="status"><p>%s</p></div>', esc_html( $text ) );
		}
		if ( '' === $this->failure ) {
			return;
		}
		printf( '<div class="notice notice-error" role="alert"><p>%s</p>', esc_html( $this->failure ) );
		if ( $this->is_short ) {
			printf(
				'<p>%s</p><p><button type="submit" class="button" form="%s" name="do" value="%s">%s</button></p>',
				esc_html__( 'Nothing was saved. Change the quantities, or save anyway: stock then falls below zero.', 'storewright' ),
				esc_attr( OrderView::FORM ),
				esc_attr( OrderPage::SAVE_ANYWAY ),
				esc_html__( 'Save anyway', 'storewright' )
			);
		}
		if ( null !== $this->conflict ) {
			echo [] === $this->conflict ? '' : '<ul class="ul-disc">';
			foreach ( $this->conflict as $change ) {
				printf( '<li>%s</li>', esc_html( $change ) );
			}
			echo [] === $this->conflict ? '' : '</ul>';
			printf( '<p>%s</p>', esc_html__( 'What you typed is still in the form. Check it, and save again to keep yours.', 'storewright' ) );
		}
		echo '</div>';
	}
}
