<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Storewright\Store\Terms\Taxonomies;

/**
 * Writes attributes: one request at a time, each change as a whole, with all that hangs on an attribute's name.
 */
final class AttributeRepository {

	public function __construct(
		private readonly Context $context,
		private readonly AttributeQuery $query,
		private readonly AttributeTaxonomies $taxonomies
	) {}

	/**
	 * Adds an attribute.
	 *
	 * @param AttributeChanges $changes With a label.
	 * @throws InvalidInput If there is no label, or the slug is taken or can't be one: `woocommerce_rest_cannot_create`.
	 */
	public function create( AttributeChanges $changes ): Attribute {
		$label     = $changes->checked_label() ?? throw AttributeChanges::refused( 'name', __( 'A name is needed.', 'storewright' ) );
		$slug      = $changes->checked_slug( $label );
		$attribute = $this->write(
			function () use ( $changes, $label, $slug ): Attribute {
				$this->assert_free( $slug, 0 );
				$id = $this->context->database->insert(
					AttributeQuery::TABLE,
					[
						'attribute_name'    => $slug,
						'attribute_label'   => $label,
						'attribute_type'    => $changes->type ?? 'select',
						'attribute_orderby' => $changes->order_by ?? 'menu_order',
						'attribute_public'  => (int) ( $changes->has_archives ?? false ),
					]
				);
				return $this->stored( $id );
			}
		);

		/**
		 * An attribute of products was added.
		 *
		 * @param Attribute $attribute The attribute.
		 */
		Events::dispatch( 'storewright_attribute_created', $attribute );
		return $attribute;
	}

	/**
	 * Changes an attribute; what is not given stays as it is. With a new slug, the terms, products and variations that name it
	 * are changed, too.
	 *
	 * @param int              $id      Id of the attribute.
	 * @param AttributeChanges $changes
	 * @throws NotFound     If there is no such attribute.
	 * @throws InvalidInput If the slug is taken or can't be one: `woocommerce_rest_cannot_edit`.
	 */
	public function update( int $id, AttributeChanges $changes ): Attribute {
		$before    = $this->stored( $id );
		$attribute = $this->write(
			function () use ( $id, $changes, &$before ): Attribute {
				$before = $this->stored( $id );
				$slug   = null === $changes->slug ? $before->name : $changes->checked_slug( $before->label );
				$this->assert_free( $slug, $id );
				$columns = array_filter(
					[
						'attribute_label'   => $changes->checked_label(),
						'attribute_type'    => $changes->type,
						'attribute_orderby' => $changes->order_by,
						'attribute_public'  => null === $changes->has_archives ? null : (int) $changes->has_archives,
					],
					static fn( mixed $value ) => null !== $value
				);
				$this->context->database->update(
					AttributeQuery::TABLE,
					[ 'attribute_name' => $slug ] + $columns,
					[ 'attribute_id' => $id ]
				);
				if ( $slug !== $before->name ) {
					( new AttributeReferences( $this->context->database ) )->rename( $before->taxonomy, Attribute::PREFIX . $slug );
				}
				return $this->stored( $id );
			}
		);

		/**
		 * An attribute of products was changed.
		 *
		 * @param Attribute $attribute The attribute as it is now.
		 * @param Attribute $before    The attribute as it was.
		 */
		Events::dispatch( 'storewright_attribute_updated', $attribute, $before );
		return $attribute;
	}

	/**
	 * Removes an attribute, with its terms, from all products.
	 *
	 * @param int $id Id of the attribute.
	 * @return Attribute The attribute as it was.
	 * @throws NotFound If there is no such attribute.
	 */
	public function delete( int $id ): Attribute {
		$attribute = $this->write(
			function () use ( $id ): Attribute {
				$attribute = $this->stored( $id );
				if ( ! taxonomy_exists( $attribute->taxonomy ) ) {
					// Another request has added it since this one began; WordPress deletes terms of known taxonomies only.
					$this->query->refresh();
					$this->taxonomies->register();
				}
				( new AttributeReferences( $this->context->database ) )->remove( $attribute->taxonomy );
				$this->context->database->delete( AttributeQuery::TABLE, [ 'attribute_id' => $id ] );
				return $attribute;
			}
		);

		/**
		 * An attribute of products was deleted, with its terms.
		 *
		 * @param Attribute $attribute The attribute as it was.
		 */
		Events::dispatch( 'storewright_attribute_deleted', $attribute );
		return $attribute;
	}

	/**
	 * There is no such attribute.
	 */
	public static function missing(): NotFound {
		return new NotFound( 'woocommerce_rest_taxonomy_invalid', __( 'This attribute does not exist.', 'storewright' ) );
	}

	/**
	 * @param callable(): Attribute $work
	 */
	private function write( callable $work ): Attribute {
		$attribute = $this->context->database->lock(
			'product_attributes',
			function () use ( $work ): Attribute {
				$attribute = $this->context->database->transaction( $work );
				$this->query->refresh();
				return $attribute;
			}
		);
		$this->taxonomies->register();
		Taxonomies::forget_paths();
		return $attribute;
	}

	private function stored( int $id ): Attribute {
		return $this->query->stored( $id ) ?? throw self::missing();
	}

	private function assert_free( string $slug, int $id ): void {
		$other = (int) $this->context->database->value(
			"SELECT attribute_id FROM {$this->context->database->table( AttributeQuery::TABLE )} WHERE attribute_name = %s",
			$slug
		);
		if ( 0 !== $other && $other !== $id ) {
			throw AttributeChanges::refused(
				'slug',
				/* translators: %s: slug of an attribute. */
				sprintf( __( 'Another attribute already has the slug “%s”.', 'storewright' ), $slug ),
				[ 'resource_id' => $other ],
				0 === $id ? 'create' : 'edit'
			);
		}
	}
}
