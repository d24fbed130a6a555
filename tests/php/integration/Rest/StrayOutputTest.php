<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Kernel\Context;
use Storewright\Kernel\Mode;
use Storewright\Rest\Namespaces;
use Storewright\Rest\StrayOutput;
use Storewright\Rest\StrayOutputModule;
use Storewright\Tests\Support\IntegrationTestCase;
use WP;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What other plugins print before a REST response.
 */
final class StrayOutputTest extends IntegrationTestCase {

	private int $level = 0;

	/**
	 * @var array{array<mixed>, array<mixed>}
	 */
	private array $globals;

	protected function setUp(): void {
		parent::setUp();
		$this->globals = [ $_SERVER, $_GET ]; // phpcs:ignore WordPress.Security -- Put back afterwards.
		$this->level   = ob_get_level();
	}

	protected function tearDown(): void {
		unset( self::wp()->query_vars['rest_route'] );
		[ $_SERVER, $_GET ] = $this->globals;
		parent::tearDown();
	}

	#[TestWith( [ '/wc/v3/products', true, false ] )]
	#[TestWith( [ '/wc', true, false ] )]
	#[TestWith( [ '/wc-admin/options', true, false ] )]
	#[TestWith( [ '/wc-analytics/reports', true, false ] )]
	#[TestWith( [ '/storewright/admin/options', true, true ] )]
	#[TestWith( [ '/wc/store/v1/cart', true, false ] )]
	#[TestWith( [ '/wc-others/v1/things', false, false ] )]
	#[TestWith( [ '/storewright-others/v1/things', false, false ] )]
	#[TestWith( [ '/wp/v2/posts', false, false ] )]
	#[TestWith( [ '/', false, false ] )]
	#[TestWith( [ '', false, false ] )]
	public function test_only_our_own_routes_are_meant( string $route, bool $alone, bool $beside_woocommerce ): void {
		self::assertSame(
			[ $alone, $beside_woocommerce ],
			[ Namespaces::may_be_ours( $route, Mode::Standalone ), Namespaces::may_be_ours( $route, Mode::Companion ) ]
		);
	}

	public function test_it_is_left_out_of_our_responses_and_named_in_the_log(): void {
		$logged = [];
		add_action(
			'storewright_log',
			static function ( string $message, array $context ) use ( &$logged ): void {
				$logged[] = $context;
			},
			10,
			2
		);
		$this->expect_logged( 'Another plugin printed something' );
		$this->expectOutputString( '' );
		$this->requested( '/wc-admin/options', Mode::Standalone );
		self::assertSame( $this->level + 1, ob_get_level() );
		echo '<b>Notice</b>: Undefined variable';
		self::serve( '/wc-admin/options' );
		self::assertSame( $this->level, ob_get_level() );
		self::assertSame(
			[
				[
					'route'   => '/wc-admin/options',
					'printed' => 'Notice: Undefined variable',
				],
			],
			$logged
		);
	}

	/**
	 * A file of a plugin that begins with an empty line prints while plugins load, which is before the REST server starts.
	 */
	#[TestWith( [ '/wp-json/wc-admin/options?options=a' ] )]
	#[TestWith( [ '/shop/index.php?rest_route=%2Fwc-admin%2Foptions&x=/' ] )]
	public function test_what_plugins_print_while_they_load_is_left_out_too( string $address ): void {
		$this->expect_logged( 'Another plugin printed something' );
		$this->expectOutputString( '' );
		ob_start();
		echo 'Before us. ';
		$this->boot_at( $address );
		self::assertSame( $this->level + 2, ob_get_level() );
		echo 'After us.';
		$this->requested( '/wc-admin/options', Mode::Standalone );
		echo ' Later.';
		self::serve( '/wc-admin/options' );
		self::assertSame( $this->level + 1, ob_get_level() );
		self::assertSame( '', ob_get_clean() );
	}

	public function test_what_plugins_print_at_other_addresses_is_theirs(): void {
		$this->expectOutputString( 'elsewhere, in wp-admin' );
		foreach ( [ '/wp-json/wp/v2/posts', '/wp-json/', '/', '/shop/?s=/wc-admin/', '/wp-json/wcfm/v1/things' ] as $address ) {
			$this->boot_at( $address );
			self::assertSame( $this->level, ob_get_level(), $address );
		}
		echo 'elsewhere';
		// A page of wp-admin that has such a parameter is none of REST.
		$this->boot_at( '/wp-admin/?rest_route=/wc-admin/options' );
		echo ', in wp-admin';
		$this->requested( '', Mode::Standalone );
		self::assertSame( $this->level, ob_get_level() );
	}

	public function test_where_nothing_is_printed_nothing_is_logged(): void {
		$this->requested( '/storewright/admin/options', Mode::Companion );
		self::serve( '/storewright/admin/options' );
		self::assertSame( $this->level, ob_get_level() );
	}

	public function test_responses_of_others_are_not_held_back(): void {
		foreach ( [
			[ '/wp/v2/posts', Mode::Standalone ],
			[ '/wc/v3/products', Mode::Companion ],
			[ '', Mode::Standalone ],
		] as [ $route, $mode ] ) { // phpcs:ignore WordPress.Arrays
			$this->requested( $route, $mode );
			self::assertSame( $this->level, ob_get_level() );
		}
		$this->expectOutputString( 'elsewhere' );
		echo 'elsewhere';
		self::serve( '/wp/v2/posts' );
	}

	/**
	 * Registers the module in a request over HTTP.
	 */
	private function requested( string $route, Mode $mode ): void {
		self::wp()->query_vars['rest_route'] = $route;
		$site                                = $this->context();
		$context                             = new Context(
			$site->clock,
			$site->options,
			$site->database,
			$site->assets,
			$site->log,
			$site->file,
			$site->version,
			$mode
		);
		( new StrayOutputModule( $context ) )->register();
	}

	/**
	 * Begins to hold back what plugins print, as Plugin::boot() does.
	 */
	private function boot_at( string $address ): void {
		$_SERVER['REQUEST_URI'] = $address;
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		StrayOutput::hold( Mode::Standalone );
	}

	private static function serve( string $route ): void {
		self::assertFalse(
			apply_filters( 'rest_pre_serve_request', false, new WP_REST_Response(), new WP_REST_Request( 'GET', $route ), rest_get_server() )
		);
	}

	private static function wp(): WP {
		global $wp;
		return $wp instanceof WP ? $wp : self::fail( 'WordPress has not parsed the request.' );
	}
}
