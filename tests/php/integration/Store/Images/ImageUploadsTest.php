<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Images;

use RuntimeException;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Images\ImageField;
use Storewright\Store\Images\ImageSet;
use Storewright\Store\Images\ImageUploads;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Images of requests: from the media library, and from the web.
 */
final class ImageUploadsTest extends IntegrationTestCase {

	private const URL = 'https://93.184.216.34/pictures/oak%20table.php?size=large';

	/**
	 * @var array<string, array{int, string, string}> Address => status, body, location.
	 */
	private array $web = [];

	/**
	 * @var list<string>
	 */
	private array $asked = [];

	/**
	 * @var list<bool> Whether the request that was made was held to an address.
	 */
	private array $pinned = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		add_filter(
			'pre_http_request',
			function ( mixed $pre, array $args, string $url ): array {
				$this->asked[]                = $url;
				$this->pinned[]               = has_action( 'http_api_curl' );
				[ $status, $body, $location ] = $this->web[ $url ] ?? [ 404, '', '' ];
				if ( is_string( $args['filename'] ?? null ) ) {
					file_put_contents( $args['filename'], $body );
				}
				return [
					'headers'  => [ 'location' => $location ],
					'body'     => '',
					'response' => [
						'code'    => $status,
						'message' => '',
					],
					'cookies'  => [],
					'filename' => $args['filename'] ?? null,
				];
			},
			10,
			3
		);
	}

	public function test_an_image_is_fetched_into_the_media_library(): void {
		$this->web[ self::URL ] = [ 200, self::png(), '' ];

		$set = ( new ImageUploads() )->fetch(
			[
				[
					'src'  => self::URL,
					'name' => 'Oak <b>table</b>',
					'alt'  => "A table\0 of oak",
				],
			]
		);
		$set->kept_by( $set->describe( ... ) );

		self::assertSame( [ true ], $this->pinned, 'The request goes to the address that was checked.' );
		self::assertCount( 1, $set->ids );
		$item = ImageField::item( $set->ids[0] );
		self::assertIsArray( $item );
		self::assertSame( [ $set->ids[0], 'Oak table', 'A table of oak' ], [ $item['id'], $item['name'], $item['alt'] ] );
		self::assertMatchesRegularExpression( '~/oak-table(-\d+)?\.png$~', $item['src'], 'The ending is that of the content.' );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/', (string) $item['date_created_gmt'] );
		self::assertFileExists( (string) get_attached_file( $set->ids[0] ) );
		$set->discard();
	}

	public function test_what_was_fetched_goes_when_its_use_fails(): void {
		$this->web[ self::URL ] = [ 200, self::png(), '' ];
		$set                    = ( new ImageUploads() )->fetch( [ [ 'src' => self::URL ] ] );
		$file                   = (string) get_attached_file( $set->ids[0] );
		self::assertFileExists( $file );

		$failure = null;
		try {
			$set->kept_by( static fn() => throw new RuntimeException( 'The product could not be saved.' ) );
		} catch ( RuntimeException $error ) {
			$failure = $error->getMessage();
		}

		self::assertSame( 'The product could not be saved.', $failure, 'The failure is passed on.' );
		self::assertNull( get_post( $set->ids[0] ) );
		self::assertFileDoesNotExist( $file );
	}

	public function test_one_bad_image_of_several_leaves_none(): void {
		$this->web[ self::URL ] = [ 200, self::png(), '' ];
		$before                 = $this->attachments();

		$this->assert_refused( [ [ 'src' => self::URL ], [ 'src' => 'https://93.184.216.34/gone.png' ] ], 'status 404' );

		self::assertSame( $before, $this->attachments() );
	}

	/**
	 * @dataProvider what_is_no_image
	 */
	public function test_what_is_no_image_is_refused( string $content ): void {
		$this->web[ self::URL ] = [ 200, $content, '' ];
		$before                 = $this->attachments();

		$this->assert_refused( [ [ 'src' => self::URL ] ], 'not a JPEG' );

		self::assertSame( $before, $this->attachments() );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function what_is_no_image(): iterable {
		yield 'nothing' => [ '' ];
		yield 'a script' => [ '<?php echo 1;' ];
		yield 'a page' => [ '<html><body>Not found</body></html>' ];
		yield 'a drawing that can hold scripts' => [ '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>' ];
	}

	/**
	 * Folders and extensions in an address decide nothing: the file lies in the library's folder of the month and ends as its
	 * content does.
	 *
	 * @dataProvider names_that_lead_elsewhere
	 */
	public function test_no_address_puts_its_file_elsewhere_or_under_a_name_that_a_server_runs( string $path ): void {
		$url               = "https://93.184.216.34$path";
		$this->web[ $url ] = [ 200, self::png() . '<?php echo 1;', '' ];
		$set               = ( new ImageUploads() )->fetch( [ [ 'src' => $url ] ] );
		$file              = (string) get_attached_file( $set->ids[0] );
		self::assertFileExists( $file );
		self::assertSame( realpath( wp_upload_dir()['path'] ), realpath( dirname( $file ) ) );
		self::assertMatchesRegularExpression( '/^[\w-][\w.-]*\.png$/', basename( $file ) );
		self::assertDoesNotMatchRegularExpression( '/\.(php\d?|phtml|phar|htaccess)\./i', basename( $file ) );
		$set->discard();
		self::assertFileDoesNotExist( $file );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function names_that_lead_elsewhere(): iterable {
		foreach ( [
			'/..%2f..%2f..%2fevil.php',
			'/..%5c..%5cevil.php',
			'/%2e%2e/%2e%2e/evil.php',
			'/../../../evil.php',
			'/evil.php%00.png',
			'/evil.php.png',
			'/evil.phtml.png',
			'/.htaccess',
			'/..',
			'/wp-config.php%3f.png',
			'/C:%5cevil.php',
		] as $path ) {
			yield $path => [ $path ];
		}
	}

	/**
	 * @dataProvider private_addresses
	 */
	public function test_private_addresses_are_refused_without_asking( string $url ): void {
		$this->assert_refused( [ [ 'src' => $url ] ], 'public web address' );
		self::assertSame( [], $this->asked );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function private_addresses(): iterable {
		foreach ( [
			'http://127.0.0.1/a.png',
			'http://10.1.2.3/a.png',
			'http://192.168.0.1/a.png',
			'http://172.16.0.1/a.png',
			'http://169.254.169.254/latest/meta-data',
			'http://100.64.0.1/a.png',
			'http://[::1]/a.png',
			'http://[fd00::1]/a.png',
			'http://0.0.0.0/',
			'file:///etc/passwd',
			'ftp://93.184.216.34/a.png',
			'gopher://93.184.216.34/',
			'//93.184.216.34/a.png',
			'oak.png',
			'http://',
			"http://93.184.216.34/\r\nHost: x",
		] as $url ) {
			yield $url => [ $url ];
		}
	}

	/**
	 * What else listens on the site's host may be what only the server can reach.
	 *
	 * @testWith ["http://127.0.0.1:8080/oak.png"]
	 *           ["http://127.0.0.1:443/oak.png"]
	 *           ["https://127.0.0.1/oak.png"]
	 *           ["https://127.0.0.1:80/oak.png"]
	 */
	public function test_the_sites_own_host_is_no_way_to_its_other_ports( string $url ): void {
		add_filter( 'pre_option_home', static fn() => 'http://127.0.0.1' );
		$this->web[ $url ] = [ 200, self::png(), '' ];
		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Oak', 'images' => [ [ 'src' => $url ] ] ] ), // phpcs:ignore WordPress.Arrays
			'woocommerce_product_image_upload_error',
			400
		);
		self::assertSame( [], $this->asked );
	}

	public function test_the_site_itself_is_asked_wherever_it_is(): void {
		add_filter( 'pre_option_home', static fn() => 'http://127.0.0.1' );
		foreach ( [ 'http://127.0.0.1/oak.png', 'HTTP://127.0.0.1:80/oak.png' ] as $url ) {
			$this->web[ $url ] = [ 200, self::png(), '' ];
			( new ImageUploads() )->fetch( [ [ 'src' => $url ] ] )->discard();
		}
		self::assertCount( 2, $this->asked );
	}

	public function test_a_redirection_to_a_private_address_is_refused(): void {
		$this->web[ self::URL ] = [ 302, '', 'http://169.254.169.254/' ];
		$this->assert_refused( [ [ 'src' => self::URL ] ], 'public web address' );
		self::assertSame( [ self::URL ], $this->asked );
	}

	public function test_redirections_are_followed_but_not_for_ever(): void {
		$this->web['https://93.184.216.34/a']     = [ 301, '', '/b.png' ];
		$this->web['https://93.184.216.34/b.png'] = [ 200, self::png(), '' ];
		$set                                      = ( new ImageUploads() )->fetch( [ [ 'src' => 'https://93.184.216.34/a' ] ] );
		self::assertNotNull( ImageField::item( $set->ids[0] ) );
		$set->discard();

		$this->web['https://93.184.216.34/a'] = [ 301, '', '/a' ];
		$this->assert_refused( [ [ 'src' => 'https://93.184.216.34/a' ] ], 'too many times' );
	}

	public function test_an_id_prevails_over_an_address(): void {
		$id  = $this->attachment( 'image/png' );
		$set = ( new ImageUploads() )->fetch(
			[
				[
					'id'   => $id,
					'src'  => self::URL,
					'name' => 'New',
				],
				[ 'id' => 0 ],
				'nonsense',
			]
		);
		$set->describe();
		self::assertSame( [ $id ], $set->ids );
		self::assertSame( [], $this->asked );
		self::assertSame( 'New', get_post( $id )?->post_title );
		$set->discard();
		self::assertNotNull( get_post( $id ), 'What was there before stays.' );
	}

	public function test_an_id_has_to_be_an_image(): void {
		foreach ( [ $this->attachment( 'application/pdf', 'a.pdf' ), 999_999, -3 ] as $id ) {
			try {
				( new ImageUploads() )->fetch( [ [ 'id' => $id ] ] );
				self::fail( "#$id was taken." );
			} catch ( InvalidInput $refusal ) {
				self::assertSame( [ 'woocommerce_product_invalid_image_id', 400 ], [ $refusal->error_code, $refusal->status ] );
			}
		}
	}

	public function test_images_that_are_gone_are_left_out(): void {
		$id = $this->attachment( 'image/png' );
		self::assertSame( [ $id ], array_column( ImageField::items( [ 999_999, $id, 0 ] ), 'id' ) );
		self::assertNull( ImageField::item( 0 ) );
		self::assertSame( [], ( new ImageSet( [] ) )->ids );
	}

	/**
	 * @param array<mixed> $input
	 */
	private function assert_refused( array $input, string $reason ): void {
		try {
			( new ImageUploads() )->fetch( $input );
			self::fail( 'It was taken.' );
		} catch ( InvalidInput $refusal ) {
			self::assertSame( [ 'woocommerce_product_image_upload_error', 400 ], [ $refusal->error_code, $refusal->status ] );
			self::assertStringContainsString( $reason, $refusal->getMessage() );
		}
	}

	private function attachments(): int {
		return (int) $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( 'posts' )} WHERE post_type = 'attachment'"
		);
	}

	private function attachment( string $mime, string $file = 'a.png' ): int {
		return wp_insert_attachment(
			[
				'post_mime_type' => $mime,
				'post_title'     => 'Old',
			],
			$file
		);
	}

	/**
	 * One transparent pixel.
	 */
	private static function png(): string {
		return (string) base64_decode(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
			true
		);
	}
}
