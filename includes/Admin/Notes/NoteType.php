<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

/**
 * Kinds of notes, in WooCommerce's names.
 */
enum NoteType: string {

	case Error = 'error';

	case Warning = 'warning';

	case Update = 'update';

	case Info = 'info';

	case Marketing = 'marketing';

	case Survey = 'survey';

	/**
	 * Every name, for REST schemas.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}

	/**
	 * The types that the inbox shows. Advertisements are left out where the owner has turned suggestions off.
	 *
	 * @param bool $promotions Whether the owner allows suggestions.
	 * @return list<string>
	 */
	public static function of_inbox( bool $promotions ): array {
		$types = [ self::Info, ...( $promotions ? [ self::Marketing ] : [] ), self::Survey, self::Warning ];
		return array_column( $types, 'value' );
	}

	/**
	 * The types that are shown above every page, as store alerts.
	 *
	 * @return list<string>
	 */
	public static function of_alerts(): array {
		return [ self::Error->value, self::Update->value ];
	}
}
