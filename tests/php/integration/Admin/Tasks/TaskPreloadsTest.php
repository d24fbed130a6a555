<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use Storewright\Admin\Tasks\TasksModule;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The preloaded requests of a task's page.
 */
final class TaskPreloadsTest extends SetupTestCase {

	/**
	 * @dataProvider tasks_and_addresses
	 * @param list<string> $expected
	 */
	public function test_every_path_has_an_answer( string $task, string $address, string $place, array $expected ): void {
		update_option( 'woocommerce_store_address', $address );
		update_option( 'woocommerce_default_country', $place );

		$paths = ( new TasksModule( $this->context() ) )->preloads( '/', $task );

		self::assertSame( [ self::TASKS, '/wc/v3/settings/general?_fields=id,value', ...$expected ], $paths );
		$answers = array_reduce( $paths, 'rest_preload_api_request', [] );
		self::assertIsArray( $answers );
		self::assertSame( $paths, array_keys( $answers ) );
	}

	/**
	 * The names are those of the client's lazy parts.
	 *
	 * @testWith ["", ["home"]]
	 *           ["store_details", ["task", "task-store-details-task"]]
	 *           ["purchase", ["home", "task-purchase"]]
	 * @param list<string> $expected
	 */
	public function test_the_document_names_the_parts_that_are_shown( string $task, array $expected ): void {
		$module = new TasksModule( $this->context() );

		self::assertSame( [ 'theirs', ...$expected ], $module->add_chunks( [ 'theirs' ], '/', $task ) );
		self::assertSame( [], $module->add_chunks( [], '/elsewhere', $task ) );
	}

	/**
	 * @return array<string, array{string, string, string, list<string>}>
	 */
	public static function tasks_and_addresses(): array {
		$countries = '/wc-analytics/data/countries';
		return [
			'the address'                    => [
				'store_details',
				'',
				'AE',
				[ "$countries/locales?_fields=AE", "$countries?_fields=code,name,states" ],
			],
			'no country'                     => [
				'store_details',
				'',
				'',
				[ "$countries/locales?_fields=default", "$countries?_fields=code,name,states" ],
			],
			'shipping, the address is asked' => [
				'shipping',
				'',
				'US:CA',
				[ "$countries/locales?_fields=US", "$countries?_fields=code,name,states" ],
			],
			'shipping, the address is known' => [
				'shipping',
				'1 Main St',
				'US:CA',
				[ "$countries/locales?_fields=US", "$countries/us?_fields=name" ],
			],
		];
	}
}
