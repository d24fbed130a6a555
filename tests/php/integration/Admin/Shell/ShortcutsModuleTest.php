<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use Storewright\Admin\Shell\PageData;
use Storewright\Admin\Shell\ShortcutsModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Turning shortcuts of a single key off in the profile.
 */
final class ShortcutsModuleTest extends IntegrationTestCase {

	public function test_the_profile_turns_single_keys_off_and_on_for_that_user_alone(): void {
		$module  = new ShortcutsModule( $this->context() );
		$manager = $this->as_shop_manager();
		self::assertStringContainsString( "value=\"yes\"  checked='checked'", $this->printed( $module, $manager ) );
		$_POST[ ShortcutsModule::META ] = 'no';
		$module->save( $manager );
		self::assertFalse( ( new PageData( $this->context() ) )->all()['singleKeyShortcuts'] );
		self::assertStringNotContainsString( 'checked=', $this->printed( $module, $manager ) );
		$this->as_administrator();
		self::assertTrue( ( new PageData( $this->context() ) )->all()['singleKeyShortcuts'] );
		self::assertSame( '', $this->printed( $module, $manager ), 'Nobody chooses for another one.' );
		$this->as_shop_manager();
		$_POST[ ShortcutsModule::META ] = [ 'yes' ];
		$module->save( $manager );
		self::assertFalse( ShortcutsModule::are_on( $manager ), 'What the form does not have changes nothing.' );
		$_POST[ ShortcutsModule::META ] = 'yes';
		$module->save( $manager );
		self::assertTrue( ShortcutsModule::are_on( $manager ) );
	}

	public function test_who_has_no_dashboard_is_asked_nothing_and_nobody_else_is_changed(): void {
		$module = new ShortcutsModule( $this->context() );
		$admin  = $this->as_administrator();
		self::assertSame( '', $this->printed( $module, $this->as_subscriber() ) );
		$_POST[ ShortcutsModule::META ] = 'no';
		$module->save( $admin );
		self::assertTrue( ShortcutsModule::are_on( $admin ) );
		update_user_meta( $admin, ShortcutsModule::META, 'no' );
		$module->uninstall();
		self::assertTrue( ShortcutsModule::are_on( $admin ) );
	}

	private function printed( ShortcutsModule $module, int $user ): string {
		ob_start();
		$module->print_field( new \WP_User( $user ) );
		return (string) ob_get_clean();
	}
}
