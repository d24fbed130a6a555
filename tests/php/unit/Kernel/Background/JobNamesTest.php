<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Kernel\Background;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\JobNames;
use Storewright\Tests\Support\UnitTestCase;

/**
 * People are told of background jobs by names.
 */
final class JobNamesTest extends UnitTestCase {

	public function test_every_job_has_a_name_of_its_own(): void {
		$names = [];
		foreach ( self::jobs() as $job ) {
			$names[ $job ] = JobNames::of( $job );
			self::assertMatchesRegularExpression( '/^[A-Z][^_]+$/', $names[ $job ], "Give $job a name in JobNames." );
		}

		self::assertGreaterThan( 20, count( $names ) );
		self::assertSame( $names, array_unique( $names ) );
	}

	public function test_of_other_jobs_the_id_is_told(): void {
		self::assertSame( 'acme_sync', JobNames::of( 'acme_sync' ) );
	}

	/**
	 * @return list<string> Names under which our jobs are queued.
	 */
	private static function jobs(): array {
		$root  = dirname( __DIR__, 5 ) . '/includes/';
		$jobs  = [];
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) );
		/** @var SplFileInfo $file */
		foreach ( $files as $file ) {
			$path = $file->getPathname();
			if ( 1 === preg_match( '/^final class \\w+ .*\\bimplements .*\\b(Concurrent|Recurring)?Job\\b/m', (string) file_get_contents( $path ) ) ) {
				$class = 'Storewright\\' . strtr( substr( $path, strlen( $root ), -4 ), '/', '\\' );
				self::assertTrue( is_subclass_of( $class, Job::class ), $class );
				$jobs[] = $class::name();
			}
		}
		return $jobs;
	}
}
