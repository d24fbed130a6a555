<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Store\Downloads\Delivery;
use Storewright\Store\Downloads\DownloadHandler;
use Storewright\Store\Downloads\DownloadLink;
use Storewright\Store\Downloads\DownloadRefused;
use Storewright\Store\Downloads\FileLocation;
use Storewright\Store\Downloads\Permission;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Downloads\ProtectedFolder;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Base of DownloadsTest and of the tests beside it.
 */
abstract class DownloadsTestCase extends OrdersTestCase {

	protected string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		ProtectedFolder::make();
		$this->folder = wp_upload_dir( null, false )['basedir'] . '/' . FileLocation::FOLDER;
		file_put_contents( $this->folder . '/novel.txt', '0123456789' );
	}

	protected function tearDown(): void {
		unlink( $this->folder . '/novel.txt' );
		parent::tearDown();
	}

	final protected function novel( ?string $file = null ): int {
		return $this->product(
			'10',
			[
				'name'            => 'Night Novel',
				'downloadable'    => true,
				'virtual'         => true,
				'download_limit'  => 2,
				'download_expiry' => 3,
				'downloads'       => [
					[
						'name' => 'The book',
						'file' => $file ?? $this->url( 'novel.txt' ),
					],
				],
			]
		);
	}

	/**
	 * @param array<string, mixed> $more
	 */
	final protected function bought( int $product, string $status, array $more = [] ): int {
		$order = $this->order(
			$more + [
				'status'     => $status,
				'billing'    => [ 'email' => 'ada@example.test' ] + self::NEW_YORK,
				'line_items' => [
					[
						'product_id' => $product,
						'quantity'   => 2,
					],
				],
			]
		);
		self::assertIsInt( $order['id'] );
		return $order['id'];
	}

	/**
	 * @param array<string, mixed> $more
	 */
	final protected function permission( array $more = [] ): Permission {
		return $this->permissions( $this->bought( $this->novel(), 'completed', $more ) )[0];
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	final protected function changed( int $order, array $fields ): void {
		$this->assertRestStatus( $this->rest( 'PUT', self::ORDERS . "/$order", $fields ), 200 );
	}

	/**
	 * @return list<Permission>
	 */
	final protected function permissions( int $order ): array {
		return ( new PermissionStore( $this->context() ) )->of_order( $order );
	}

	final protected function url( string $name ): string {
		return wp_upload_dir( null, false )['baseurl'] . '/' . FileLocation::FOLDER . "/$name";
	}

	/**
	 * @return array<mixed>
	 */
	final protected function query( Permission $permission ): array {
		wp_parse_str( (string) wp_parse_url( DownloadLink::url( $permission ), PHP_URL_QUERY ), $query );
		return $query;
	}

	/**
	 * @param array<string, string> $server
	 */
	final protected function answer( Permission $permission, array $server = [] ): Delivery {
		return $this->handle( $this->query( $permission ), $server );
	}

	/**
	 * @param array<mixed>          $query
	 * @param array<string, string> $server
	 */
	final protected function handle( array $query, array $server = [] ): Delivery {
		return ( new DownloadHandler( $this->context() ) )->answer( $query, $server + [ 'REMOTE_ADDR' => '192.0.2.7' ] );
	}

	/**
	 * @param array<mixed>          $query
	 * @param array<string, string> $server
	 */
	final protected function refusal( array $query, array $server = [] ): DownloadRefused {
		try {
			$this->handle( $query, $server );
		} catch ( DownloadRefused $refused ) {
			return $refused;
		}
		self::fail( 'It was not refused.' );
	}

	/**
	 * @param array<string, string> $server
	 */
	final protected function assertRefused( int $status, Permission $permission, array $server = [] ): void {
		self::assertSame( $status, $this->refusal( $this->query( $permission ), $server )->status );
	}

	final protected static function factory_user( string $name ): int {
		$id = wp_insert_user(
			[
				'user_login' => $name,
				'user_pass'  => wp_generate_password(),
				'user_email' => "$name@example.test",
				'role'       => 'customer',
			]
		);
		self::assertIsInt( $id );
		return $id;
	}
}
