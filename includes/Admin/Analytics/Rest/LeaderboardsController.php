<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\Leaderboard;
use Storewright\Admin\Analytics\Query\LeaderboardRows;
use Storewright\Admin\Analytics\Reports\Leaderboards;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/leaderboards`: the best customers, coupons, categories and products, and which leaderboards there are.
 */
final class LeaderboardsController extends Controller {

	private const PATH = '/leaderboards';

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = ltrim( self::PATH, '/' );
	}

	public function register_routes(): void {
		$may  = Permission::view( Capabilities::VIEW_REPORTS );
		$args = self::arguments();
		$this->route( self::PATH, Endpoint::read( $this->leaderboards( ... ), $may, $args ) );
		$this->route( self::PATH . '/allowed', Endpoint::read( $this->allowed( ... ), $may ) );
		$id = [
			'leaderboard' => [
				'description' => __( 'Id of the leaderboard.', 'storewright' ),
				'type'        => 'string',
				'enum'        => Leaderboards::IDS,
			],
		];
		$this->route( self::PATH . '/(?P<leaderboard>\w+)', Endpoint::read( $this->leaderboards( ... ), $may, $id + $args ) );
	}

	protected function schema(): string {
		return LeaderboardSchema::class;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function arguments(): array {
		$pages                        = Collection::pages();
		$pages['per_page']['default'] = 5;
		$pages['per_page']['maximum'] = 20;
		return $pages + array_intersect_key(
			ReportArguments::of( [ 'date' ], 'date', [], [] ),
			[
				'after'  => true,
				'before' => true,
			]
		) + [
			'persisted_query' => [
				'description' => __( 'What links take along: a JSON object of arguments.', 'storewright' ),
				'type'        => 'string',
			],
		];
	}

	private function leaderboards( WP_REST_Request $request ): WP_REST_Response {
		$wanted = $request->get_param( 'leaderboard' );
		$paging = Paging::of( $request );
		$links  = self::persisted( ( new Params( $request ) )->string( 'persisted_query' ) ?? '' );
		$rows   = new LeaderboardRows( $this->context, ReportArguments::period( $request, $this->context->clock ), $links );
		$items  = [];
		foreach ( Leaderboards::all() as $one ) {
			if ( null === $wanted || $one->report->name() === $wanted ) {
				$cells   = $rows->of( $one, $paging->limit, $paging->offset );
				$items[] = $this->respond( self::described( $one ) + [ 'rows' => $cells ], $request );
			}
		}
		return $this->respond_whole( $items );
	}

	private function allowed( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole(
			array_map( fn( Leaderboard $one ) => $this->respond( self::described( $one ), $request ), Leaderboards::all() )
		);
	}

	/**
	 * @return array{id: string, label: string, headers: list<array{label: string}>}
	 */
	private static function described( Leaderboard $one ): array {
		return [
			'id'      => $one->report->name(),
			'label'   => $one->label,
			'headers' => array_map( static fn( string $label ) => [ 'label' => $label ], $one->headers ),
		];
	}

	/**
	 * @return array<string, string> Arguments of an address.
	 * @throws InvalidInput If it is no JSON object.
	 */
	private static function persisted( string $json ): array {
		$query = '' === $json ? [] : json_decode( $json, true );
		if ( ! is_array( $query ) ) {
			/* translators: %s: what was sent. */
			$reason = sprintf( __( 'persisted_query is not a JSON object: %s', 'storewright' ), mb_substr( $json, 0, 100 ) );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'persisted_query' => $reason ] );
		}
		$arguments = [];
		foreach ( array_filter( $query, 'is_scalar' ) as $name => $value ) {
			$arguments[ (string) $name ] = (string) $value;
		}
		return $arguments;
	}
}
