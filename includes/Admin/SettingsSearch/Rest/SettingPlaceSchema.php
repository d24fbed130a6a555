<?php
declare(strict_types=1);

namespace Storewright\Admin\SettingsSearch\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Shop\SettingPlace;

/**
 * Where a setting is changed, on the wire.
 */
final class SettingPlaceSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'setting_place';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'    => Field::text( __( 'Group and ID of the setting.', 'storewright' ), readonly: true ),
			'label' => Field::text( __( 'Name of the setting.', 'storewright' ), readonly: true ),
			'place' => Field::text( __( 'Name of the page that has it.', 'storewright' ), readonly: true ),
			'words' => Field::text( __( 'More words that it is found by.', 'storewright' ), readonly: true ),
			'url'   => Field::url( __( 'Address of its field.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A place as the properties say.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( SettingPlace $place ): array {
		return [
			'id'    => $place->id,
			'label' => $place->label,
			'place' => $place->place,
			'words' => $place->words,
			'url'   => $place->url,
		];
	}
}
