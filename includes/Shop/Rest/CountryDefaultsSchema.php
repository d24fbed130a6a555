<?php
declare(strict_types=1);

namespace Storewright\Shop\Rest;

use Storewright\Rest\Schema;

/**
 * The settings that are usual in a country, as REST answers them.
 */
final class CountryDefaultsSchema implements Schema {

	/**
	 * Name of the answer.
	 */
	public static function title(): string {
		return 'country_defaults';
	}

	/**
	 * Properties of the answer.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$text = [ 'type' => 'string' ];
		return [
			'country'    => $text,
			'settings'   => self::list_of(
				[
					'group_id'  => $text,
					'id'        => $text,
					'usual'     => $text,
					'value'     => $text,
					'is_chosen' => [ 'type' => 'boolean' ],
				]
			),
			'week_start' => [ 'type' => 'integer' ],
			'currencies' => self::list_of(
				[
					'code'     => $text,
					'name'     => $text,
					'symbol'   => $text,
					'decimals' => [ 'type' => 'integer' ],
				]
			),
		];
	}

	/**
	 * @param array<string, array<string, mixed>> $properties Of each item.
	 * @return array<string, mixed>
	 */
	private static function list_of( array $properties ): array {
		return [
			'type'  => 'array',
			'items' => [
				'type'       => 'object',
				'properties' => $properties,
			],
		];
	}
}
