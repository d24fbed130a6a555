<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\ProductNotFound;
use Storewright\Store\Products\Query\ProductRecords;
use Storewright\Store\Products\Rest\ProductSchema;
use Storewright\Store\Products\Rest\VariationSchema;
use Storewright\Store\Products\Write\RecordComposer;
use Storewright\Store\Products\Write\RequestReader;
use WP_REST_Request;

/**
 * Goes all the way to storing a product, and stops there.
 */
final class DryRunValidator {

	/**
	 * @var array<string, array<string, true>> Names of the fields, by kind.
	 */
	private array $names = [];

	public function __construct( private readonly RecordComposer $composer, private readonly ProductRecords $records ) {}

	/**
	 * Looks up what many rows have in common, in a few queries.
	 *
	 * @param list<ImportRow> $rows
	 */
	public function prepare( array $rows ): void {
		$texts = static fn( string $field ): array => array_map( static fn( ImportRow $row ) => $row->text( $field ), $rows );
		$this->composer->look_up( $texts( 'sku' ), $texts( 'global_unique_id' ) );
	}

	/**
	 * Puts together what a request would store.
	 *
	 * @param WP_REST_Request $request  Its arguments are checked.
	 * @param Product|null    $existing What it would change.
	 * @param int             $parent   The variable product of a variation; 0 where that is yet to come, and of products.
	 * @throws \Storewright\Kernel\Errors\DomainError If it can't be stored.
	 */
	public function of( WP_REST_Request $request, ?Product $existing, int $parent, bool $is_variation ): void {
		$kind                       = $is_variation ? VariationSchema::class : ProductSchema::class;
		$fields                     = array_intersect_key(
			$request->get_params(),
			$this->names[ $kind ] ??= array_fill_keys( array_keys( $kind::properties() ), true )
		);
		unset( $fields['id'] );
		$changes = ( new RequestReader() )->read( $fields, $is_variation );
		$old     = null === $existing ? null : $this->record( $existing->id ) ?? throw ProductNotFound::product();
		$above   = 0 === $parent ? null : $this->record( $parent ) ?? throw ProductNotFound::parent();
		$this->composer->compose( $old, $above, $parent, $changes );
	}

	/**
	 * The record as it was read for all rows: nothing is written based on it.
	 */
	private function record( int $id ): ?ProductRecord {
		return $this->records->several( [ $id ] )[ $id ] ?? null;
	}
}
