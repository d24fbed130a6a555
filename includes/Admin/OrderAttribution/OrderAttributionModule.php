<?php
declare(strict_types=1);

namespace Storewright\Admin\OrderAttribution;

use Storewright\Admin\OrderAttribution\Rest\RecommendationsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Mode;
use Storewright\Kernel\Uninstalls;
use Storewright\Shop\OrderUrl;

/**
 * The offer of a plugin that says where orders come from, on the overview of the reports and on the page of an order.
 */
final class OrderAttributionModule extends BackOfficeModule implements HasRoutes, HasPreloads, Installs, Uninstalls {

	/**
	 * Which part of a promotion's shops this one belongs to: a number from 1 to 120, drawn once.
	 */
	private const ASSIGNMENT = 'woocommerce_remote_variant_assignment';

	private const LAST_ASSIGNMENT = 120;

	private const OVERVIEW = '/analytics/overview';

	/**
	 * Name of the island on the page of an order: a key of `islands` of `client/features.ts`.
	 */
	private const ISLAND = 'order-attribution';

	/**
	 * 'yes' once somebody closed the banner.
	 */
	private const DISMISSED = 'woocommerce_order_attribution_install_banner_dismissed';

	/**
	 * The requests of `client/banners/order-attribution/store.ts`.
	 */
	private const PRELOADS = [
		'/wc-admin/marketing/misc-recommendations',
		'/wc-admin/options?options=' . self::DISMISSED . ',' . self::ASSIGNMENT,
	];

	/**
	 * Hooks the banner's chunk, its place on the page of an order, and the extensions.
	 */
	public function register(): void {
		add_filter( 'storewright_preload_chunks', [ $this, 'add_chunk' ], 10, 2 );
		add_filter( 'storewright_has_islands', fn( mixed $has ): bool => true === $has || $this->may_show_on_order() );
		add_action( 'storewright_order_attribution', $this->print_place( ... ), 10, 0 );
		add_filter( 'storewright_extensions', [ $this, 'add_extensions' ] );
	}

	/**
	 * Adds the recommended plugins to those of the Extensions page.
	 *
	 * @param mixed $entries What others add.
	 * @return list<mixed>
	 */
	public function add_extensions( mixed $entries ): array {
		return [ ...( is_array( $entries ) ? array_values( $entries ) : [] ), ...( new Recommendations( $this->context ) )->entries() ];
	}

	/**
	 * The controllers.
	 *
	 * @return list<\Storewright\Rest\Controller>
	 */
	public function routes(): array {
		return [ new RecommendationsController( $this->context ) ];
	}

	/**
	 * The overview starts with what the offer goes by; no other page pays for it.
	 */
	public function preloads( string $path, string $task ): array {
		return $this->may_show( $path ) ? self::PRELOADS : [];
	}

	/**
	 * Names the chunk that the offer consists of, to be fetched with the document.
	 *
	 * @param mixed  $chunks Names so far.
	 * @param string $path   The route shown.
	 * @return list<mixed>
	 */
	public function add_chunk( mixed $chunks, string $path ): array {
		return [
			...( is_array( $chunks ) ? array_values( $chunks ) : [] ),
			...( $this->may_show( $path ) ? [ 'order-attribution' ] : [] ),
		];
	}

	/**
	 * Draws the shop's number, unless it has one: shops that were set up before bring theirs.
	 */
	public function install(): void {
		if ( '' === $this->context->options->string( self::ASSIGNMENT ) ) {
			$this->context->options->set( self::ASSIGNMENT, wp_rand( 1, self::LAST_ASSIGNMENT ) );
		}
	}

	/**
	 * Forgets the number.
	 */
	public function uninstall(): void {
		$this->context->options->delete( self::ASSIGNMENT );
	}

	/**
	 * Prints where the banner goes, if anything is to be shown.
	 */
	private function print_place(): void {
		if ( $this->may_show_on_order() ) {
			printf( '<div class="storewright storewright-island" data-island="%s"></div>', esc_attr( self::ISLAND ) );
		}
	}

	private function may_show_on_order(): bool {
		// phpcs:disable WordPress.Security -- Compared only; says what is shown, changes nothing.
		$is_order = OrderUrl::SLUG === ( $_GET['page'] ?? null ) && 'edit' === ( $_GET['action'] ?? null );
		// phpcs:enable
		return $is_order
			&& Mode::Standalone === $this->context->mode
			&& $this->is_offered()
			&& ! $this->context->options->bool_yes( self::DISMISSED );
	}

	private function may_show( string $path ): bool {
		return self::OVERVIEW === $path && $this->is_offered();
	}

	private function is_offered(): bool {
		return current_user_can( 'install_plugins' ) && $this->context->shop()->settings()->allows_suggestions();
	}
}
