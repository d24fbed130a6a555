<?php
declare(strict_types=1);

namespace Storewright\Admin\HiddenItems\Rest;

use Storewright\Admin\HiddenItems\HiddenItem;
use Storewright\Rest\Schema;

/**
 * Something that the owner closed, as the client gets it.
 */
final class HiddenItemSchema implements Schema {

	public static function title(): string {
		return 'hidden_item';
	}

	public static function properties(): array {
		$readonly = [
			'context'  => [ 'view', 'edit' ],
			'readonly' => true,
		];
		return [
			'id'       => [
				'type'        => 'string',
				'description' => __( 'Stable id.', 'storewright' ),
			] + $readonly,
			'title'    => [
				'type'        => 'string',
				'description' => __( 'What it is.', 'storewright' ),
			] + $readonly,
			'isHidden' => [
				'type'        => 'boolean',
				'description' => __( 'Whether it is closed at present.', 'storewright' ),
			] + $readonly,
		];
	}

	/**
	 * A thing as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( HiddenItem $item, bool $is_hidden ): array {
		return [
			'id'       => $item->option,
			'title'    => $item->title,
			'isHidden' => $is_hidden,
		];
	}
}
