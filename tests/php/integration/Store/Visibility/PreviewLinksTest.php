<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Visibility;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Screens\Settings\PostedSettings;
use Storewright\Screens\Visibility\PreviewLinksSection;
use Storewright\Screens\Visibility\VisibilitySection;
use Storewright\Store\Visibility\PreviewLinks;
use Storewright\Store\Visibility\PrivateLink;
use Storewright\Store\Visibility\Visibility;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Links with names that show a hidden site, and the form of its visibility.
 *
 * @spec B2-051 B2-052 B3-011 B7-018 B7-019
 */
final class PreviewLinksTest extends IntegrationTestCase {

	protected function tearDown(): void {
		unset( $_GET[ PrivateLink::NAME ], $_COOKIE[ PrivateLink::NAME ], $_SERVER['REQUEST_METHOD'] );
		parent::tearDown();
	}

	public function test_a_guest_looks_until_the_link_expires_and_changes_nothing(): void {
		$key   = $this->links()->create( 'Agency', 7 );
		$looks = fn( string $method, string $later = '+0 days' ): bool => $this->guest( $key, $method, $later );
		self::assertTrue( $looks( 'GET' ) );
		self::assertTrue( $looks( 'HEAD' ) );
		self::assertFalse( $looks( 'POST' ) );
		self::assertFalse( $looks( 'DELETE' ) );
		self::assertTrue( $looks( 'GET', '+6 days' ) );
		self::assertFalse( $looks( 'GET', '+7 days' ) );
		self::assertFalse( $this->guest( 'another-key', 'GET' ) );
		self::assertFalse( $this->guest( '', 'GET' ) );
	}

	public function test_the_key_is_kept_nowhere_and_one_that_is_revoked_lets_nobody_in(): void {
		$links  = $this->links();
		$key    = $links->create( 'Agency', 0 );
		$stored = (string) wp_json_encode( get_option( PreviewLinks::OPTION ) );
		self::assertStringNotContainsString( $key, $stored );
		self::assertStringContainsString( hash( 'sha256', $key ), $stored );
		// What a thief of the database reads opens nothing.
		self::assertFalse( $this->guest( hash( 'sha256', $key ), 'GET' ) );

		self::assertNull( $links->all()[0]->expires );
		self::assertSame( 'Agency', $links->revoke( $links->all()[0]->id )->name );
		self::assertSame( [], $links->all() );
		self::assertFalse( $this->guest( $key, 'GET' ) );
		$this->expectException( NotFound::class );
		$links->revoke( 'gone' );
	}

	public function test_the_last_use_is_kept_at_most_every_ten_minutes(): void {
		$links = $this->links();
		$links->create( 'Agency', 7 );
		self::assertNull( $links->all()[0]->last_use );
		$links->used( $links->all()[0] );
		$first = $links->all()[0]->last_use;
		self::assertEquals( $this->context()->clock->now()->getTimestamp(), $first?->getTimestamp() );

		$stored = get_option( PreviewLinks::OPTION );
		$later  = new PreviewLinks( $this->context( new Clock( $this->context()->clock->now()->modify( '+9 minutes' ) ) ) );
		$later->used( $later->all()[0] );
		self::assertSame( $stored, get_option( PreviewLinks::OPTION ) );
	}

	public function test_bad_names_and_times_are_refused_and_quoted(): void {
		foreach ( [
			[ ' ', 7, 'Enter a name of up to 100 characters.' ],
			[ str_repeat( 'x', 101 ), 7, 'Enter a name of up to 100 characters.' ],
			[ 'Agency', 8, 'A link can’t expire after 8 days. Choose one of the times.' ],
		] as [ $name, $days, $reason ] ) {
			try {
				$this->links()->create( $name, $days );
				self::fail( 'Created.' );
			} catch ( InvalidInput $refusal ) {
				self::assertSame( $reason, $refusal->getMessage() );
			}
		}
		self::assertFalse( get_option( PreviewLinks::OPTION ) );
	}

