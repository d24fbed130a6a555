<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Products\Import\ImportOptions;
use Storewright\Store\Products\Import\ImportRow;
use Storewright\Store\Products\Import\RowResult;
use Storewright\Store\Products\ProductServices;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Answers `wc/v3/products/import`: rows of a file become products, some at a time.
 */
final class ImportController extends Controller {

	/**
	 * Most rows of one request.
	 */
	public const MAX_COUNT = 500;

	/**
	 * What can become of a row.
	 */
	private const OUTCOMES = [ RowResult::CREATED, RowResult::UPDATED, RowResult::SKIPPED, RowResult::FAILED ];

	public function __construct( Context $context, private readonly ProductServices $services ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'products/import';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::action( $this->import( ... ), self::allowed( ... ), self::arguments(), WP_REST_Server::CREATABLE )
		);
	}

	/**
	 * The class that describes what came of the rows.
	 */
	protected function schema(): string {
		return ImportSchema::class;
	}

	/**
	 * WooCommerce's right to import products, and that to put them on sale.
	 *
	 * @return true|WP_Error
	 */
	private static function allowed(): bool|WP_Error {
		foreach ( [ 'import', 'edit_products', 'publish_products' ] as $capability ) {
			$allowed = Permission::create( $capability )();
			if ( true !== $allowed ) {
				return $allowed;
			}
		}
		return true;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function arguments(): array {
		$context = [ 'context' => true ];
		return [
			'import'   => array_diff_key(
				Field::text(
					__( 'Name of this import: a row that made a product does not make another one when it is sent again.', 'storewright' ),
					required: true,
					pattern: '^[A-Za-z0-9-]{8,60}$'
				),
				$context
			),
			'existing' => array_diff_key(
				Field::choice(
					__( 'What becomes of products that are there, by SKU or id.', 'storewright' ),
					[ ImportOptions::UPDATE, ImportOptions::SKIP ],
					default: ImportOptions::SKIP
				),
				$context
			),
			'dry_run'  => array_diff_key(
				Field::boolean( __( 'Whether the rows are checked only, and nothing is written.', 'storewright' ), default: false ),
				$context
			),
			'known'    => [
				'description' => __( 'Products that other rows of the file bring: SKUs, or id: and a number.', 'storewright' ),
				'type'        => 'array',
				'items'       => [ 'type' => 'string' ],
				'default'     => [],
			],
			'finished' => [
				'description' => __(
					'What the whole import came to, with its last request, where nobody watches: a message is left in the inbox.',
					'storewright'
				),
				'type'        => 'object',
				'properties'  => array_fill_keys(
					self::OUTCOMES,
					[
						'type'    => 'integer',
						'minimum' => 0,
						'default' => 0,
					]
				),
			],
			'rows'     => [
				'description' => __( 'The rows.', 'storewright' ),
				'type'        => 'array',
				'required'    => true,
				'maxItems'    => self::MAX_COUNT,
				'items'       => [
					'type'       => 'object',
					'properties' => [
						'row'    => [
							'description' => __( 'Place of the row in the file.', 'storewright' ),
							'type'        => 'integer',
							'required'    => true,
							'minimum'     => 1,
						],
						'fields' => [
							'description' => __(
								'Fields as wc/v3/products takes them; categories, tags, attributes, images and other products by name.',
								'storewright'
							),
							'type'        => 'object',
							'required'    => true,
						],
					],
				],
			],
		];
	}

	private function import( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$known  = array_values( array_filter( $params->array( 'known' ) ?? [], is_string( ... ) ) );
		$rows   = [];
		foreach ( $params->array( 'rows' ) ?? [] as $row ) {
			$number = is_array( $row ) && is_numeric( $row['row'] ?? null ) ? (int) $row['row'] : 0;
			$fields = is_array( $row ) && is_array( $row['fields'] ?? null ) ? $row['fields'] : [];
			$rows[] = new ImportRow( $number, $fields );
		}
		$options = new ImportOptions(
			(string) $params->string( 'import' ),
			(string) $params->string( 'existing' ),
			true === $params->bool( 'dry_run' ),
			$known
		);
		$results = [] === $rows ? [] : $this->services->import( $options )->run( $rows );
		$counts  = $params->array( 'finished' );
		if ( null !== $counts && ! $options->dry_run ) {
			$count = static fn( string $outcome ): int => is_numeric( $counts[ $outcome ] ?? null ) ? (int) $counts[ $outcome ] : 0;
			/**
			 * A file of products was imported to its end while nobody watched.
			 *
			 * @param string             $import Name of the import.
			 * @param array<string, int> $counts How many rows were `created`, `updated`, `skipped` and `failed`.
			 */
			Events::dispatch(
				'storewright_product_import_finished',
				$options->import,
				array_combine( self::OUTCOMES, array_map( $count, self::OUTCOMES ) )
			);
		}
		return new WP_REST_Response( [ 'rows' => array_map( static fn( $result ) => $result->item(), $results ) ] );
	}
}
