<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels\Rest;

use Storewright\Admin\HomePanels\PendingReviews;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/home/panels`: what waits for the owner, each part with its count and its first rows.
 */
final class HomePanelsController extends Controller {

	/**
	 * How many rows a panel shows.
	 */
	private const ROWS = 5;

	/**
	 * The option with the statuses of orders that wait.
	 */
	public const ACTIONABLE = 'woocommerce_actionable_order_statuses';

	/**
	 * What reading and changing each part over `wc/v3` needs.
	 */
	private const NEEDED = [
		'orders'  => [ 'read_private_shop_orders', 'edit_others_shop_orders' ],
		'reviews' => [ 'moderate_comments' ],
		'stock'   => [ 'read_private_products', 'edit_others_products', 'edit_published_products' ],
	];

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'home/panels';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->show( ... ), self::may_see( ... ) ) );
	}

	/**
	 * The class that describes the panels.
	 */
	protected function schema(): string {
		return HomePanelsSchema::class;
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$orders = self::may( 'orders' ) ? $this->orders() : null;
		return $this->respond(
			[
				'is_shown' => 0 < ( $orders['count'] ?? 0 ) || $this->is_shown(),
				'orders'   => $orders,
				'reviews'  => self::may( 'reviews' ) ? $this->reviews() : null,
				'stock'    => self::may( 'stock' ) ? $this->stock() : null,
			],
			$request
		);
	}

	/**
	 * Whoever may work on orders or products, or runs the shop. Reviews alone are not enough: editors moderate all comments.
	 *
	 * @return true|WP_Error
	 */
	private static function may_see(): bool|WP_Error {
		return self::has_work() ? true : Permission::view( Capabilities::MANAGE )();
	}

	/**
	 * Whether the user may work on orders or products of everybody.
	 */
	public static function has_work(): bool {
		return [] !== array_filter( [ 'orders', 'stock' ], self::may( ... ) );
	}

	private static function may( string $part ): bool {
		return [] === array_filter( self::NEEDED[ $part ], static fn( string $capability ) => ! current_user_can( $capability ) );
	}

	private function is_shown(): bool {
		/**
		 * Filters whether the setup list is still worked on: neither complete nor hidden. Home's panels wait for its end.
		 *
		 * @param bool $is_open Whether it is.
		 */
		$is_setup_open = apply_filters( 'storewright_is_setup_open', false );
		return ! current_user_can( Capabilities::MANAGE ) || true !== $is_setup_open || $this->context->shop()->orders()->any();
	}

	/**
	 * @return array{count: int, items: list<array<string, mixed>>}
	 */
	private function orders(): array {
		$orders   = $this->context->shop()->orders();
		$statuses = $this->actionable_statuses();
		return self::part(
			array_map( HomePanelsSchema::order( ... ), $orders->oldest_in( $statuses, self::ROWS + 1 ) ),
			static fn() => $orders->count_in( $statuses )
		);
	}

	/**
	 * @return list<string> Without prefix.
	 */
	private function actionable_statuses(): array {
		$stored = get_option( self::ACTIONABLE, [ 'processing', 'on-hold' ] );
		$plain  = array_map(
			static fn( mixed $status ) => is_string( $status ) ? (string) preg_replace( '/^wc-/', '', $status ) : '',
			is_array( $stored ) ? $stored : []
		);
		return array_values( array_unique( array_diff( $plain, [ '' ] ) ) );
	}

	/**
	 * @return array{count: int, items: list<array<string, mixed>>}
	 */
	private function reviews(): array {
		$reviews = new PendingReviews( $this->context->database );
		return self::part( array_map( HomePanelsSchema::review( ... ), $reviews->oldest( self::ROWS + 1 ) ), $reviews->count( ... ) );
	}

	/**
	 * @return array{count: int, items: list<array<string, mixed>>}
	 */
	private function stock(): array {
		$products = $this->context->shop()->products()->low_stock();
		return self::part( array_map( HomePanelsSchema::product( ... ), $products->fewest( self::ROWS + 1 ) ), $products->count( ... ) );
	}

	/**
	 * A panel, whose items are only counted where there are more than it shows.
	 *
	 * @param list<array<string, mixed>> $items One more than are shown, if there are so many.
	 * @param callable(): int            $count
	 * @return array{count: int, items: list<array<string, mixed>>}
	 */
	private static function part( array $items, callable $count ): array {
		return [
			'count' => count( $items ) > self::ROWS ? max( $count(), count( $items ) ) : count( $items ),
			'items' => array_slice( $items, 0, self::ROWS ),
		];
	}
}
