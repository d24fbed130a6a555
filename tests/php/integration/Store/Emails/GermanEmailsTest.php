<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Emails;

use DOMDocument;
use DOMNameSpaceNode;
use DOMNode;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailServices;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\EmailLocale;
use Storewright\Store\Emails\Render\RenderedEmail;
use Storewright\Store\Emails\Render\RenderOptions;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\RefundDetails;
use Storewright\Tests\Support\EmailIds;
use Storewright\Tests\Support\GoldenOrders;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Locale_Switcher;

/**
 * What a German customer gets: with the plugin's own translation, whatever stands in an email is German, or a word of the order.
 *
 * Each email is made in English and in German. A text that is the same in both is neither, unless it is made of what the order says.
 */
final class GermanEmailsTest extends IntegrationTestCase {

	private const LOCALE = 'de_DE';

	private WP_Locale_Switcher $switcher;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'Laden & Söhne' );
		update_option( 'woocommerce_store_address', 'Hauptstraße 1' );
		// WordPress switches to a language that is installed; its own translation is not needed.
		add_filter( 'get_available_languages', static fn(): array => [ self::LOCALE ] );
		/** @var WP_Locale_Switcher $switcher */
		$switcher                      = $GLOBALS['wp_locale_switcher'];
		$this->switcher                = $switcher;
		$GLOBALS['wp_locale_switcher'] = new WP_Locale_Switcher(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
		$GLOBALS['wp_locale_switcher']->init();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_locale_switcher'] = $this->switcher; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The one that was there.
		parent::tearDown();
	}

	public function test_every_email_is_tried(): void {
		self::assertEqualsCanonicalizing( array_keys( EmailTypes::all() ), array_keys( EmailIds::all() ) );
	}

	#[DataProviderExternal( EmailIds::class, 'all' )]
	public function test_no_text_of_the_templates_stays_english( string $id ): void {
		$type = EmailTypes::find( $id ) ?? self::fail( $id );
		foreach ( $this->contents( $type ) as $data ) {
			$english = $this->rendered( $type, $data, 'en_US' );
			$german  = $this->rendered( $type, $data, self::LOCALE );
			self::assertStringContainsString( '<html lang="de-DE" dir="ltr">', $german->html );
			self::assertStringContainsString( '<html lang="en-US" dir="ltr">', $english->html );
			self::assertSame( [], self::untranslated( self::texts( $english ), self::texts( $german ), $data ), $id );
		}
	}

	/**
	 * A text that is left in English is found, wherever it stands: else the test above could not fail.
	 */
	public function test_a_text_without_translation_is_found(): void {
		$type = EmailTypes::find( 'customer_processing_order' ) ?? self::fail();
		$data = $this->contents( $type )[0];
		foreach ( [ 'Quantity', 'Billing address', 'Thank you for your order' ] as $text ) {
			$leave   = static fn( string $translated, string $original ): string => $text === $original ? $original : $translated;
			$english = self::texts( $this->rendered( $type, $data, 'en_US' ) );
			add_filter( 'gettext_storewright', $leave, 10, 2 );
			$german = self::texts( $this->rendered( $type, $data, self::LOCALE ) );
			remove_filter( 'gettext_storewright', $leave );
			self::assertContains( $text, self::untranslated( $english, $german, $data ) );
		}
	}

	public function test_the_customers_language_is_that_of_the_account(): void {
		$order              = GoldenOrders::all()[0];
		$order->customer_id = $this->as_subscriber();
		update_user_meta( $order->customer_id, 'locale', self::LOCALE );
		$customers = EmailTypes::find( 'customer_completed_order' ) ?? self::fail();
		self::assertSame( self::LOCALE, EmailLocale::of( $customers, new EmailData( $order ) ) );
		$stores = EmailTypes::find( 'new_order' ) ?? self::fail();
		self::assertSame( 'en_US', EmailLocale::of( $stores, new EmailData( $order ) ) );
	}

	/**
	 * What an email of this kind can be about: orders with everything that an order can have.
	 *
	 * @return list<EmailData>
	 */
	private function contents( EmailType $type ): array {
		$url = 'https://shop.test/x';
		if ( ! $type->about->has_order() ) {
			return [ new EmailData( name: 'Zoë', login: 'zoe77', url: $url, quantity: '2' ) ];
		}
		$contents = [];
		$orders   = GoldenOrders::all();
		foreach ( [
			static fn( Order $order ) => [] !== $order->fee_items() && [] !== $order->shipping_items(),
			static fn( Order $order ) => [] !== $order->coupon_items(),
			static fn( Order $order ) => count( $order->tax_items() ) > 1,
			static fn( Order $order ) => count( $order->line_items() ) > 3,
		] as $has ) {
			$order                = array_values( array_filter( $orders, $has ) )[0] ?? self::fail();
			$order->customer_note = 'Bitte klingeln.';
			foreach ( [ '', 'Kaputt' ] as $reason ) {
				$refund         = new Order();
				$refund->type   = Order::REFUND;
				$refund->total  = '-0.25';
				$refund->refund = new RefundDetails( '0.25', $reason );
				$files          = [ [ 'name' => 'Handbuch.pdf', 'url' => $url ] ]; // phpcs:ignore WordPress.Arrays
				$contents[]     = new EmailData( $order, [ $refund ], $refund, '' === $reason, 'Es kommt morgen.', url: $url, downloads: $files );
			}
		}
		return $contents;
	}

	private function rendered( EmailType $type, EmailData $data, string $locale ): RenderedEmail {
		return ( new EmailServices( $this->context() ) )->renderer()->render( $type, $data, new RenderOptions( $locale ) );
	}

	/**
	 * The subject, the texts between the tags and those that people hear, and the lines of the plain text.
	 *
	 * @return list<string>
	 */
	private static function texts( RenderedEmail $email ): array {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $email->html, LIBXML_NOERROR );
		$nodes = ( new DOMXPath( $document ) )->query( '//text()[not(ancestor::style)] | //@alt | //@title | //@aria-label' );
		$texts = array_map(
			static fn( DOMNode|DOMNameSpaceNode $node ) => trim( (string) preg_replace( '/\s+/u', ' ', (string) $node->nodeValue ) ), // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The DOM's name.
			false === $nodes ? [] : array_values( iterator_to_array( $nodes ) )
		);
		return [ $email->subject, ...$texts, ...array_map( trim( ... ), explode( "\n", $email->plain ) ) ];
	}

	/**
	 * Texts that are the same in both languages, and not made of what the order and the shop say.
	 *
	 * @param list<string> $english
	 * @param list<string> $german
	 * @param EmailData    $data
	 * @return list<string>
	 */
	private static function untranslated( array $english, array $german, EmailData $data ): array {
		// As whole words: “tax” in a setting of the order is no part of “Taxes”.
		$words = array_map( static fn( string $word ) => '/(?<!\p{L})' . preg_quote( $word, '/' ) . '(?!\p{L})/u', self::own_words( $data ) );
		$alike = self::same_words();
		$rest  = static fn( string $text ): string => trim( (string) preg_replace( '/[^\p{L}]+/u', ' ', (string) preg_replace( $words, ' ', $text ) ) );
		return array_values(
			array_filter(
				array_intersect( array_unique( $german ), $english ),
				static fn( string $text ) => '' !== $rest( $text ) && ! in_array( $rest( $text ), $alike, true )
			)
		);
	}

	/**
	 * What the order and the shop say themselves, the longest first.
	 *
	 * @return list<string>
	 */
	private static function own_words( EmailData $data ): array {
		$words = [ 'Laden & Söhne', 'Hauptstraße 1', $data->url, $data->name, $data->login, wp_strip_all_tags( $data->note ) ];
		// A strange walk, but a whole one: each text of the order, whatever it is a part of.
		$texts = json_decode( (string) wp_json_encode( [ $data->order, $data->refunds, $data->downloads ] ), true );
		array_walk_recursive(
			$texts,
			static function ( mixed $value ) use ( &$words ): void {
				$words[] = is_string( $value ) ? $value : '';
			}
		);
		$words = array_unique( array_filter( array_map( trim( ... ), $words ), static fn( string $word ) => '' !== $word ) );
		usort( $words, static fn( string $one, string $other ) => strlen( $other ) <=> strlen( $one ) );
		return $words;
	}

	/**
	 * Texts whose translation is the same word.
	 *
	 * @return list<string>
	 */
	private static function same_words(): array {
		/** @var array{messages: array<string, string>} $translations */
		$translations = require dirname( __DIR__, 5 ) . '/languages/storewright-de_DE.l10n.php';
		$is_same      = static fn( string $to, string $from ) => $to === $from;
		return array_keys( array_filter( $translations['messages'], $is_same, ARRAY_FILTER_USE_BOTH ) );
	}
}
