<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use Storewright\Screens\Keys\KeysSection;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Consumer keys on the settings page.
 */
final class KeysSectionTest extends IntegrationTestCase {

	public function test_a_key_is_shown_once(): void {
		$this->as_shop_manager();
		$page = $this->send(
			[
				'key_description' => 'Till <script>',
				'key_user'        => 'manager',
				'key_permissions' => 'read_write',
			]
		);
		self::assertSame( 1, preg_match( '/value="(ck_[0-9a-f]{40})"/', $page, $key ) );
		self::assertSame( 1, preg_match( '/value="(cs_[0-9a-f]{40})"/', $page, $secret ) );
		$found = ( new KeyRepository( $this->context() ) )->by_consumer_key( $key[1] );
		self::assertSame(
			[ get_current_user_id(), 'read_write', $secret[1] ],
			[ $found[0]->user_id ?? 0, $found[0]->permission->value ?? '', $found[1] ?? '' ]
		);

		$later = $this->page();
		self::assertStringNotContainsString( $key[1], $later );
		self::assertStringNotContainsString( $secret[1], $later );
		self::assertStringContainsString( substr( $key[1], -7 ), $later );
		self::assertStringNotContainsString( '<script>', $page . $later );
	}

	public function test_what_is_wrong_is_said_and_what_was_typed_stays(): void {
		$this->as_shop_manager();
		$page = $this->send(
			[
				'key_description' => 'Till',
				'key_user'        => 'nobody',
				'key_permissions' => 'read',
			]
		);
		self::assertStringContainsString( 'role="alert"', $page );
		self::assertStringContainsString( 'value="Till"', $page );
		self::assertStringContainsString( 'value="nobody"', $page );
		self::assertStringContainsString( 'aria-invalid="true"', $page );
		foreach ( [
			[],
			[ 'key_user' => [ 'manager' ] ],
			[
				'key_user'        => 'manager',
				'key_permissions' => 'all',
			],
			[ 'key_revoke_now' => [ 1 ] ],
			[ 'key_revoke_now' => '99' ],
			[ 'key_revoke_now' => '-1' ],
		] as $posted ) { // phpcs:ignore WordPress.Arrays -- One line.
			self::assertStringContainsString( 'role="alert"', $this->send( $posted ) );
		}
		self::assertSame( [], ( new KeyRepository( $this->context() ) )->all() );
	}

	public function test_a_shop_manager_makes_no_key_in_an_administrators_name_and_revokes_none(): void {
		$key = ( new KeyRepository( $this->context() ) )->create( $this->as_administrator(), 'Owner', 'read' )->key;
		$this->as_shop_manager();
		$page = $this->send(
			[
				'key_user'        => 'admin',
				'key_permissions' => 'read',
			]
		);
		self::assertStringContainsString( 'role="alert"', $page );
		self::assertStringNotContainsString( 'revoke=', $page );
		self::assertStringContainsString( 'Owner', $page );
		self::assertStringContainsString( 'role="alert"', $this->send( [ 'key_revoke_now' => (string) $key->id ] ) );
		$_GET['revoke'] = (string) $key->id;
		$question       = $this->page();
		self::assertStringContainsString( 'role="alert"', $question );
		self::assertStringNotContainsString( 'key_revoke_now', $question );
		self::assertCount( 1, ( new KeyRepository( $this->context() ) )->all() );
	}

	public function test_a_key_is_revoked_after_a_question(): void {
		$key = ( new KeyRepository( $this->context() ) )->create( $this->as_administrator(), 'Till', 'read' )->key;
		self::assertStringContainsString( "revoke={$key->id}\"", $this->page() );

		$_GET['revoke'] = (string) $key->id;
		$question       = $this->page();
		self::assertStringContainsString( "name=\"key_revoke_now\" value=\"{$key->id}\"", $question );
		// What can't be undone does not begin with the focus on doing it.
		self::assertSame( 1, preg_match_all( '/<[^>]* autofocus[^>]*>[^<]*/', $question, $focused ) );
		self::assertStringEndsWith( '>Keep key', $focused[0][0] );
		self::assertNotNull( ( new KeyRepository( $this->context() ) )->find( $key->id ) );
		unset( $_GET['revoke'] );

		self::assertStringContainsString( 'role="status"', $this->send( [ 'key_revoke_now' => (string) $key->id ] ) );
		self::assertNull( ( new KeyRepository( $this->context() ) )->find( $key->id ) );
	}

	/**
	 * @param array<mixed> $posted
	 */
	private function send( array $posted ): string {
		$section = new KeysSection( $this->context(), new KeyRepository( $this->context() ) );
		self::assertFalse( $section->handle( $posted ) );
		return self::printed( $section );
	}

	private function page(): string {
		return self::printed( new KeysSection( $this->context(), new KeyRepository( $this->context() ) ) );
	}

	private static function printed( KeysSection $section ): string {
		ob_start();
		$section->render();
		return (string) ob_get_clean();
	}
}
