<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Downloads;

use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * In a network, the uploads of the other sites lie below those of the main one.
 */
final class NetworkDownloadsTest extends ParallelTestCase {

	public function test_a_site_sells_no_file_of_another_one(): void {
		$uploads = wp_upload_dir( null, false )['basedir'];
		$names   = [
			'woocommerce_uploads/network-test.txt',
			'sites/2/woocommerce_uploads/network-test.txt',
			'sites/2/storewright-private/network-test.txt',
			'sites/2/network-test.txt',
			'other/woocommerce_uploads/network-test.txt',
		];
		foreach ( $names as $name ) {
			wp_mkdir_p( dirname( "$uploads/$name" ) );
			file_put_contents( "$uploads/$name", 'Chapter one' );
		}
		$network = Network::install( $this->context()->database );
		try {
			$network->activate_everywhere();
			$network->open_admin( Network::SECOND_PATH );
			$forms = [ 'http://localhost/wp-content/uploads/', "$uploads/", '/' ];
			foreach ( $forms as $form ) {
				$files = array_map( static fn( string $name ) => $form . $name, $names );
				self::assertSame( [ 200, 404, 404, 404, 404 ], $this->sold( $network, $files, '/' ), $form );
			}
			$own = [ "/{$names[0]}", "$uploads/{$names[1]}", "$uploads/{$names[0]}" ];
			self::assertSame( [ 200, 200, 404 ], $this->sold( $network, $own, Network::SECOND_PATH ), 'Its own site sells it.' );
		} finally {
			$network->remove();
			foreach ( $names as $name ) {
				unlink( "$uploads/$name" );
			}
		}
	}

	/**
	 * @param list<string> $files
	 * @return list<int> The status of each download's answer.
	 */
	private function sold( Network $network, array $files, string $path ): array {
		// phpcs:ignore WordPress.Arrays -- One line.
		$input = [ 'user' => $network->users['admin'], 'files' => $files ];
		/** @var list<int> $statuses What requests/sell-files.php returns. */
		$statuses = OtherRequest::run_in_network( 'sell-files', $input, $path );
		return $statuses;
	}
}
