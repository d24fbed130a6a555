<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\SystemStatus;

use Storewright\Tests\Support\OrdersTestCase;

/**
 * The system status over REST.
 */
final class SystemStatusTest extends OrdersTestCase {

	private const STATUS = '/wc/v3/system_status';

	public function test_it_says_what_the_shop_runs_on(): void {
		update_option( 'woocommerce_currency', 'EUR' );
		$this->order();
		$status = $this->item( $this->rest( 'GET', self::STATUS ) );

		$environment = $this->object( $status, 'environment' );
		self::assertSame(
			[ home_url(), PHP_VERSION, get_bloginfo( 'version' ) ],
			$this->fields( $environment, 'home_url', 'php_version', 'wp_version' )
		);
		self::assertMatchesRegularExpression( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/', (string) $environment['store_id'] );
		self::assertMatchesRegularExpression( '/^\d+\.\d+/', (string) $environment['mysql_version'] );
		self::assertSame( [ 'EUR', true ], $this->fields( $this->object( $status, 'settings' ), 'currency', 'HPOS_enabled' ) );
		self::assertContains( 'storewright/plugin.php', array_column( $this->list( $status, 'active_plugins' ), 'plugin' ) );
		$tables = $this->object( $this->object( $status, 'database' ), 'database_tables' );
		self::assertArrayHasKey( $this->context()->database->table( 'woocommerce_order_items' ), $this->object( $tables, 'woocommerce' ) );
		foreach ( [ 'wc_orders', 'wc_order_stats', 'options' ] as $other ) {
			self::assertArrayHasKey( $this->context()->database->table( $other ), $this->object( $tables, 'other' ) );
		}
		self::assertSame( '1', array_column( $this->list( $status, 'post_type_counts' ), 'count', 'type' )['shop_order_placehold'] ?? '' );
	}

	public function test_no_other_server_is_asked(): void {
		$asked = 0;
		add_filter(
			'pre_http_request',
			static function ( mixed $answer ) use ( &$asked ): mixed {
				++$asked;
				return $answer;
			}
		);
		$environment = $this->object( $this->item( $this->rest( 'GET', self::STATUS ) ), 'environment' );
		self::assertSame( 0, $asked );
		self::assertSame(
			[ false, 'not_tested', false ],
			$this->fields( $environment, 'remote_post_successful', 'remote_post_response', 'remote_get_successful' )
		);
	}

	public function test_only_the_fields_that_are_asked_for_are_looked_up(): void {
		$tables  = 0;
		$counted = static function ( string $query ) use ( &$tables ): string {
			$tables += 1 === preg_match( '/information_schema|SHOW TABLES|GROUP BY post_type/i', $query ) ? 1 : 0;
			return $query;
		};
		add_filter( 'query', $counted );
		$status = $this->item( $this->rest( 'GET', self::STATUS . '?_fields=environment.version,security' ) );
		remove_filter( 'query', $counted );
		self::assertSame( 0, $tables );
		self::assertSame( [ 'environment', 'security' ], array_keys( $status ) );
	}

	public function test_secrets_and_folders_are_not_answered(): void {
		$text = (string) wp_json_encode( $this->item( $this->rest( 'GET', self::STATUS ) ), JSON_UNESCAPED_SLASHES );
		foreach ( [ ABSPATH, WP_CONTENT_DIR, constant( 'AUTH_KEY' ), constant( 'SECURE_AUTH_SALT' ), wp_salt() ] as $secret ) {
			self::assertStringNotContainsString( rtrim( is_string( $secret ) ? $secret : '', '/' ), $text );
		}
	}

	public function test_whoever_does_not_manage_the_shop_is_refused(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::STATUS ), 'woocommerce_rest_cannot_view', 403 );
	}
}
