<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Support;

use RuntimeException;
use Storewright\Tests\Support\PhpProcess;
use Storewright\Tests\Support\UnitTestCase;

/**
 * What PHP says of a script ends the test that started it.
 */
final class PhpProcessTest extends UnitTestCase {

	public function test_all_that_is_said_arrives_however_much_it_is(): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessageMatches( '/^many-errors\.php failed: nullNotice 1: .*Notice 3000: [^\n]*\n$/sD' );
		PhpProcess::printed_by( 'many-errors.php' );
	}
}
