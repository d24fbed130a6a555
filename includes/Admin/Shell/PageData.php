<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Admin\Shell\Pages\AdminPage;
use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Feature;
use Storewright\Kernel\Mode;
use Storewright\Rest\Namespaces;
use Throwable;

/**
 * Data of the site and the user that the app starts with: `window.storewright`.
 */
final class PageData {

	/**
	 * The capabilities that the client decides by. It never shows what the server would refuse.
	 */
	private const CAPABILITIES = [
		Capabilities::MANAGE,
		Capabilities::VIEW_REPORTS,
		'edit_products',
		'install_plugins',
		'read_private_shop_orders',
		'edit_shop_orders',
		'edit_others_shop_orders',
		'read_private_products',
		'edit_others_products',
		'edit_published_products',
		'list_users',
		'edit_users',
		'activate_plugins',
	];

	private readonly PageRegistry $pages;

	/**
	 * @param Context           $context
	 * @param PageRegistry|null $pages   Where it is made already.
	 */
	public function __construct( private readonly Context $context, ?PageRegistry $pages = null ) {
		$this->pages = $pages ?? PageRegistry::create( $context->log );
	}

	/**
	 * The data, as `client/shared/data/page-data.ts` reads it.
	 *
	 * @return array<mixed>
	 */
	public function all(): array {
		$own = [
			'siteTitle'          => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'adminUrl'           => admin_url(),
			'page'               => $this->context->mode->page_slug(),
			'restNamespaces'     => (object) Namespaces::renamed( $this->context->mode ),
			'isCompanion'        => Mode::Companion === $this->context->mode,
			'homeUrl'            => home_url( '/' ),
			'shopUrl'            => $this->context->shop()->storefront()->url(),
			'locale'             => $this->language_tag( determine_locale() ),
			'capabilities'       => $this->capabilities(),
			'features'           => Feature::names_on(),
			'pages'              => $this->pages(),
			'currency'           => $this->currency(),
			'orderStatuses'      => (object) $this->context->shop()->orders()->status_names(),
			'promotions'         => $this->context->shop()->settings()->allows_suggestions(),
			'isTrackingAllowed'  => $this->context->shop()->settings()->allows_tracking(),
			'storeAge'           => $this->store_age(),
			'draftsKey'          => DraftsModule::key( $this->context ),
			'singleKeyShortcuts' => ShortcutsModule::are_on( get_current_user_id() ),
		];
		try {
			/**
			 * Filters what the app is told at the start. Small and harmless facts only: everybody who sees the page can read them.
			 *
			 * @param array<string, mixed> $data Name => value.
			 */
			$data = apply_filters( 'storewright_page_data', $own );
		} catch ( Throwable $error ) {
			$this->context->log->error( 'A filter of storewright_page_data broke', [ 'reason' => $error->getMessage() ] );
			$data = null;
		}
		// The app can't do without its own facts.
		return is_array( $data ) ? $data + $own : $own;
	}

	/**
	 * The data as a script.
	 *
	 * @param array<string, mixed> $more What only this page is told.
	 */
	public function script( array $more = [] ): string {
		return self::as_script( $more + $this->all() );
	}

	/**
	 * What `all()` returned, as a script.
	 *
	 * @param array<mixed> $data
	 */
	public static function as_script( array $data ): string {
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		return "window.storewright = $json;";
	}

	/**
	 * A locale's language and region: what WordPress adds (`pt_PT_ao90`, `de_DE_formal`) browsers may refuse.
	 *
	 * @param string $locale Such as `de_DE`.
	 */
	private function language_tag( string $locale ): string {
		return implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) );
	}

	/**
	 * For how many whole weeks the store has been there.
	 */
	private function store_age(): int {
		$now       = $this->context->clock->now()->getTimestamp();
		$installed = (int) $this->context->options->string( 'woocommerce_admin_install_timestamp', (string) $now );
		return max( 0, intdiv( $now - $installed, WEEK_IN_SECONDS ) );
	}

	/**
	 * How the shop shows money.
	 *
	 * @return array<string, string|int>
	 */
	private function currency(): array {
		$format = $this->context->shop()->settings()->currency_format();
		return [
			'code'              => $format->code,
			'symbol'            => $format->symbol,
			'position'          => $format->position,
			'thousandSeparator' => $format->thousand_separator,
			'decimalSeparator'  => $format->decimal_separator,
			'decimals'          => $format->decimals,
		];
	}

	/**
	 * What the user may do, of what the client and the pages ask for.
	 *
	 * @return array<string, bool>
	 */
	private function capabilities(): array {
		$names = array_values( array_unique( [ ...self::CAPABILITIES, ...$this->pages->capabilities() ] ) );
		return array_combine( $names, array_map( 'current_user_can', $names ) );
	}

	/**
	 * All pages; the client shows those that have a screen.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function pages(): array {
		$menu = 'toplevel_page_' . $this->context->mode->page_slug();
		return array_map( static fn( AdminPage $page ): array => $page->for_client( $menu ), $this->pages->all() );
	}
}
