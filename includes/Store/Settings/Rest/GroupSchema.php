<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Settings\SettingsGroup;

/**
 * A group of settings on the wire.
 */
final class GroupSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'setting_group';
	}

	/**
	 * Properties, all of them read only.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$text = [
			'type'     => 'string',
			'context'  => [ 'view' ],
			'readonly' => true,
		];
		return [
			'id'          => [ 'description' => __( 'Id of the group.', 'storewright' ) ] + $text,
			'label'       => [ 'description' => __( 'Name of the group.', 'storewright' ) ] + $text,
			'description' => [ 'description' => __( 'What the group is about.', 'storewright' ) ] + $text,
			'parent_id'   => [ 'description' => __( 'Id of the group that holds this one, empty at the top.', 'storewright' ) ] + $text,
			'sub_groups'  => [
				'description' => __( 'Ids of the groups that this one holds.', 'storewright' ),
				'type'        => 'array',
				'items'       => [ 'type' => 'string' ],
				'context'     => [ 'view' ],
				'readonly'    => true,
			],
		];
	}

	/**
	 * A group's fields.
	 *
	 * @param SettingsGroup       $group
	 * @param list<SettingsGroup> $all   Every group, for those that this one holds.
	 * @return array{id: string, label: string, description: string, parent_id: string, sub_groups: list<string>}
	 */
	public static function item( SettingsGroup $group, array $all ): array {
		$held = array_filter( $all, static fn( SettingsGroup $other ) => $other->parent_id === $group->id );
		return [
			'id'          => $group->id,
			'label'       => $group->label,
			'description' => $group->description,
			'parent_id'   => $group->parent_id,
			'sub_groups'  => array_values( array_map( static fn( SettingsGroup $other ) => $other->id, $held ) ),
		];
	}
}
