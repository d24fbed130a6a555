<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Downloads;

use Storewright\Store\Downloads\FileLocation;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Tests\Support\Store\DownloadsTestCase;

/**
 * Downloads of paid orders: who gets which file, how often and how long, and what nobody gets.
 */
final class DownloadsTest extends DownloadsTestCase {

	public function test_a_paid_order_grants_its_files_once(): void {
		$product = $this->novel();
		$order   = $this->bought( $product, 'pending' );
		self::assertSame( [], $this->permissions( $order ), 'Nobody has paid.' );

		$this->changed( $order, [ 'status' => 'processing' ] );
		$permissions = $this->permissions( $order );
		self::assertCount( 1, $permissions );
		self::assertSame( 4, $permissions[0]->remaining, 'Two were bought, each may be downloaded twice.' );
		self::assertSame( 'ada@example.test', $permissions[0]->email );
		self::assertNotSame( '', $permissions[0]->order_key );
		self::assertEqualsWithDelta( time() + 3 * DAY_IN_SECONDS, $permissions[0]->expires?->getTimestamp(), 60 );

		( new PermissionStore( $this->context() ) )->revoke( $order, $permissions[0]->id );
		$this->changed( $order, [ 'status' => 'completed' ] );
		self::assertSame( [], $this->permissions( $order ), 'What was revoked stays revoked.' );

		$later = $this->product(
			'3',
			[
				'name'         => 'Map',
				'downloadable' => true,
				'downloads'    => [ [ 'file' => $this->url( 'novel.txt' ) ] ],
			]
		);
		$this->changed( $order, [ 'line_items' => [ [ 'product_id' => $later ] ] ] );
		self::assertSame( [ $later ], array_column( $this->permissions( $order ), 'product_id' ) );
		self::assertNull( $this->permissions( $order )[0]->remaining );
		self::assertNull( $this->permissions( $order )[0]->expires );

		$this->changed( $order, [ 'billing' => [ 'email' => 'kim@example.test' ] ] );
		self::assertSame( 'kim@example.test', $this->permissions( $order )[0]->email, 'Permissions follow the customer.' );
	}

	public function test_the_shop_can_wait_until_the_order_is_completed(): void {
		update_option( 'woocommerce_downloads_grant_access_after_payment', 'no' );
		$order = $this->bought( $this->novel(), 'processing' );
		self::assertSame( [], $this->permissions( $order ) );
		$this->changed( $order, [ 'status' => 'completed' ] );
		self::assertCount( 1, $this->permissions( $order ) );
	}

	public function test_a_guest_downloads_by_the_link_and_it_is_counted_and_logged(): void {
		$permission = $this->permission();
		wp_set_current_user( 0 );
		$answer = $this->answer( $permission );
		self::assertSame( 200, $answer->status );
		self::assertSame( realpath( $this->folder . '/novel.txt' ), $answer->path );
		self::assertSame( [ 0, 10 ], [ $answer->start, $answer->length ] );
		self::assertSame( 'bytes', $answer->headers['Accept-Ranges'] );
		self::assertSame( '10', $answer->headers['Content-Length'] );
		self::assertSame( 'nosniff', $answer->headers['X-Content-Type-Options'] );
		self::assertStringStartsWith( 'attachment; filename="novel.txt"', $answer->headers['Content-Disposition'] );

		// WooCommerce's older links have the address itself.
		$query = $this->query( $permission );
		unset( $query['uid'] );
		self::assertSame( 200, $this->handle( $query + [ 'email' => 'Ada@example.test' ] )->status );
		$stored = $this->permissions( $permission->order_id )[0];
		self::assertSame( [ 2, 2 ], [ $stored->remaining, $stored->count ] );

		$this->as_shop_manager();
		$rows = $this->items( $this->rest( 'GET', '/wc-analytics/reports/downloads' ) );
		self::assertSame( [ '192.0.2.7', '192.0.2.7' ], array_column( $rows, 'ip_address' ) );
		self::assertSame( [ $permission->order_id, $permission->order_id ], array_column( $rows, 'order_id' ) );
	}

