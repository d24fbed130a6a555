<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Rest;

use Storewright\Admin\StoreDesign\Patterns\Place;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * How the store looks and what can be changed of it, on the wire.
 */
final class DesignSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'store_design';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'editor_url'           => Field::url( __( 'Address of the screen on which the theme is edited.', 'storewright' ), readonly: true ),
			'is_block_theme'       => Field::boolean( __( 'Whether the site editor edits the theme.', 'storewright' ), readonly: true ),
			'can_switch'           => Field::boolean( __( 'Whether the user may switch the theme.', 'storewright' ), readonly: true ),
			'can_install'          => Field::boolean( __( 'Whether the user may install themes.', 'storewright' ), readonly: true ),
			'is_directory_allowed' => Field::boolean( __( 'Whether WordPress.org may be asked for themes.', 'storewright' ), readonly: true ),
			'themes'               => Field::objects(
				__( 'The installed themes.', 'storewright' ),
				[
					'stylesheet'  => Field::text( __( 'Folder of the theme.', 'storewright' ) ),
					'name'        => Field::text( __( 'Name of the theme.', 'storewright' ) ),
					'description' => Field::text( __( 'What the theme says of itself.', 'storewright' ) ),
					'screenshot'  => Field::text( __( 'Address of its picture.', 'storewright' ) ),
					'is_active'   => Field::boolean( __( 'Whether it is the theme of the site.', 'storewright' ) ),
					'is_block'    => Field::boolean( __( 'Whether it is a block theme.', 'storewright' ) ),
					'preview_url' => Field::url( __( 'Address of its live preview.', 'storewright' ) ),
					'problem'     => Field::text( __( 'Why it can’t be used here.', 'storewright' ) ),
				],
				readonly: true
			),
			'patterns'             => Field::objects(
				__( 'The patterns for pages of the store.', 'storewright' ),
				[
					'id'          => Field::text( __( 'Id of the pattern.', 'storewright' ) ),
					'place'       => Field::choice( __( 'What it is for.', 'storewright' ), Place::values() ),
					'title'       => Field::text( __( 'Name of the pattern.', 'storewright' ) ),
					'description' => Field::text( __( 'What it looks like.', 'storewright' ) ),
					'is_applied'  => Field::boolean( __( 'Whether it is in use as it was applied.', 'storewright' ) ),
					'change'      => Field::text( __( 'Id of the change that put it in use, which Undo takes back; empty where it is not in use.', 'storewright' ) ),
					'can_apply'   => Field::boolean( __( 'Whether the user can apply it to this theme.', 'storewright' ) ),
				],
				readonly: true
			),
		];
	}
}
