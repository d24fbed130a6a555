<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use PHPUnit\Framework\TestCase;

/**
 * Base of tests that need no WordPress: classes in, values out.
 */
abstract class UnitTestCase extends TestCase {}
