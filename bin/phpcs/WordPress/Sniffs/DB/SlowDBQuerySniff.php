<?php
/**
 * The sniff WordPress.DB.SlowDBQuery.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Bin\WordPress\Sniffs\DB;

use Storewright\Bin\WhitelistsAreRare;
use WordPressCS\WordPress\Sniffs\DB\SlowDBQuerySniff as WordPressSniff;

require_once dirname( __DIR__, 3 ) . '/WhitelistsAreRare.php';

/**
 * As WordPress's, under the same name.
 */
final class SlowDBQuerySniff extends WordPressSniff {

	use WhitelistsAreRare;
}
