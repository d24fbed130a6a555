<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Abilities;

use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Admin\Analytics\Rest\ListRequest;
use Storewright\Admin\Analytics\Rest\StatsRequests;
use Storewright\Kernel\Context;
use WP_Error;

/**
 * `storewright/read-report`: the rows or the figures of a report.
 *
 * @internal
 */
final class ReadReport {

	public function __construct( private readonly Context $context, private readonly Catalog $catalog ) {}

	/**
	 * @return lowercase-string&non-falsy-string
	 */
	public function name(): string {
		return 'storewright/read-report';
	}

	/**
	 * @return array<string, string>
	 */
	public function texts(): array {
		return [
			'label'       => __( 'Read a report', 'storewright' ),
			'description' => __( 'Reads a report of the store: its rows, or with “/stats” its figures, in all and by time.', 'storewright' ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function schemas(): array {
		$args = [];
		foreach ( $this->catalog->stats() as $report ) {
			$args[ "{$report->name()}/stats" ] = StatsRequests::arguments( $report );
		}
		foreach ( $this->catalog->lists() as $report ) {
			$args[ $report->name() ] = ListRequest::arguments( $this->context, $report );
		}
		return [
			'input_schema'  => [
				'type'                 => 'object',
				'properties'           => [
					'report'    => [
						'type'        => 'string',
						'description' => __( 'Which report.', 'storewright' ),
						'enum'        => array_keys( $args ),
						'required'    => true,
					],
					'arguments' => [
						'type'        => 'object',
						'description' => self::described( $args ),
						'default'     => [],
					],
				],
				'additionalProperties' => false,
			],
			'output_schema' => [
				'type'       => 'object',
				'properties' => [
					'total'  => [
						'type'        => 'integer',
						'description' => __( 'How many rows, or intervals of time, there are on all pages.', 'storewright' ),
					],
					'answer' => [
						'type'        => [ 'array', 'object' ],
						'description' => __( 'The rows, or the figures: in all (totals) and by time (intervals).', 'storewright' ),
					],
				],
			],
		];
	}

	/**
	 * Answers the report.
	 *
	 * @return array{total: int, answer: mixed}|WP_Error
	 */
	public function execute( mixed $input ): array|WP_Error {
		$response = ReportRequest::ask(
			$this->context,
			ReportRequest::text( $input, 'report' ),
			ReportRequest::object( $input, 'arguments' )
		);
		return $response instanceof WP_Error ? $response : [
			'total'  => ReportRequest::total( $response ),
			'answer' => $response->get_data(),
		];
	}

	/**
	 * Names the arguments of each report: they differ, and each is checked by the report's own declaration.
	 *
	 * @param array<string, array<string, mixed>> $args
	 */
	private static function described( array $args ): string {
		$lines = [ __( 'What the report is asked by; “after” and “before” are times of the store, such as 2026-01-31T23:59:59.', 'storewright' ) ];
		foreach ( $args as $report => $of ) {
			$lines[] = "$report: " . implode( ', ', array_keys( $of ) );
		}
		return implode( "\n", $lines );
	}
}