	public function test_asking_for_the_headers_counts_nothing(): void {
		$permission = $this->permission();
		self::assertSame( '', $this->answer( $permission, [ 'REQUEST_METHOD' => 'HEAD' ] )->path );
		self::assertSame( 4, $this->permissions( $permission->order_id )[0]->remaining );
	}

	public function test_a_download_is_resumed_without_being_counted_again(): void {
		$permission = $this->permission();
		$first      = $this->answer( $permission );
		$rest       = $this->answer( $permission, [ 'HTTP_RANGE' => 'bytes=4-' ] );
		self::assertSame( [ 206, 4, 6 ], [ $rest->status, $rest->start, $rest->length ] );
		self::assertSame( 'bytes 4-9/10', $rest->headers['Content-Range'] );
		self::assertSame( 3, $this->permissions( $permission->order_id )[0]->remaining );

		// A file that changed meanwhile comes as a whole.
		$changed = [
			'HTTP_RANGE'    => 'bytes=4-',
			'HTTP_IF_RANGE' => '"old"',
		];
		self::assertSame( 200, $this->answer( $permission, $changed )->status );
		$changed['HTTP_IF_RANGE'] = $first->headers['ETag'];
		self::assertSame( 206, $this->answer( $permission, $changed )->status );

		$this->assertRefused( 416, $permission, [ 'HTTP_RANGE' => 'bytes=10-' ] );
		self::assertSame( 2, $this->permissions( $permission->order_id )[0]->remaining, 'A refused part is not counted.' );
		$this->answer( $permission, [ 'HTTP_RANGE' => 'bytes=0-' ] );
		self::assertSame( 1, $this->permissions( $permission->order_id )[0]->remaining, 'The whole file as a part is counted.' );
		$other = [
			'HTTP_RANGE'  => 'bytes=1-',
			'REMOTE_ADDR' => '192.0.2.8',
		];
		$this->answer( $permission, $other );
		self::assertSame( 0, $this->permissions( $permission->order_id )[0]->remaining, 'Somebody else’s part is counted.' );
		self::assertSame( 206, $this->answer( $permission, [ 'HTTP_RANGE' => 'bytes=4-' ] )->status, 'The last one can be resumed.' );
		$this->assertRefused( 403, $permission, [ 'HTTP_RANGE' => 'bytes=0-' ] );
		$this->assertRefused( 403, $permission, [ 'REQUEST_METHOD' => 'HEAD' ] );
	}

	public function test_each_reason_has_its_own_answer(): void {
		$permission = $this->permission();
		foreach ( [ 'key', 'order', 'uid', 'download_file' ] as $field ) {
			self::assertSame( 404, $this->refusal( [ $field => 'x' ] + $this->query( $permission ) )->status, $field );
			self::assertSame( 404, $this->refusal( [ $field => [ 'x' ] ] + $this->query( $permission ) )->status, $field );
		}
		$upper = [ 'order' => strtoupper( $permission->order_key ) ] + $this->query( $permission );
		self::assertSame( 404, $this->refusal( $upper )->status, 'Keys are compared byte by byte.' );

		$row = [ 'permission_id' => $permission->id ];
		$set = fn( string $column, string $value ) => $this->context()->database->update(
			'woocommerce_downloadable_product_permissions',
			[ $column => $value ],
			$row
		);
		$set( 'downloads_remaining', '0' );
		$this->assertRefused( 403, $permission );
		$set( 'downloads_remaining', '' );
		$this->answer( $permission );
		$set( 'access_expires', '2020-01-01 00:00:00' );
		$this->assertRefused( 410, $permission );
		$set( 'access_expires', '2120-01-01 00:00:00' );
		$this->changed( $permission->order_id, [ 'status' => 'cancelled' ] );
		$this->assertRefused( 403, $permission );
		self::assertSame( 1, $this->permissions( $permission->order_id )[0]->count, 'What was refused is not counted.' );
	}

