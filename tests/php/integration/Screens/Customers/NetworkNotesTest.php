<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Customers;

use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Notes about customers on a site of a network that is not the main one: accounts and their meta data are every site's.
 */
final class NetworkNotesTest extends ParallelTestCase {

	public function test_notes_are_kept_shown_exported_and_erased_on_every_site(): void {
		$network = Network::install( $this->context()->database );
		try {
			$network->activate_everywhere();
			foreach ( [ '/', Network::SECOND_PATH ] as $path ) {
				$network->open_admin( $path );
				// phpcs:ignore WordPress.Arrays -- One line.
				$input = [ 'user' => $network->users['admin'], 'customer' => $network->users['both'] ];
				/** @var array{string, string, string, string} $pages What requests/customer-notes.php returns. */
				$pages = OtherRequest::run_in_network( 'customer-notes', $input, $path );
				self::assertSame( [ true, false, false, false ], self::with( 'Mondays', $pages ), $path );
				self::assertSame( [ true, true, true, false ], self::with( 'Rings twice', $pages ), $path );
			}
		} finally {
			$network->remove();
		}
	}

	/**
	 * @param array<string> $pages
	 * @return list<bool> Which of them have a text.
	 */
	private static function with( string $text, array $pages ): array {
		return array_map( static fn( string $page ) => str_contains( $page, $text ), array_values( $pages ) );
	}
}
