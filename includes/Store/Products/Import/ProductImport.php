<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Kernel\BulkChange;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Events;
use Storewright\Rest\ErrorMapper;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Write\InitialTerms;
use Storewright\Store\Products\Write\UniqueIdentifiers;
use Throwable;
use WP_Error;
use WP_REST_Request;

/**
 * Imports rows of a file as products: each goes through wc/v3 and is written as a whole, and one that is refused does not touch
 * the others. A row that made a product does not make another one when it is sent again.
 */
final class ProductImport {

	/**
	 * How long rows that are sent again wait for the first time, in seconds.
	 */
	private const TIMEOUT = 60;

	private readonly InternalRequests $shop;

	private readonly RowReader $reader;

	public function __construct(
		private readonly Context $context,
		private readonly ImportOptions $options,
		private readonly ExistingProducts $products,
		AttributeQuery $attributes,
		private readonly DryRunValidator $validator
	) {
		$this->shop   = new InternalRequests( $context );
		$this->reader = new RowReader( $context, $products, $options, $this->shop, $attributes );
	}

	/**
	 * Imports rows, or finds out what would come of them.
	 *
	 * @param list<ImportRow> $rows
	 * @return list<RowResult>
	 */
	public function run( array $rows ): array {
		if ( $this->options->dry_run ) {
			return $this->all( $rows );
		}
		// Sent again while the first time is still under way, the rows wait until that is through.
		return $this->context->database->lock(
			"product_import_{$this->options->import}",
			function () use ( $rows ): array {
				wp_defer_term_counting( true );
				try {
					/** @var list<RowResult> $results */
					$results = ChangeOrigin::within(
						ChangeOrigin::IMPORT,
						fn(): array => BulkChange::run( fn(): array => $this->all( $rows ) )
					);
					return $results;
				} finally {
					InitialTerms::forget();
					wp_defer_term_counting( false );
					/**
					 * Rows of a file were imported: some products were made or changed, each of which was told of by itself.
					 */
					Events::dispatch( 'storewright_products_imported' );
				}
			},
			self::TIMEOUT
		);
	}

	/**
	 * @param list<ImportRow> $rows
	 * @return list<RowResult>
	 */
	private function all( array $rows ): array {
		$this->reader->prepare( $rows );
		if ( $this->options->dry_run ) {
			$this->validator->prepare( $rows );
			return $this->each( $rows );
		}
		$identifiers = new UniqueIdentifiers( $this->context->database );
		return $identifiers->reserved( $this->new_skus( $rows ), fn(): array => $this->each( $rows ) );
	}

	/**
	 * SKUs of rows that make products and take no other lock than that of the SKU: no variations, no pictures.
	 *
	 * @param list<ImportRow> $rows
	 * @return list<string>
	 */
	private function new_skus( array $rows ): array {
		$skus = [];
		foreach ( $rows as $row ) {
			$sku     = $row->text( 'sku' );
			$is_else = $row->is_variation() || $row->has( 'images' ) || $row->id() > 0;
			if ( ! $is_else && null === $this->products->named( $sku ) ) {
				$skus[] = $sku;
			}
		}
		return $skus;
	}

	/**
	 * @param list<ImportRow> $rows
	 * @return list<RowResult>
	 */
	private function each( array $rows ): array {
		return array_map(
			function ( ImportRow $row ): RowResult {
				try {
					return $this->one( $row );
				} catch ( Throwable $error ) {
					return $this->failed( $row, ( new ErrorMapper( $this->context->log ) )->map( $error ) );
				}
			},
			$rows
		);
	}

	private function failed( ImportRow $row, WP_Error $refusal ): RowResult {
		return RowResult::failed( $row->number, RowFaults::of( $row, $refusal, $this->refusal( ... ) ) );
	}

	/**
	 * Why a row would be refused, null if it would not.
	 *
	 * @param ImportRow    $row
	 * @param list<string> $bad Fields that are known to be bad, and are not in the row any more.
	 */
	private function refusal( ImportRow $row, array $bad ): ?WP_Error {
		try {
			$existing = $this->products->of( $row ) ?? $this->products->made_by( $this->options->mark( $row->number ) );
			$row      = null !== $existing && $existing->is_variation() && ! $row->has( 'type' ) ? $row->as_variation() : $row;
			$parent   = in_array( 'parent', $bad, true ) ? 0 : $this->parent( $row, $existing );
			self::check( $row, $existing );
			return $this->attempt( $row, $this->reader->read( $row, false ), $existing, $parent );
		} catch ( Throwable $error ) {
			return ( new ErrorMapper( $this->context->log ) )->map( $error );
		}
	}

