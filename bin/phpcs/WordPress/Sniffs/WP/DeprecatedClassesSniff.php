<?php
/**
 * The sniff WordPress.WP.DeprecatedClasses.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Bin\WordPress\Sniffs\WP;

use Storewright\Bin\OnlyWhereNamed;
use WordPressCS\WordPress\Sniffs\WP\DeprecatedClassesSniff as WordPressSniff;

require_once dirname( __DIR__, 3 ) . '/OnlyWhereNamed.php';

/**
 * As WordPress's, under the same name.
 */
final class DeprecatedClassesSniff extends WordPressSniff {

	use OnlyWhereNamed;
}
