<?php
/**
 * The sniff WordPress.NamingConventions.PrefixAllGlobals.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Bin\WordPress\Sniffs\NamingConventions;

use Storewright\Bin\WhitelistsAreRare;
use WordPressCS\WordPress\Sniffs\NamingConventions\PrefixAllGlobalsSniff as WordPressSniff;

require_once dirname( __DIR__, 3 ) . '/WhitelistsAreRare.php';

/**
 * As WordPress's, under the same name.
 */
final class PrefixAllGlobalsSniff extends WordPressSniff {

	use WhitelistsAreRare;
}
