<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Kernel;

use Storewright\Kernel\Mode;
use Storewright\Rest\Namespaces;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Who runs the shop, and what the dashboard is called there.
 */
final class ModeTest extends UnitTestCase {

	public function test_a_woocommerce_that_is_too_old_has_the_dashboard_stay_away(): void {
		self::assertSame( Mode::Inactive, Mode::beside( '9.8.5' ) );
		self::assertSame( Mode::Inactive, Mode::beside( '' ) );
		self::assertSame( Mode::Companion, Mode::beside( '9.9.0' ) );
		self::assertSame( Mode::Companion, Mode::beside( '11.0.1' ) );
	}

	public function test_the_dashboard_answers_in_its_own_namespaces_and_alone_in_woocommerces_too(): void {
		self::assertSame( [ 'wc-admin', 'storewright/admin' ], Namespaces::of( 'wc-admin', Mode::Standalone ) );
		self::assertSame( [ 'storewright/admin' ], Namespaces::of( 'wc-admin', Mode::Companion ) );
		self::assertSame( [ 'wc/v3' ], Namespaces::of( 'wc/v3', Mode::Standalone ) );
		self::assertSame( '/wc-admin/options?options=a', Namespaces::path( '/wc-admin/options?options=a', Mode::Standalone ) );
		self::assertSame( '/storewright/admin/options?options=a', Namespaces::path( '/wc-admin/options?options=a', Mode::Companion ) );
		self::assertSame( '/storewright/admin-email/x', Namespaces::path( '/wc-admin-email/x', Mode::Companion ) );
		self::assertSame( '/wc/v3/settings', Namespaces::path( '/wc/v3/settings', Mode::Companion ) );
	}
}
