<?php
/**
 * Spares sniffs of WordPress the files that name none of the classes that they look for.
 *
 * @package Storewright
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.ValidVariableName -- These are PHP_CodeSniffer's.

namespace Storewright\Bin;

use PHP_CodeSniffer\Files\File;

/**
 * These sniffs look for the namespace of each class that a file names, token by token up to the file's beginning.
 */
trait OnlyWhereNamed {

	/**
	 * Looks at a token, and says up to where nothing more is to be looked at.
	 *
	 * @param File $phpcsFile The file.
	 * @param int  $stackPtr  The token.
	 * @return int|void
	 */
	public function process( File $phpcsFile, $stackPtr ) {
		$text = implode( '', array_column( $phpcsFile->getTokens(), 'content' ) );
		foreach ( array_merge( ...array_column( $this->groups, 'classes' ) ) as $name ) {
			if ( false !== stripos( $text, $name ) ) {
				return parent::process( $phpcsFile, $stackPtr );
			}
		}
		return count( $phpcsFile->getTokens() );
	}
}
