<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons\Rest;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Dates;
use Storewright\Rest\Endpoint;
use Storewright\Rest\MetaData;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponCriteria;
use Storewright\Store\Coupons\CouponInput;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/coupons`: the coupons of the shop.
 */
final class CouponsController extends Controller {

	protected const STRICT = false;

	private const MAX_DECIMALS = 8;

	public function __construct( Context $context, private readonly CouponQuery $query, private readonly CouponRepository $repository ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'coupons';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$code = [
			'code' => [
				'description' => __( 'Only the coupon with this code.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route(
			'/coupons',
			Endpoint::read(
				$this->list( ... ),
				Permission::view( 'read_private_shop_coupons' ),
				$code + Collection::args( [ 'date', 'id', 'include', 'title', 'slug', 'modified' ] )
			),
			Endpoint::create( $this->create( ... ), Permission::create( 'publish_shop_coupons' ) )
		);
		$id = [
			'id' => [
				'description' => __( 'Id of the coupon.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$this->route(
			'/coupons/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( 'read_private_shop_coupons' ), $id + Collection::context() ),
			Endpoint::edit( $this->update( ... ), Permission::edit( 'edit_others_shop_coupons' ), $id ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( 'delete_others_shop_coupons' ), $id + Collection::force() )
		);
		$this->batch_route( '/coupons', Permission::batch( 'edit_others_shop_coupons' ) );
	}

	protected function schema(): string {
		return CouponSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$params   = new Params( $request );
		$paging   = Paging::of( $request );
		$dates    = Dates::range( $request );
		$ids      = static fn( string $name ): array => array_values(
			array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, $params->array( $name ) ?? [] )
		);
		$criteria = new CouponCriteria(
			(string) $params->string( 'search' ),
			(string) $params->string( 'code' ),
			$dates->after,
			$dates->before,
			$dates->modified_after,
			$dates->modified_before,
			$ids( 'include' ),
			$ids( 'exclude' ),
			(string) $params->string( 'orderby' ),
			'asc' === $params->string( 'order' ),
			$paging->limit,
			$paging->offset
		);
		$items    = array_map( fn( Coupon $coupon ) => $this->answer_with( $coupon, $request ), $this->query->page( $criteria ) );
		return $this->respond_page( $items, $this->query->count( $criteria ), $request );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$blank  = new Coupon( 0, '', 'publish', '', DiscountType::FixedCart->value, BigDecimal::zero() );
		$coupon = $this->repository->create(
			$this->input( $request )->apply( $blank ),
			MetaData::changes( $request->get_param( 'meta_data' ) )
		);
		$this->save_additional_fields( $coupon, $request );
		return $this->created( $this->answer_with( $coupon, $request ), self::url( $coupon ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		try {
			$coupon = $this->repository->update(
				self::id( $request ),
				$this->input( $request )->apply( ... ),
				MetaData::changes( $request->get_param( 'meta_data' ) )
			);
		} catch ( NotFound $missing ) {
			// 400, where reading answers 404: as WooCommerce does.
			throw new InvalidInput( $missing->error_code, $missing->getMessage() );
		}
		$this->save_additional_fields( $coupon, $request );
		return $this->answer_with( $coupon, $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$coupon   = $this->existing( $request );
		$for_good = true === ( new Params( $request ) )->bool( 'force' );
		if ( ! $for_good && in_array( constant( 'EMPTY_TRASH_DAYS' ), [ 0, '0', false ], true ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'This site has no trash. Send force=true to delete permanently.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		if ( ! $for_good && 'trash' === $coupon->status ) {
			return new WP_Error(
				'woocommerce_rest_already_trashed',
				__( 'The coupon is in the trash already.', 'storewright' ),
				[ 'status' => 410 ]
			);
		}
		// As it was before, which is what WooCommerce answers.
		$answer = $this->answer_with( $coupon, $request );
		$this->repository->delete( $coupon->id, $for_good );
		return $answer;
	}

	private function input( WP_REST_Request $request ): CouponInput {
		$sent = [];
		foreach ( array_keys( CouponSchema::properties() ) as $name ) {
			if ( $request->has_param( $name ) ) {
				$sent[ $name ] = $request->get_param( $name );
			}
		}
		return new CouponInput( $sent, Dates::parse( $sent['date_expires'] ?? null, $sent['date_expires_gmt'] ?? null, 'date_expires' ) );
	}

	private static function id( WP_REST_Request $request ): int {
		return (int) ( new Params( $request ) )->int( 'id' );
	}

	private function existing( WP_REST_Request $request ): Coupon {
		return $this->query->full( [ self::id( $request ) ] )[0] ?? throw CouponRepository::missing();
	}

	private function answer_with( Coupon $coupon, WP_REST_Request $request ): WP_REST_Response {
		$decimals = max( 0, min( self::MAX_DECIMALS, (int) $this->context->options->string( 'woocommerce_price_num_decimals', '2' ) ) );
		return $this->respond(
			CouponSchema::item( $coupon, $decimals ),
			$request,
			[
				'self'       => [ 'href' => self::url( $coupon ) ],
				'collection' => [ 'href' => rest_url( '/wc/v3/coupons' ) ],
			]
		);
	}

	private static function url( Coupon $coupon ): string {
		return rest_url( "/wc/v3/coupons/{$coupon->id}" );
	}
}