	public function test_broken_entries_let_nobody_in(): void {
		$row = [
			'name'    => 'A',
			'hash'    => hash( 'sha256', 'key' ),
			'created' => '2026-01-01 00:00:00',
			'expires' => 'soon',
			'used'    => '',
		];
		self::assertSame( [], PreviewLinks::read( 'nonsense' ) );
		self::assertSame( [], PreviewLinks::read( [ 'a' => 'b', 'c' => $row ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertCount( 1, PreviewLinks::read( [ 'c' => [ 'expires' => '' ] + $row ] ) );
	}

	public function test_the_page_shows_a_link_once_and_escapes_its_name(): void {
		$this->as_shop_manager();
		$section = new PreviewLinksSection( $this->context() );
		$section->handle(
			[
				'preview_name' => '<b>Agency</b>',
				'preview_days' => '7',
			]
		);
		$html = $this->printed( $section->render( ... ) );
		self::assertMatchesRegularExpression( '/value="[^"]+\?woo-share=[A-Za-z0-9]{40}"/', $html );
		self::assertStringContainsString( '&lt;b&gt;Agency&lt;/b&gt;', $html );
		self::assertStringNotContainsString( 'woo-share=', $this->printed( ( new PreviewLinksSection( $this->context() ) )->render( ... ) ) );

		$section->handle( [ 'preview_revoke' => ( new PreviewLinks( $this->context() ) )->all()[0]->id ] );
		self::assertStringContainsString( 'was revoked', $this->printed( $section->render( ... ) ) );
		$section->handle( [] );
		self::assertStringContainsString( 'Enter a name', $this->printed( $section->render( ... ) ) );
	}

	public function test_the_form_saves_all_by_the_names_of_the_options_and_keeps_the_key_that_was_shown(): void {
		$this->as_shop_manager();
		$section = new VisibilitySection( $this->context() );
		$html    = $this->printed( $section->render( ... ) );
		self::assertStringContainsString( 'data-island="site-visibility"', $html );
		self::assertSame( 1, preg_match( '/name="woocommerce_share_key" value="([A-Za-z0-9]{32})"/', $html, $found ) );
		self::assertFalse( get_option( Visibility::KEY ) );
		$form = [
			PostedSettings::EXPECTED => '{"woocommerce_coming_soon":"no"}',
			PostedSettings::END      => '1',
			Visibility::COMING_SOON  => 'yes',
			Visibility::STORE_ALONE  => 'yes',
			Visibility::HAS_LINK     => 'yes',
			Visibility::KEY          => $found[1],
		];
		self::assertTrue( $section->handle( $form ) );
		self::assertSame( [ 'yes', 'yes', 'yes', $found[1] ], array_map( 'get_option', array_slice( array_keys( $form ), 2 ) ) );
		self::assertTrue( Visibility::is_coming_soon() );
		// It stays, whatever a form says later.
		self::assertTrue( $section->handle( [ Visibility::KEY => str_repeat( 'a', 32 ) ] + $form ) );
		self::assertSame( $found[1], get_option( Visibility::KEY ) );
		$html = $this->printed( ( new VisibilitySection( $this->context() ) )->render( ... ) );
		self::assertStringContainsString( "woo-share={$found[1]}\"", $html );

		// What can't be saved is said by the plain form, at its field.
		self::assertFalse( $section->handle( [ Visibility::COMING_SOON => 'maybe' ] + $form ) );
		self::assertStringContainsString( 'aria-invalid="true"', $this->printed( $section->render( ... ) ) );
		self::assertSame( 'yes', get_option( Visibility::COMING_SOON ) );
	}

	/**
	 * Whether a guest with a key gets in.
	 */
	private function guest( string $key, string $method, string $later = '+0 days' ): bool {
		$this->as_visitor();
		$_SERVER['REQUEST_METHOD']    = $method;
		$_COOKIE[ PrivateLink::NAME ] = $key;
		$now                          = $this->context()->clock->now()->modify( $later );
		self::assertInstanceOf( DateTimeImmutable::class, $now );
		return ! ( new Visibility( $this->context()->options, $now ) )->blocks_visitor();
	}

	private function links(): PreviewLinks {
		return new PreviewLinks( $this->context() );
	}

	/**
	 * @param callable(): void $render
	 */
	private function printed( callable $render ): string {
		ob_start();
		$render();
		return (string) ob_get_clean();
	}
}
