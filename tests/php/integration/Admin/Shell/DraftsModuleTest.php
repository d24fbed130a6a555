<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use Storewright\Admin\Shell\DraftsModule;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Session_Tokens;

/**
 * Under which name the browser keeps drafts, and until when.
 */
final class DraftsModuleTest extends IntegrationTestCase {

	public function test_the_name_is_the_users_and_another_one_after_a_log_out(): void {
		$key = fn(): string => DraftsModule::key( $this->context() );
		wp_set_current_user( 0 );
		self::assertSame( '', $key() );
		$owner = $this->as_administrator();
		$first = $key();
		self::assertSame( $first, $key(), 'It stays while the user is logged in.' );
		$this->as_shop_manager();
		self::assertNotSame( $first, $key() );
		wp_set_current_user( $owner );
		// An expired login ends without it.
		WP_Session_Tokens::get_instance( $owner )->destroy_all();
		self::assertSame( $first, $key() );
		do_action( 'wp_logout', $owner );
		self::assertNotSame( $first, $key() );
	}

	public function test_the_login_page_removes_drafts_after_a_log_out_only(): void {
		$printed = static function (): string {
			ob_start();
			DraftsModule::print_removal();
			return (string) ob_get_clean();
		};
		self::assertSame( '', $printed() );
		$_GET['loggedout'] = 'true';
		self::assertStringContainsString( '"storewright-draft "', $printed() );
	}
}
