<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Abilities;

use Storewright\Admin\Analytics\Explain\ExplanationSchema;
use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Kernel\Context;
use WP_Error;

/**
 * `storewright/explain-number`: the orders and refunds that a figure of a report is made of.
 *
 * @internal
 */
final class ExplainNumber {

	public function __construct( private readonly Context $context, private readonly Catalog $catalog ) {}

	/**
	 * @return lowercase-string&non-falsy-string
	 */
	public function name(): string {
		return 'storewright/explain-number';
	}

	/**
	 * @return array<string, string>
	 */
	public function texts(): array {
		return [
			'label'       => __( 'Explain a number', 'storewright' ),
			'description' => __( 'Names the orders and refunds that a figure of a report is made of, and what each adds to it.', 'storewright' ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function schemas(): array {
		return [
			'input_schema'  => [
				'type'                 => 'object',
				'properties'           => [
					'report'    => [
						'type'        => 'string',
						'description' => __( 'Which report.', 'storewright' ),
						'enum'        => array_keys( $this->catalog->of_orders() ),
						'required'    => true,
					],
					'measure'   => [
						'type'        => 'string',
						'description' => __( 'Which figure, by its name in the report.', 'storewright' ),
						'required'    => true,
					],
					'arguments' => [
						'type'        => 'object',
						'description' => __( 'What the report was asked by, and “row” for a figure of one of its rows.', 'storewright' ),
						'default'     => [],
					],
				],
				'additionalProperties' => false,
			],
			'output_schema' => [
				'type'       => 'object',
				'properties' => [
					'total' => [
						'type'        => 'integer',
						'description' => __( 'How many orders and refunds there are on all pages.', 'storewright' ),
					],
				] + ExplanationSchema::properties(),
			],
		];
	}

	/**
	 * Answers the explanation.
	 *
	 * @return array<mixed>|WP_Error
	 */
	public function execute( mixed $input ): array|WP_Error {
		$args     = [ 'measure' => ReportRequest::text( $input, 'measure' ) ] + ReportRequest::object( $input, 'arguments' );
		$response = ReportRequest::ask( $this->context, ReportRequest::text( $input, 'report' ) . '/explain', $args );
		return $response instanceof WP_Error ? $response : [ 'total' => ReportRequest::total( $response ) ] + (array) $response->get_data();
	}
}
