<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Products\Import\ImportOptions;
use Storewright\Store\Products\Import\ImportRow;
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
		$results = $this->services->import( $options )->run( $rows );
		return new WP_REST_Response( [ 'rows' => array_map( static fn( $result ) => $result->item(), $results ) ] );
	}
}
