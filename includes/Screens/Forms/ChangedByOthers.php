<?php
declare(strict_types=1);

namespace Storewright\Screens\Forms;

/**
 * What a form says of a field that somebody else has changed since it was shown.
 */
final class ChangedByOthers {

	/**
	 * @param string $label Name of the field.
	 * @param string $value What it holds now, as the form shows it; '' if nothing.
	 */
	public static function text( string $label, string $value ): string {
		return '' === $value
			/* translators: %s: name of a field. */
			? sprintf( __( 'Someone else has emptied “%s” since. Check it and save again.', 'storewright' ), $label )
			/* translators: 1: name of a field, 2: its value. */
			: sprintf( __( 'Someone else has changed “%1$s” to “%2$s” since. Check it and save again.', 'storewright' ), $label, $value );
	}
}
