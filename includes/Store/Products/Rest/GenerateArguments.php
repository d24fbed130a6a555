<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

/**
 * Arguments of a request to generate variations.
 */
final class GenerateArguments {

	/**
	 * The arguments.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$fields = array_filter( VariationSchema::properties(), static fn( array $field ) => true !== ( $field['readonly'] ?? false ) );
		return [
			'delete'         => [
				'description' => __( 'Whether variations are deleted that no options of the product make any more.', 'storewright' ),
				'type'        => 'boolean',
			],
			'default_values' => [
				'description' => __( 'What new variations are to be.', 'storewright' ),
				'type'        => 'object',
				'properties'  => array_map(
					static fn( array $field ) => array_diff_key( $field, array_flip( [ 'default', 'arg_options', 'context' ] ) ),
					$fields
				),
			],
		];
	}
}
