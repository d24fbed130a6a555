<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Kernel\Context;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Terms\Taxonomies;
use WP_Term;

/**
 * Puts rows into the words of wc/v3: names become ids.
 */
final class RowReader {

	private readonly NamedTerms $terms;

	private readonly NamedAttributes $attributes;

	private readonly LibraryImages $images;

	private readonly TaxClassQuery $tax_classes;

	/**
	 * @var array<string, bool> Whether there is a tax class, by slug: many rows name the same one.
	 */
	private array $has_class = [];

	public function __construct(
		Context $context,
		private readonly ExistingProducts $products,
		private readonly ImportOptions $options,
		InternalRequests $shop,
		AttributeQuery $attributes
	) {
		$this->terms       = new NamedTerms( $shop );
		$this->attributes  = new NamedAttributes( $attributes, $shop );
		$this->images      = new LibraryImages( $context->database );
		$this->tax_classes = new TaxClassQuery( $context );
	}

	/**
	 * Looks up what some rows name.
	 *
	 * @param list<ImportRow> $rows
	 */
	public function prepare( array $rows ): void {
		$this->products->read( $rows, $this->options );
		$this->images->read( $rows );
	}

	/**
	 * A row in the words of wc/v3.
	 *
	 * @param ImportRow $row
	 * @param bool      $make Whether missing categories and the like are made.
	 * @throws \Storewright\Kernel\Errors\DomainError If something that it names can't be had.
	 */
	public function read( ImportRow $row, bool $make ): RowFields {
		$body    = $row->plain();
		$notes   = [];
		$pending = [];
		$adds    = false;
		if ( ! $row->is_variation() ) {
			foreach ( [
				'categories' => $row->paths( 'categories' ),
				'tags'       => $row->paths( 'tags' ),
				'brands'     => $row->paths( 'brands' ),
			] as $field => $paths ) {
				if ( $row->has( $field ) ) {
					$found          = $this->terms->ids( $field, $paths, $make );
					$adds           = $adds || $found['missing'];
					$body[ $field ] = array_map( static fn( int $id ) => [ 'id' => $id ], $found['ids'] );
				}
			}
			foreach ( ImportRow::LINKS as $field ) {
				if ( $row->has( $field ) ) {
					$this->link( $row, $field, $body, $notes, $pending );
				}
			}
		}
		if ( $row->has( 'shipping_class' ) ) {
			$adds = $this->shipping_class( $row, $make, $body ) || $adds;
		}
		$this->tax_class( $row, $body, $notes );
		if ( $row->has( 'attributes' ) ) {
			$found              = $row->is_variation() ? [] : $this->attributes->of_product( $row, $make );
			$adds               = $adds || ( $found['missing'] ?? false );
			$body['attributes'] = $found['attributes'] ?? $this->attributes->chosen( $row, 'attributes' );
		}
		if ( $row->has( 'default_attributes' ) && ! $row->is_variation() ) {
			$body['default_attributes'] = $this->attributes->chosen( $row, 'default_attributes' );
		}
		$this->pictures( $row, $body, $notes );
		return new RowFields( $body, $notes, $pending, $adds );
	}

	/**
	 * Adds a field that names other products: those of later rows have to wait, others that are missing are left out.
	 *
	 * @param ImportRow                                   $row
	 * @param string                                      $field
	 * @param array<mixed>                                $body
	 * @param list<array{field: string, message: string}> $notes
	 * @param list<string>                                $pending
	 */
	private function link( ImportRow $row, string $field, array &$body, array &$notes, array &$pending ): void {
		$ids     = [];
		$missing = [];
		foreach ( $row->texts( $field ) as $reference ) {
			$product = $this->products->named( $reference );
			if ( $this->options->brings( $reference ) ) {
				// Ids in files of other shops are those of other products here.
				$pending[] = $field;
			} elseif ( null !== $product ) {
				$ids[] = $product->id;
			} else {
				$missing[] = $reference;
			}
		}
		if ( [] !== $missing ) {
			$notes[] = [
				'field'   => $field,
				/* translators: %s: SKUs or ids of products, separated by commas. */
				'message' => sprintf( __( 'Skipped because this product does not exist: %s', 'storewright' ), implode( ', ', $missing ) ),
			];
		}
		$pending = array_values( array_unique( $pending ) );
		if ( ! in_array( $field, $pending, true ) ) {
			$body[ $field ] = array_values( array_unique( $ids ) );
		}
	}

	/**
	 * @param ImportRow    $row
	 * @param bool         $make
	 * @param array<mixed> $body
	 * @return bool Whether it has to be made.
	 */
	private function shipping_class( ImportRow $row, bool $make, array &$body ): bool {
		$name = $row->text( 'shipping_class' );
		if ( '' === $name || 'parent' === $name ) {
			$body['shipping_class'] = $name;
			return false;
		}
		$found = $this->terms->ids( 'shipping_class', [ [ $name ] ], $make );
		$term  = [] === $found['ids'] ? null : get_term( $found['ids'][0], Taxonomies::SHIPPING_CLASS );
		if ( $term instanceof WP_Term ) {
			$body['shipping_class'] = $term->slug;
		}
		return $found['missing'];
	}

	/**
	 * Leaves out a tax class that does not exist: wc/v3 would take the standard one in its place.
	 *
	 * @param ImportRow                                   $row
	 * @param array<mixed>                                $body
	 * @param list<array{field: string, message: string}> $notes
	 */
	private function tax_class( ImportRow $row, array &$body, array &$notes ): void {
		$name = $row->text( 'tax_class' );
		$slug = sanitize_title( $name );
		if ( in_array( $slug, [ '', TaxClass::STANDARD ], true ) || ( 'parent' === $name && $row->is_variation() ) ) {
			return;
		}
		$this->has_class[ $slug ] ??= $this->tax_classes->has( $slug );
		if ( ! $this->has_class[ $slug ] ) {
			unset( $body['tax_class'] );
			$notes[] = [
				'field'   => 'tax_class',
				/* translators: %s: name of a tax class. */
				'message' => sprintf( __( 'Skipped because this tax class does not exist: %s', 'storewright' ), $name ),
			];
		}
	}

	/**
	 * Adds the images that the media library has. Where it has none of them, those of the product stay.
	 *
	 * @param ImportRow                                   $row
	 * @param array<mixed>                                $body
	 * @param list<array{field: string, message: string}> $notes
	 */
	private function pictures( ImportRow $row, array &$body, array &$notes ): void {
		$ids     = [];
		$missing = [];
		foreach ( $row->texts( 'images' ) as $input ) {
			$id = $this->images->find( $input );
			if ( null === $id ) {
				$missing[] = $input;
			} else {
				$ids[] = [ 'id' => $id ];
			}
		}
		if ( [] !== $missing ) {
			$notes[] = [
				'field'   => 'images',
				'message' => sprintf(
					/* translators: %s: names or addresses of images, separated by commas. */
					__( 'Skipped because this image is not in your media library: %s', 'storewright' ),
					implode( ', ', $missing )
				),
			];
		}
		if ( [] !== $ids ) {
			$body += $row->is_variation() ? [ 'image' => $ids[0] ] : [ 'images' => $ids ];
		}
	}
}
