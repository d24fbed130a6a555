<?php
declare(strict_types=1);

namespace Storewright\Admin\OrderAttribution;

use Storewright\Admin\OrderAttribution\Rest\RecommendationsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;

/**
 * The offer of a plugin that says where orders come from, on the overview of the reports.
 */
final class OrderAttributionModule extends BackOfficeModule implements HasRoutes, HasPreloads, Installs, Uninstalls {

	/**
	 * Which part of a promotion's shops this one belongs to: a number from 1 to 120, drawn once.
	 */
	private const ASSIGNMENT = 'woocommerce_remote_variant_assignment';

	private const LAST_ASSIGNMENT = 120;

	private const OVERVIEW = '/analytics/overview';

	/**
	 * The requests of `client/banners/order-attribution/store.ts`.
	 */
	private const PRELOADS = [
		'/wc-admin/marketing/misc-recommendations',
		'/wc-admin/options?options=woocommerce_order_attribution_install_banner_dismissed,woocommerce_remote_variant_assignment',
	];

	/**
	 * Hooks the banner's chunk.
	 */
	public function register(): void {
		add_filter( 'storewright_preload_chunks', [ $this, 'add_chunk' ], 10, 2 );
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

	private function may_show( string $path ): bool {
		return self::OVERVIEW === $path
			&& current_user_can( 'install_plugins' )
			&& $this->context->shop()->settings()->allows_suggestions();

	}
}
