<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A note at an order on the wire.
 */
final class NoteSchema implements Schema {

	/**
	 * How many characters it has at most.
	 */
	public const MAX_NOTE_LENGTH = 10_000;

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'order_note';
	}

	/**
	 * The fields of a note.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'               => Field::integer( __( 'Id of the note.', 'storewright' ), readonly: true ),
			'author'           => Field::text( __( 'Who wrote it, “system” where nobody did.', 'storewright' ), readonly: true ),
			'date_created'     => Field::date( __( 'When it was written.', 'storewright' ), readonly: true ),
			'date_created_gmt' => Field::date( __( 'When it was written, in UTC.', 'storewright' ), readonly: true ),
			'note'             => Field::text( __( 'What it says.', 'storewright' ), maxLength: self::MAX_NOTE_LENGTH ),
			'customer_note'    => Field::boolean( __( 'Whether the customer is to read it.', 'storewright' ), default: false ),
			'added_by_user'    => Field::boolean(
				__( 'Whether the user is named as its author, not the system.', 'storewright' ),
				default: false
			),
		];
	}
}
