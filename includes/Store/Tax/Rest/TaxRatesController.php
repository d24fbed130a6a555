<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateRules;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxRateRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/taxes`: the tax rates of the shop.
 */
final class TaxRatesController extends Controller {

	protected const STRICT = false;

	private const FIELDS = [
		'country',
		'state',
		'postcode',
		'city',
		'postcodes',
		'cities',
		'rate',
		'name',
		'priority',
		'compound',
		'shipping',
		'order',
		'class',
	];

	public function __construct(
		Context $context,
		private readonly TaxRateQuery $query,
		private readonly TaxClassQuery $classes,
		private readonly TaxRateRepository $repository,
		private readonly RateRules $rules
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'taxes';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route(
			'/taxes',
			Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ), $this->collection() ),
			Endpoint::create( $this->create( ... ), Permission::create( Capabilities::MANAGE ) )
		);
		$id = [
			'id' => [
				'description' => __( 'Id of the tax rate.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$this->route(
			'/taxes/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), $id + Collection::context() ),
			Endpoint::edit( $this->update( ... ), Permission::edit( Capabilities::MANAGE ), $id ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( Capabilities::MANAGE ), $id + Collection::force() )
		);
		$this->batch_route( '/taxes', Permission::batch( Capabilities::MANAGE ) );
	}

	/**
	 * The resource's schema, with the classes that the shop has.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$schema = parent::get_item_schema();
		/** @var array<string, array<string, mixed>> $properties */
		$properties                  = $schema['properties'];
		$properties['class']['enum'] = $this->classes->slugs();
		return array_merge( $schema, [ 'properties' => $properties ] );
	}

	protected function schema(): string {
		return TaxRateSchema::class;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function collection(): array {
		$args = array_diff_key(
			Collection::args( [ 'id', 'order', 'priority' ], 'order', 'asc', false ),
			array_flip( [ 'search', 'exclude', 'include' ] )
		);
		return $args + [
			'class' => [
				'description' => __( 'Only rates of this class.', 'storewright' ),
				'type'        => 'string',
				'enum'        => $this->classes->slugs(),
			],
		];
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$params    = new Params( $request );
		$paging    = Paging::of( $request );
		$tax_class = $params->string( 'class' );
		$orderby   = $params->string( 'orderby' );
		$criteria  = new TaxRateCriteria(
			null === $tax_class ? null : TaxClass::stored( $tax_class ),
			in_array( $orderby, [ 'id', 'priority' ], true ) ? $orderby : 'order',
			'desc' !== $params->string( 'order' ),
			$paging->limit,
			$paging->offset
		);
		$items     = array_map( fn( Rate $rate ) => $this->answer_with( $rate, $request ), $this->query->rates( $criteria ) );
		return $this->respond_page( $items, $this->query->count( $criteria ), $request );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$rate = $this->repository->create( $this->checked( $request, new Rate( 0, '', '', [], [], '0.0000', '' ) ) );
		$this->save_additional_fields( $rate, $request );
		return $this->created( $this->answer_with( $rate, $request ), self::url( $rate ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$rate = $this->repository->update( self::id( $request ), fn( Rate $old ) => $this->checked( $request, $old ) );
		$this->save_additional_fields( $rate, $request );
		return $this->answer_with( $rate, $request );
	}

	/**
	 * A rate as the request wants it. Of any country the state may be any text, as in WooCommerce: lists of rates that are made for it
	 * name Guam and Puerto Rico as states of the USA.
	 */
	private function checked( WP_REST_Request $request, Rate $old ): Rate {
		return $this->rules->checked( self::fields( $request ), $old, any_state: true );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		// 400, where reading answers 404: as WooCommerce does.
		$rate = $this->query->rate( self::id( $request ) ) ?? throw new InvalidInput(
			'woocommerce_rest_invalid_id',
			__( 'This tax rate does not exist.', 'storewright' )
		);
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'There is no trash for tax rates. Send force=true to delete permanently.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		$this->repository->delete( $rate->id );
		return $this->answer_with( $rate, $request );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function fields( WP_REST_Request $request ): array {
		$input = [];
		foreach ( self::FIELDS as $field ) {
			$input[ $field ] = $request->get_param( $field );
		}
		return $input;
	}

	private static function id( WP_REST_Request $request ): int {
		return (int) ( new Params( $request ) )->int( 'id' );
	}

	private function existing( WP_REST_Request $request ): Rate {
		return $this->query->rate( self::id( $request ) ) ?? throw TaxRateRepository::missing();
	}

	private function answer_with( Rate $rate, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			TaxRateSchema::item( $rate ),
			$request,
			[
				'self'       => [ 'href' => self::url( $rate ) ],
				'collection' => [ 'href' => rest_url( '/wc/v3/taxes' ) ],
			]
		);
	}

	private static function url( Rate $rate ): string {
		return rest_url( "/wc/v3/taxes/{$rate->id}" );
	}
}
