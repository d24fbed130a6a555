<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

/**
 * Finds an email's templates: in the theme's folder `storewright/emails` (of a child theme before its parent), else here.
 */
final class Templates {

	private const IN_THEME = 'storewright/emails';

	private readonly string $folder;

	public function __construct() {
		$this->folder = dirname( __DIR__ ) . '/templates';
	}

	/**
	 * What the first template prints that there is.
	 *
	 * @param list<string> $names Without `.php`, such as `customer_note`, then `note`.
	 * @param EmailView    $email
	 */
	public function render( array $names, EmailView $email ): string {
		$file = $this->file( $names );
		if ( null === $file ) {
			return '';
		}
		$print = static function ( string $file, EmailView $email ): void {
			include $file;
		};
		ob_start();
		try {
			$print( $file, $email );
		} finally {
			$printed = (string) ob_get_clean();
		}
		return $printed;
	}

	/**
	 * Path of the first template that there is: each name is looked for in the theme before the next one, and in the theme before here.
	 *
	 * @param list<string> $names
	 */
	private function file( array $names ): ?string {
		foreach ( $names as $name ) {
			$in_theme = locate_template( self::IN_THEME . "/{$name}.php" );
			$found    = '' === $in_theme ? "{$this->folder}/{$name}.php" : $in_theme;
			/**
			 * Filters the file of an email's template, for plugins that bring some.
			 *
			 * @param string $file Path; a file that is not there is passed over.
			 * @param string $name Name of the template without `.php`, such as `order` or `plain/order`.
			 */
			$filtered = apply_filters( 'storewright_email_template', $found, $name );
			$file     = is_string( $filtered ) ? $filtered : $found;
			if ( is_file( $file ) ) {
				return $file;
			}
		}
		return null;
	}
}
