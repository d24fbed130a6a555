<?php
declare(strict_types=1);

namespace Storewright\Store\Abilities;

use WP_Error;
use WP_REST_Request;

/**
 * `storewright/read-orders`, `…-products` and `…-customers`: the lists of `wc/v3`, as the user may see them.
 *
 * @internal
 */
final class ReadList {

	/**
	 * @param string $what `orders`, `products` or `customers`: the route below wc/v3.
	 */
	public function __construct( private readonly string $what ) {}

	/**
	 * What it takes and answers.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schemas(): array {
		return [
			'input_schema'  => [
				'type'                 => 'object',
				'default'              => [],
				'properties'           => [
					'arguments' => [
						'type'        => 'object',
						'description' => sprintf(
							/* translators: 1: route of the REST API, 2: names of arguments. */
							__( 'Arguments of %1$s, such as %2$s.', 'storewright' ),
							"GET wc/v3/{$this->what}",
							'search, include, page, per_page, orderby, order'
						),
						'default'     => [],
					],
				],
				'additionalProperties' => false,
			],
			'output_schema' => [
				'type'       => 'object',
				'properties' => [
					'total'     => [
						'type'        => 'integer',
						'description' => __( 'How many there are on all pages.', 'storewright' ),
					],
					$this->what => [ 'type' => 'array' ],
				],
			],
		];
	}

	/**
	 * Answers the list.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( mixed $input = null ): array|WP_Error {
		$arguments = is_array( $input ) && is_array( $input['arguments'] ?? null ) ? $input['arguments'] : [];
		$request   = new WP_REST_Request( 'GET', "/wc/v3/{$this->what}" );
		$request->set_query_params( $arguments );
		$response = rest_do_request( $request );
		$total    = $response->get_headers()['X-WP-Total'] ?? 0;
		return $response->as_error() ?? [
			'total'     => is_numeric( $total ) ? (int) $total : 0,
			$this->what => $response->get_data(),
		];
	}
}
