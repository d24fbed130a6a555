<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

/**
 * How far a note is, in WooCommerce's names.
 */
enum NoteStatus: string {

	case Pending = 'pending';

	/** It waits for the owner. */
	case Unactioned = 'unactioned';

	/** The owner followed one of its actions. */
	case Actioned = 'actioned';

	/** It comes back at its reminder date. */
	case Snoozed = 'snoozed';

	case Sent = 'sent';

	/**
	 * Every name, for REST schemas.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}
}