	private function one( ImportRow $row ): RowResult {
		$made = $this->products->made_by( $this->options->mark( $row->number ) );
		if ( null !== $made && ImportOptions::SKIP === $this->options->existing ) {
			return $this->made_before( $row, $made );
		}
		$existing = $this->products->of( $row ) ?? $made;
		if ( null !== $existing && ImportOptions::SKIP === $this->options->existing ) {
			return RowResult::skipped( $row->number, $existing->id, $existing->name );
		}
		if ( null !== $existing && $existing->is_variation() && ! $row->has( 'type' ) ) {
			$row = $row->as_variation();
		}
		$parent = $this->parent( $row, $existing );
		self::check( $row, $existing );

		$fields = $this->reader->read( $row, false );
		if ( $this->options->dry_run || $fields->adds_more ) {
			// Nothing is added for a row that is refused afterwards.
			$refusal = $this->attempt( $row, $fields, $existing, $parent );
			if ( null !== $refusal || $this->options->dry_run ) {
				return null === $refusal ? RowResult::written(
					$row->number,
					$existing->id ?? 0,
					$existing->name ?? '',
					null === $existing,
					$fields
				) : $this->failed( $row, $refusal );
			}
			$fields = $this->reader->read( $row, true );
		}
		$id = $this->shop->write(
			null === $existing ? 'POST' : 'PUT',
			self::path( $row, $existing, $parent ),
			$this->body( $row, $fields, $existing )
		);
		return is_wp_error( $id ) ? $this->failed( $row, $id ) : RowResult::written(
			$row->number,
			$id,
			$existing->name ?? '',
			null === $existing,
			$fields
		);
	}

	/**
	 * A row that was sent before: its answer may have been lost, and the products that it names may not have been there yet.
	 */
	private function made_before( ImportRow $row, Product $made ): RowResult {
		if ( ! $this->options->dry_run ) {
			return RowResult::made_before(
				$row->number,
				$made->id,
				array_values( array_filter( ImportRow::LINKS, static fn( string $field ) => [] !== $row->texts( $field ) ) )
			);
		}
		$stored = [
			'grouped_products' => Product::GROUPED === $made->type ? $made->children : [ 0 ],
			'upsell_ids'       => $made->upsell_ids,
			'cross_sell_ids'   => $made->cross_sell_ids,
		];
		foreach ( $stored as $field => $ids ) {
			foreach ( [] === $ids ? $row->texts( $field ) : [] as $reference ) {
				if ( $this->options->brings( $reference ) || null !== $this->products->named( $reference ) ) {
					return RowResult::unlinked( $row->number, $made->id, $made->name );
				}
			}
		}
		return RowResult::skipped( $row->number, $made->id, $made->name );
	}

	/**
	 * Checks errors that only files can have.
	 *
	 * @throws InvalidInput If it is so.
	 */
	private static function check( ImportRow $row, ?Product $existing ): void {
		if ( null !== $existing && $row->has( 'type' ) && $existing->is_variation() !== $row->is_variation() ) {
			throw self::refused(
				'type',
				$existing->is_variation() ? __(
					'This is a variation in your store, and can’t become a product.',
					'storewright'
				) : __( 'This is a product in your store, and can’t become a variation.', 'storewright' )
			);
		}
		if ( null === $existing && ! $row->is_variation() && '' === $row->text( 'name' ) ) {
			throw self::refused( 'name', __( 'A new product needs a name.', 'storewright' ) );
		}
	}

	/**
	 * Id of the variable product of a variation; 0 for products, and where another row of the file brings it.
	 *
	 * @throws InvalidInput If a variation belongs to nothing.
	 */
	private function parent( ImportRow $row, ?Product $existing ): int {
		if ( null !== $existing ) {
			return $existing->is_variation() ? $existing->parent_id : 0;
		}
		if ( ! $row->is_variation() ) {
			return 0;
		}
		$name = $row->text( 'parent' );
		if ( '' === $name ) {
			throw self::refused( 'parent', __( 'A variation needs the SKU or id of its product as parent.', 'storewright' ) );
		}
		if ( $this->options->dry_run && $this->options->brings( $name ) ) {
			// An id in a file of another shop is that of another product here.
			return 0;
		}
		$parent = $this->products->named( $name );
		if ( null === $parent ) {
			throw self::refused(
				'parent',
				/* translators: %s: SKU or id of a product. */
				sprintf( __( 'The product of this variation is not in your store: %s', 'storewright' ), $name )
			);
		}
		if ( Product::VARIABLE !== $parent->type ) {
			/* translators: %s: name of a product. */
			throw self::refused( 'parent', sprintf( __( '“%s” is not a variable product.', 'storewright' ), $parent->name ) );
		}
		return $parent->id;
	}

	private function attempt( ImportRow $row, RowFields $fields, ?Product $existing, int $parent ): ?WP_Error {
		return $this->shop->attempt(
			null === $existing ? 'POST' : 'PUT',
			self::path( $row, $existing, $parent ),
			$fields->body,
			function ( WP_REST_Request $request ) use ( $row, $existing, $parent ): void {
				$this->validator->of( $request, $existing, $parent, $row->is_variation() );
			}
		);
	}

	/**
	 * @return array<mixed>
	 */
	private function body( ImportRow $row, RowFields $fields, ?Product $existing ): array {
		if ( null !== $existing ) {
			return $fields->body;
		}
		$input = is_array( $fields->body['meta_data'] ?? null ) ? $fields->body['meta_data'] : [];
		$mark  = [
			'key'   => ExistingProducts::MARK,
			'value' => $this->options->mark( $row->number ),
		];
		return [ 'meta_data' => [ ...$input, $mark ] ] + $fields->body;
	}

	private static function path( ImportRow $row, ?Product $existing, int $parent ): string {
		$collection = $row->is_variation() ? "/products/$parent/variations" : '/products';
		return null === $existing ? $collection : "$collection/{$existing->id}";
	}

	private static function refused( string $field, string $reason ): InvalidInput {
		return new InvalidInput( 'storewright_import_refused', $reason, [ $field => $reason ] );
	}
}
