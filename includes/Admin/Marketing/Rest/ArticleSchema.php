<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * An article about marketing on the wire.
 */
final class ArticleSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'marketing_article';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'title' => Field::text( __( 'Its title.', 'storewright' ), readonly: true ),
			'text'  => Field::text( __( 'What it is about, in a sentence.', 'storewright' ), readonly: true ),
			'link'  => Field::url( __( 'Where it is.', 'storewright' ), readonly: true ),
		];
	}
}
