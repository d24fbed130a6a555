<?php
declare(strict_types=1);

namespace Storewright\Screens\Attributes;

use Storewright\Screens\Forms\FieldMerge;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\Rest\AttributeSchema;
use Storewright\Store\Terms\TermSwatch;
use WP_Error;

/**
 * The fields of an attribute's form: what they show of it, and what of them goes to `wc/v3`. Each is a text.
 *
 * @phpstan-type Fields array{name: string, slug: string, type: string, order_by: string, has_archives: string}
 */
final class AttributeFields {

	/**
	 * @var array<string, string> What is wrong, by field.
	 */
	public array $errors = [];

	/**
	 * What the fields are called.
	 *
	 * @return Fields
	 */
	public static function labels(): array {
		return [
			'name'         => __( 'Name', 'storewright' ),
			'slug'         => __( 'Slug', 'storewright' ),
			'type'         => __( 'Type', 'storewright' ),
			'order_by'     => __( 'Default sort order', 'storewright' ),
			'has_archives' => __( 'Enable archives', 'storewright' ),
		];
	}

	/**
	 * What terms can be sorted by.
	 *
	 * @return array<string, string> Translated names.
	 */
	public static function orders(): array {
		return [
			'menu_order' => __( 'Custom ordering', 'storewright' ),
			'name'       => __( 'Name', 'storewright' ),
			'name_num'   => __( 'Name (numeric)', 'storewright' ),
			'id'         => __( 'Term ID', 'storewright' ),
		];
	}

	/**
	 * How a value can be chosen: what `wc/v3` takes.
	 *
	 * @return array<string, string> Translated names.
	 */
	public static function types(): array {
		$names = AttributeSchema::properties()['type']['enum'] ?? [];
		$types = [];
		foreach ( is_array( $names ) ? array_filter( $names, is_string( ... ) ) : [] as $name ) {
			$types[ $name ] = match ( $name ) {
				'select'                   => __( 'Select', 'storewright' ),
				TermSwatch::ATTRIBUTE_TYPE => __( 'Color / image', 'storewright' ),
				default                    => $name,
			};
		}
		return $types;
	}

	/**
	 * What the fields show of an attribute.
	 *
	 * @param Attribute|null $attribute Null for a new one.
	 * @return Fields
	 */
	public static function of( ?Attribute $attribute ): array {
		return [
			'name'         => $attribute->label ?? '',
			'slug'         => $attribute->name ?? '',
			'type'         => null === $attribute ? 'select' : AttributeSchema::item( $attribute )['type'],
			'order_by'     => $attribute->order_by ?? 'menu_order',
			'has_archives' => true === $attribute?->has_archives ? 'yes' : '',
		];
	}

	/**
	 * What a form sent, in the same shape.
	 *
	 * @param array<mixed> $posted
	 * @param Fields       $current What a field has that was not sent.
	 * @return Fields
	 */
	public static function typed( array $posted, array $current ): array {
		$text = static fn( string $field, string $value ): string => is_string( $posted[ $field ] ?? null )
			? trim( mb_scrub( $posted[ $field ], 'UTF-8' ) )
			: $value;
		return [
			'name'         => $text( 'name', $current['name'] ),
			'slug'         => $text( 'slug', $current['slug'] ),
			'type'         => $text( 'type', $current['type'] ),
			'order_by'     => $text( 'order_by', $current['order_by'] ),
			// An unchecked box sends nothing.
			'has_archives' => 'yes' === ( $posted['has_archives'] ?? '' ) ? 'yes' : '',
		];
	}

	/**
	 * A new attribute as `wc/v3` takes it.
	 *
	 * @param Fields $typed
	 * @return array<string, string|bool>
	 */
	public function added( array $typed ): array {
		$this->check( $typed );
		return self::for_rest( $typed );
	}

	/**
	 * What was changed, as `wc/v3` takes it. What somebody else has changed meanwhile is an error.
	 *
	 * @param Fields $typed
	 * @param Fields $before  What the form showed.
	 * @param Fields $current What the attribute has.
	 * @return array<string, string|bool>
	 */
	public function changes( array $typed, array $before, array $current ): array {
		$merge        = new FieldMerge( self::labels(), self::shown( ... ) );
		$changed      = $merge->changes( $typed, $before, $current );
		$this->errors = $merge->conflicts;
		$this->check( $changed );
		if ( '' === ( $changed['slug'] ?? null ) ) {
			$this->errors['slug'] = __( 'Enter a slug.', 'storewright' );
		}
		return self::for_rest( $changed );
	}

	/**
	 * Keeps what is wrong by `wc/v3`, by field.
	 *
	 * @param WP_Error $refusal
	 * @param Fields   $typed
	 * @return bool Whether it is of a field.
	 */
	public function refuse( WP_Error $refusal, array $typed ): bool {
		$data    = $refusal->get_error_data();
		$reasons = is_array( $data ) && is_array( $data['params'] ?? null ) ? array_filter( $data['params'], is_string( ... ) ) : [];
		foreach ( self::labels() as $field => $label ) {
			if ( isset( $reasons[ $field ] ) ) {
				// A slug that was not given is made from the name.
				$from                   = 'slug' === $field && '' === $typed['slug'] ? 'name' : $field;
				$this->errors[ $field ] = '' === $typed[ $from ] ? $reasons[ $field ] : sprintf(
					/* translators: 1: label of a field, 2: what was typed, 3: why that can't be. */
					__( '%1$s: “%2$s” can’t be used. %3$s', 'storewright' ),
					self::labels()[ $from ],
					$typed[ $from ],
					$reasons[ $field ]
				);
			}
		}
		return [] !== $this->errors;
	}

	/**
	 * A value as the form shows it.
	 */
	private static function shown( string $field, string $value ): string {
		return match ( true ) {
			'has_archives' === $field => 'yes' === $value ? __( 'Yes', 'storewright' ) : __( 'No', 'storewright' ),
			'order_by' === $field     => self::orders()[ $value ] ?? $value,
			'type' === $field         => self::types()[ $value ] ?? $value,
			default                   => $value,
		};
	}

	/**
	 * @param array<string, string> $typed
	 */
	private function check( array $typed ): void {
		foreach ( [
			'type'     => self::types(),
			'order_by' => self::orders(),
		] as $field => $choices ) {
			$refusal = isset( $typed[ $field ] ) ? FieldMerge::not_among( self::labels()[ $field ], $typed[ $field ], $choices ) : '';
			if ( '' !== $refusal ) {
				$this->errors[ $field ] = $refusal;
			}
		}
	}

	/**
	 * @param array<string, string> $typed
	 * @return array<string, string|bool>
	 */
	private static function for_rest( array $typed ): array {
		return ( isset( $typed['has_archives'] ) ? [ 'has_archives' => 'yes' === $typed['has_archives'] ] : [] ) + $typed;
	}
}
