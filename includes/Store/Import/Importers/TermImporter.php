<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Storewright\Kernel\Context;
use Storewright\Store\Images\ImageSet;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\ImportNotes;
use Storewright\Store\Import\Record;
use Storewright\Store\Import\RecordImporter;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermChanges;
use Storewright\Store\Terms\TermRepository;
use WP_Term;

/**
 * Categories or tags of products.
 */
final class TermImporter implements RecordImporter {

	/**
	 * @param Context          $context  The site.
	 * @param ImportMap        $map      What was imported.
	 * @param string           $name     `categories` or `tags`.
	 * @param non-empty-string $taxonomy Name of the taxonomy.
	 * @param bool             $nested   Whether terms can lie below another.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly ImportMap $map,
		private readonly string $name,
		private readonly string $taxonomy,
		private readonly bool $nested
	) {}

	public function name(): string {
		return $this->name;
	}

	public function find( Record $record, int $parent ): int {
		$term = get_term_by( 'slug', $this->slug( $record ), $this->taxonomy );
		return $term instanceof WP_Term ? $term->term_id : 0;
	}

	public function add( Record $record, int $parent, ImportNotes $notice ): int {
		$above = $this->map->local( $this->name, $record->integer( 'parent' ) );
		if ( 0 === $above && $record->has( 'parent' ) && 0 !== $record->integer( 'parent' ) ) {
			$notice->say(
				'parent',
				__( 'The category above it is not imported, so that it is a category of the first level.', 'storewright' )
			);
		}
		$changes = new TermChanges(
			$record->text( 'name' ),
			$this->slug( $record ),
			$record->text( 'description' ),
			$above,
			$record->integer( 'menu_order' )
		);
		$wished  = $record->id();
		$taken   = null !== $this->context->database->value(
			"SELECT 1 FROM {$this->context->database->table( 'terms' )} WHERE term_id = %d",
			$wished
		);
		$keep    = static fn( array $columns ): array => $taken ? $columns : [ 'term_id' => $wished ] + $columns;
		add_filter( 'wp_insert_term_data', $keep );
		try {
			$config = new TaxonomyConfig( $this->taxonomy, $this->nested, $this->nested, $this->nested );
			return ( new TermRepository( $this->context ) )->create( $config, $changes, new ImageSet( [] ) )->term_id;
		} finally {
			remove_filter( 'wp_insert_term_data', $keep );
		}
	}

	public function settle( Record $record, int $local ): void {}

	private function slug( Record $record ): string {
		$slug = sanitize_title( $record->text( 'slug' ) );
		return '' === $slug ? sanitize_title( $record->text( 'name' ) ) : $slug;
	}
}
