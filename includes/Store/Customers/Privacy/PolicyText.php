<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

/**
 * Suggested text for the site's privacy policy. WordPress shows it to owners beside the editor of that page.
 */
final class PolicyText {

	/**
	 * Hands it to WordPress.
	 */
	public static function suggest(): void {
		wp_add_privacy_policy_content( 'Storewright', wp_kses_post( wpautop( self::text(), false ) ) );
	}

	/**
	 * The text, in simple HTML.
	 */
	public static function text(): string {
		$parts = [
			'<p class="privacy-policy-tutorial">' . __(
				'This sample says what the shop itself keeps. Add what your payment providers, carriers and other plugins keep, and for how long you keep it: see Settings → Accounts and privacy.',
				'storewright'
			) . '</p>',
			'<h3>' . __( 'What we collect and keep', 'storewright' ) . '</h3>',
			__(
				'When you order from us, we keep your name, your billing and shipping address, your email address and phone number, what you ordered, how you paid, the note you wrote, the IP address and the browser that the order came from. We need this to deliver your order, to send you a receipt, to answer your questions, to handle returns and refunds, and to meet our legal duties such as bookkeeping.',
				'storewright'
			),
			__(
				'If you open an account, we keep your name, addresses and email address with it to fill in your next order, and the day on which you were last here. If you may download files, we keep which ones, how often and from which IP address you downloaded them. Reviews that you write are kept and shown with your name.',
				'storewright'
			),
			'<h3>' . __( 'Who has access', 'storewright' ) . '</h3>',
			__(
				'Members of our team who run the shop can see your orders and your account. Software that we have connected to the shop, such as bookkeeping or shipping, receives what it needs for its work.',
				'storewright'
			),
			'<h3>' . __( 'For how long', 'storewright' ) . '</h3>',
			__(
				'We keep orders for as long as we need them for the purposes above and as the law demands. After that we delete them or remove your personal data from them. What was sent to connected software is logged for a short time.',
				'storewright'
			),
			'<h3>' . __( 'Your rights', 'storewright' ) . '</h3>',
			__(
				'You can ask us for a copy of your personal data and to erase it. Where the law demands that we keep an order, we will tell you so.',
				'storewright'
			),
		];
		return implode( "\n\n", $parts );
	}
}
