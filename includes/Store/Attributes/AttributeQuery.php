<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;

/**
 * Reads the attributes that products share.
 */
final class AttributeQuery {

	public const TABLE = 'woocommerce_attribute_taxonomies';

	/**
	 * WooCommerce's copy of the table, which is loaded with the options: page views of visitors need no query for it.
	 */
	public const CACHE = 'wc_attribute_taxonomies';

	private const COLUMNS = [
		'attribute_id',
		'attribute_name',
		'attribute_label',
		'attribute_type',
		'attribute_orderby',
		'attribute_public',
	];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Every attribute, by name.
	 *
	 * @return list<Attribute>
	 */
	public function all(): array {
		$cached = get_transient( self::CACHE );
		return array_values( array_filter( array_map( self::attribute( ... ), is_array( $cached ) ? $cached : $this->refresh() ) ) );
	}

	/**
	 * Every attribute by the name of its taxonomy.
	 *
	 * @return array<string, Attribute>
	 */
	public function by_taxonomy(): array {
		return array_column( $this->all(), null, 'taxonomy' );
	}

	/**
	 * One attribute, null where there is none.
	 *
	 * @param int $id Id of the attribute.
	 */
	public function find( int $id ): ?Attribute {
		foreach ( $this->all() as $attribute ) {
			if ( $attribute->id === $id ) {
				return $attribute;
			}
		}
		return null;
	}

	/**
	 * One attribute as the database has it, past the cache.
	 *
	 * @param int $id Id of the attribute.
	 */
	public function stored( int $id ): ?Attribute {
		$row = $this->context->database->row(
			"SELECT * FROM {$this->context->database->table( self::TABLE )} WHERE attribute_id = %d",
			$id
		);
		return null === $row ? null : self::attribute( (object) $row );
	}

	/**
	 * Reads the table and keeps the copy. Before the table is there, there are no attributes.
	 *
	 * @param bool $installing Whether the table is known to be there.
	 * @return list<object> Rows.
	 */
	public function refresh( bool $installing = false ): array {
		if ( ! $installing && $this->context->version !== $this->context->options->string( Installer::VERSION_OPTION ) ) {
			return [];
		}
		$columns = implode( ', ', self::COLUMNS );
		$rows    = $this->context->database->rows(
			"SELECT $columns FROM {$this->context->database->table( self::TABLE )} WHERE attribute_name <> '' ORDER BY attribute_name"
		);
		$rows    = array_map( static fn( array $row ): object => (object) $row, $rows );
		set_transient( self::CACHE, $rows );
		return $rows;
	}

	private static function attribute( mixed $row ): ?Attribute {
		$row = is_object( $row ) ? get_object_vars( $row ) : $row;
		if ( ! is_array( $row ) ) {
			return null;
		}
		[ $id, $name, $label, $type, $order_by, $public ] = array_map(
			static fn( string $column ) => is_scalar( $row[ $column ] ?? null ) ? (string) $row[ $column ] : '',
			self::COLUMNS
		);
		return '' === $name ? null : new Attribute(
			(int) $id,
			$name,
			'' === $label ? $name : $label,
			'' === $type ? 'select' : $type,
			in_array( $order_by, Attribute::ORDERS, true ) ? $order_by : 'menu_order',
			1 === (int) $public
		);
	}
}
