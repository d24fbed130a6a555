<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Store\Products\Model\Product;

/**
 * A row of a file: fields as wc/v3 takes them, but categories, tags, attributes, images and other products by what people call
 * them.
 */
final class ImportRow {

	/**
	 * Fields that name other products, each by `id:` and its number, or by SKU.
	 */
	public const LINKS = [ 'grouped_products', 'upsell_ids', 'cross_sell_ids' ];

	/**
	 * Fields that say things by name, and are translated before wc/v3 takes them.
	 */
	public const NAMED = [ 'categories', 'tags', 'brands', 'shipping_class', 'images', 'attributes', 'default_attributes', ...self::LINKS ];

	/**
	 * @param int          $number Place in the file.
	 * @param array<mixed> $fields Field => value.
	 */
	public function __construct( public readonly int $number, public readonly array $fields ) {}

	/**
	 * Whether the row says anything of a field.
	 */
	public function has( string $field ): bool {
		return array_key_exists( $field, $this->fields );
	}

	/**
	 * A text, '' where there is none.
	 */
	public function text( string $field ): string {
		$value = $this->fields[ $field ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}

	/**
	 * The product's id as the file has it, 0 for none.
	 */
	public function id(): int {
		return 1 === preg_match( '/^\d{1,18}$/D', $this->text( 'id' ) ) ? (int) $this->text( 'id' ) : 0;
	}

	/**
	 * Texts of a list, without empty ones.
	 *
	 * @return list<string>
	 */
	public function texts( string $field ): array {
		$texts = array_map( static fn( mixed $text ) => is_scalar( $text ) ? trim( (string) $text ) : '', $this->list( $field ) );
		return array_values( array_filter( $texts, static fn( string $text ) => '' !== $text ) );
	}

	/**
	 * Lists of texts, each the way from the uppermost term to the one that is meant.
	 *
	 * @return list<non-empty-list<string>>
	 */
	public function paths( string $field ): array {
		$paths = [];
		foreach ( $this->list( $field ) as $path ) {
			$names = ( new self( 0, [ 'path' => is_array( $path ) ? $path : [ $path ] ] ) )->texts( 'path' );
			if ( [] !== $names ) {
				$paths[] = $names;
			}
		}
		return $paths;
	}

	/**
	 * Objects of a list.
	 *
	 * @return list<self>
	 */
	public function objects( string $field ): array {
		$objects = array_filter( $this->list( $field ), is_array( ... ) );
		return array_values( array_map( static fn( array $object ) => new self( 0, $object ), $objects ) );
	}

	/**
	 * Whether it is a variation.
	 */
	public function is_variation(): bool {
		return Product::VARIATION === $this->text( 'type' );
	}

	/**
	 * The same row, said to be a variation.
	 */
	public function as_variation(): self {
		return new self( $this->number, [ 'type' => Product::VARIATION ] + $this->fields );
	}

	/**
	 * The same row without some fields.
	 *
	 * @param list<string>          $fields
	 * @param array<string, string> $instead What it says in place of them.
	 */
	public function without( array $fields, array $instead ): self {
		return new self( $this->number, $instead + array_diff_key( $this->fields, array_flip( $fields ) ) );
	}

	/**
	 * Returns the columns that wc/v3 takes as they are.
	 *
	 * @return array<mixed>
	 */
	public function plain(): array {
		return array_diff_key(
			$this->fields,
			array_flip( [ 'id', 'parent', 'parent_id', ...( $this->is_variation() ? [ 'type', 'name' ] : [] ), ...self::NAMED ] )
		);
	}

	/**
	 * @return list<mixed>
	 */
	private function list( string $field ): array {
		$value = $this->fields[ $field ] ?? [];
		return is_array( $value ) ? array_values( $value ) : [];
	}
}