	public function test_a_login_can_be_required(): void {
		update_option( 'woocommerce_downloads_require_login', 'yes' );
		$ada        = self::factory_user( 'ada' );
		$permission = $this->permission( [ 'customer_id' => $ada ] );
		wp_set_current_user( 0 );
		$refused = $this->refusal( $this->query( $permission ) );
		self::assertSame( 403, $refused->status );
		self::assertStringContainsString( 'wp-login.php', $refused->link );
		wp_set_current_user( self::factory_user( 'kim' ) );
		$this->assertRefused( 403, $permission );
		wp_set_current_user( $ada );
		self::assertSame( 200, $this->answer( $permission )->status );
	}

	public function test_the_web_server_can_send_the_file_and_protected_ones_are_never_redirected_to(): void {
		$permission = $this->permission();
		update_option( 'woocommerce_file_download_method', 'redirect' );
		self::assertSame( 200, $this->answer( $permission )->status );
		update_option( 'woocommerce_file_download_method', 'xsendfile' );
		$answer = $this->answer( $permission, [ 'SERVER_SOFTWARE' => 'nginx/1.27' ] );
		self::assertSame( '', $answer->path );
		self::assertStringEndsWith( '/uploads/woocommerce_uploads/novel.txt', $answer->headers['X-Accel-Redirect'] );
	}

	public function test_files_outside_the_uploads_are_refused(): void {
		$uploads = wp_upload_dir( null, false );
		file_put_contents( $uploads['basedir'] . '/shell.php', '<?php' );
		foreach ( [
			ABSPATH . 'wp-load.php',
			'/wp-load.php',
			'../../wp-load.php',
			$uploads['baseurl'] . '/../../wp-load.php',
			$uploads['baseurl'] . '/%2e%2e/%2e%2e/wp-load.php',
			$uploads['baseurl'] . '/woocommerce_uploads/.htaccess',
			$uploads['baseurl'] . '/shell.php',
			home_url( '/wp-load.php' ),
			'file://' . $this->folder . '/novel.txt',
			'php://filter/resource=' . $this->folder . '/novel.txt',
			'phar://' . $this->folder . '/novel.txt',
			'//elsewhere.example.test/x.pdf',
			"novel.txt\0.pdf",
			'/etc/passwd',
			'',
		] as $file ) {
			self::assertNull( FileLocation::of( $file ), $file );
		}
		unlink( $uploads['basedir'] . '/shell.php' );
		self::assertSame( '', FileLocation::of( $this->url( 'novel.txt' ) )?->url );
		self::assertNotNull( FileLocation::of( $this->folder . '/novel.txt' ) );
		self::assertNotNull( FileLocation::of( 'woocommerce_uploads/novel.txt' ) );
	}

	public function test_a_file_of_another_site_is_redirected_to_only_where_the_owner_chose_so(): void {
		$product    = $this->novel( 'https://files.example.test/novel.pdf' );
		$permission = $this->permissions( $this->bought( $product, 'completed' ) )[0];
		$this->assertRefused( 404, $permission );
		update_option( 'woocommerce_file_download_method', 'redirect' );
		$answer = $this->answer( $permission );
		self::assertSame( [ 302, 'https://files.example.test/novel.pdf' ], [ $answer->status, $answer->headers['Location'] ] );
	}

	public function test_files_of_products_are_uploaded_to_the_protected_folder(): void {
		$_POST['type'] = 'downloadable_product';
		try {
			self::assertStringContainsString( '/woocommerce_uploads', wp_upload_dir( null, false, true )['path'] );
			$file = apply_filters( 'wp_handle_upload_prefilter', [ 'name' => 'novel.pdf' ] );
			self::assertIsArray( $file );
			self::assertIsString( $file['name'] );
			self::assertMatchesRegularExpression( '/^novel-[A-Za-z0-9]{20}\.pdf$/', $file['name'] );
		} finally {
			unset( $_POST['type'] );
		}
		self::assertFileExists( $this->folder . '/.htaccess' );
		self::assertStringNotContainsString( '/woocommerce_uploads', wp_upload_dir( null, false, true )['path'] );
	}
}
