<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Emails;

use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailServices;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\Palette;
use Storewright\Store\Emails\Render\RenderedEmail;
use Storewright\Store\Emails\Render\RenderOptions;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * How emails are made: settings, placeholders, styles, templates of a theme.
 */
final class EmailRendererTest extends IntegrationTestCase {

	public function test_styles_are_in_the_elements_and_dark_ones_in_the_head(): void {
		$html = $this->rendered()->html;
		self::assertMatchesRegularExpression( '/<td class="card"[^>]* style="[^"]*background-color: #ffffff/', $html );
		self::assertStringContainsString( '<style>', $html );
		self::assertStringContainsString( '@media (prefers-color-scheme: dark)', $html );
		self::assertStringContainsString( '<meta name="color-scheme" content="light dark">', $html );
		self::assertStringNotContainsString( 'kept-style', $html );
		self::assertStringContainsString( '@media all', $this->rendered( new RenderOptions( is_dark: true ) )->html );
	}

	public function test_subject_heading_and_closing_are_the_owners_with_placeholders_filled_in(): void {
		update_option( 'blogname', 'Tom &amp; Co' );
		update_option(
			'woocommerce_customer_processing_order_settings',
			[
				'subject'            => "Order {order_number}\nof {order_date} at {site_title}",
				'heading'            => 'Hi <b>{customer_first_name}</b>',
				'additional_content' => 'Write to <a href="mailto:{store_email}">{site_title}</a>.<script>alert(1)</script>',
			]
		);
		$email = $this->rendered();
		self::assertSame( 'Order #77 of November 21, 2026 at Tom & Co', $email->subject );
		self::assertStringContainsString( 'Hi &lt;b&gt;Zoë &lt;i&gt;&lt;/b&gt;', $email->html );
		self::assertMatchesRegularExpression( '/<a href="mailto:admin@[^"]+"[^>]*>Tom &amp; Co<\/a>/', $email->html );
		self::assertStringNotContainsString( '<script', $email->html );
		self::assertStringNotContainsString( '<i>', $email->html );
		self::assertStringContainsString( 'Tom & Co (mailto:admin@', $email->plain );
	}

	public function test_names_in_other_scripts_stay_as_they_are(): void {
		$email = $this->rendered();
		foreach ( [ $email->html, $email->plain ] as $text ) {
			self::assertStringContainsString( 'Müller & Söhne 東京 שלום', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		}
	}

	public function test_right_to_left_turns_tables_and_marks(): void {
		$html = $this->rendered( new RenderOptions( is_rtl: true ) )->html;
		self::assertStringContainsString( 'dir="rtl"', $html );
		self::assertMatchesRegularExpression( '/<td class="number"[^>]* style="[^"]*text-align: left/', $html );
		self::assertMatchesRegularExpression( '/<td class="number"[^>]* style="[^"]*text-align: right/', $this->rendered()->html );
	}

	public function test_a_theme_replaces_a_template(): void {
		$folder = get_stylesheet_directory() . '/storewright/emails';
		self::assertTrue( wp_mkdir_p( "{$folder}/plain" ) );
		try {
			file_put_contents( "{$folder}/customer_processing_order.php", '<html><body><?php echo esc_html( $email->heading ); ?>, by the theme</body></html>' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput
			file_put_contents( "{$folder}/plain/order.php", 'Plain, by the theme' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			$email = $this->rendered();
			self::assertStringContainsString( 'Thank you for your order, by the theme', $email->html );
			self::assertSame( "Plain, by the theme\n", $email->plain );
			self::assertStringNotContainsString( 'by the theme', $this->rendered( id: 'new_order' )->html );
		} finally {
			unlink( "{$folder}/customer_processing_order.php" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			unlink( "{$folder}/plain/order.php" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			rmdir( "{$folder}/plain" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			rmdir( dirname( $folder ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	public function test_what_is_tried_out_holds_in_that_email_alone(): void {
		$drafts = [
			'woocommerce_email_base_color' => '#AA0000',
			'woocommerce_customer_processing_order_heading' => 'A trial',
		];
		$email  = $this->rendered( new RenderOptions( drafts: $drafts ), 'customer_invoice' );
		self::assertStringContainsString( 'background-color: #aa0000', $email->html );
		self::assertStringNotContainsString( 'A trial', $email->html );
		self::assertStringContainsString( 'A trial', $this->rendered( new RenderOptions( drafts: $drafts ) )->html );
		self::assertStringNotContainsString( '#aa0000', $this->rendered( id: 'customer_invoice' )->html );
	}

	public function test_replies_and_copies_go_where_the_owner_wants_them(): void {
		update_option( 'woocommerce_email_reply_to_enabled', 'yes' );
		update_option( 'woocommerce_email_reply_to_name', "Ann\r\nBcc: x@evil.test" );
		update_option( 'woocommerce_email_reply_to_address', 'ann@shop.test' );
		update_option( 'woocommerce_customer_processing_order_settings', [ 'bcc' => 'a@shop.test, nobody, b@shop.test', 'email_type' => 'multipart' ] ); // phpcs:ignore WordPress.Arrays
		$email = $this->rendered();
		self::assertSame( [ 'Reply-To: Ann Bcc: x@evil.test <ann@shop.test>', 'Bcc: a@shop.test, b@shop.test' ], $email->headers );
		self::assertSame( 'multipart', $email->format );
	}

	/**
	 * The tints of the colors. @spec B9-017
	 */
	public function test_surfaces_and_lines_are_four_and_twenty_five_percent_of_the_texts_color(): void {
		$palette = new Palette( '#720eec', '#f7f7f7', '#ffffff', '#000000', '#3c3c3c' );
		self::assertSame( '#f5f5f5', $palette->surface() );
		self::assertSame( '#bfbfbf', $palette->line() );
	}

	public function test_text_can_be_read_whatever_the_color_of_buttons_is(): void {
		foreach ( [ '#ffffff', '#000000', '#ffee00', '#720eec', '#808080', '#00ff00' ] as $base ) {
			$palette = new Palette( $base, '#f7f7f7', '#ffffff', '#3c3c3c', '#3c3c3c' );
			self::assertGreaterThanOrEqual( 4.5, Palette::contrast( $palette->on_base(), $base ), $base );
			self::assertGreaterThanOrEqual( 4.5, Palette::contrast( $palette->link(), $palette->body ), $base );
			$dark = $palette->dark();
			self::assertGreaterThanOrEqual( 4.5, Palette::contrast( $dark->link(), $dark->body ), $base );
			self::assertGreaterThanOrEqual( 4.5, Palette::contrast( $dark->on_base(), $dark->base ), $base );
		}
	}

	private function rendered( RenderOptions $options = new RenderOptions(), string $id = 'customer_processing_order' ): RenderedEmail {
		$order          = new Order();
		$order->id      = 77;
		$order->total   = '12.50';
		$order->created = new \DateTimeImmutable( '2026-11-21 12:00:00', new \DateTimeZone( 'UTC' ) );
		$order->billing = new OrderAddress( 'Zoë <i>', 'Müller', company: 'Müller & Söhne 東京 שלום', country: 'DE', city: 'Bonn', postcode: '53111' );
		$line           = new LineItem();
		$line->name     = 'Lamp';
		$line->subtotal = '12.50';
		$order->items   = [ $line ];
		$type           = EmailTypes::find( $id ) ?? self::fail( $id );
		return ( new EmailServices( $this->context() ) )->renderer()->render( $type, new EmailData( $order, url: 'https://shop.test/pay?a=1&b=2' ), $options );
	}
}
