<?php
/**
 * The sniff WordPress.DB.RestrictedClasses.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Bin\WordPress\Sniffs\DB;

use Storewright\Bin\OnlyWhereNamed;
use WordPressCS\WordPress\Sniffs\DB\RestrictedClassesSniff as WordPressSniff;

require_once dirname( __DIR__, 3 ) . '/OnlyWhereNamed.php';

/**
 * As WordPress's, under the same name.
 */
final class RestrictedClassesSniff extends WordPressSniff {

	use OnlyWhereNamed;
}
