<?php
/**
 * Spares sniffs of WordPress a search that nearly always ends with nothing.
 *
 * @package Storewright
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.ValidVariableName -- These are PHP_CodeSniffer's.

namespace Storewright\Bin;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Util\Tokens;

/**
 * Before these sniffs look at a token they look for a comment at the end of its statement that allows it: of each token anew, over
 * as many tokens as the statement has. A file none of whose comments has that text needs no such search.
 */
trait WhitelistsAreRare {

	/**
	 * The file that the comments are of.
	 *
	 * @var File|null
	 */
	private ?File $commented = null;

	/**
	 * All comments of the file.
	 *
	 * @var string
	 */
	private string $comments = '';

	/**
	 * Whether a comment allows what follows.
	 *
	 * @param string $comment  Its text.
	 * @param int    $stackPtr The token that is looked at.
	 * @return bool
	 */
	protected function has_whitelist_comment( $comment, $stackPtr ) {
		if ( $this->commented !== $this->phpcsFile ) {
			$this->commented = $this->phpcsFile;
			$this->comments  = '';
			foreach ( $this->tokens as $token ) {
				if ( T_COMMENT === $token['code'] || isset( Tokens::$phpcsCommentTokens[ $token['code'] ] ) ) {
					$this->comments .= $token['content'];
				}
			}
		}
		return false !== stripos( $this->comments, $comment ) && parent::has_whitelist_comment( $comment, $stackPtr );
	}
}
