<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell\Pages;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Feature;

/**
 * The dashboard's own pages. One without a screen is in no menu, and its address answers that it is not allowed.
 */
final class OwnPages {

	/**
	 * The frame of pages that lead through something step by step.
	 */
	private const STEPS = [
		'header'      => false,
		'footer'      => true,
		'showNotices' => true,
	];

	/**
	 * The fields of each page, as AdminPage::from() takes them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		return [
			[
				'path'       => '/',
				'title'      => __( 'Home', 'storewright' ),
				'menu_title' => __( 'Home', 'storewright' ),
			],
			...self::reports(),
			self::catalog(),
			...array_map( static fn( array $page ): array => $page + [ 'has_screen' => false ], self::others() ),
			[
				'path'  => AdminPage::FALLBACK,
				'title' => __( 'Not allowed', 'storewright' ),
			],
		];
	}

	/**
	 * What Home is for who works on products and does not run the store. Who does has Home.
	 *
	 * @return array<string, mixed>
	 */
	private static function catalog(): array {
		$page = [
			'path'       => '/catalog',
			'title'      => __( 'Catalog', 'storewright' ),
			'capability' => 'edit_products',
		];
		return current_user_can( Capabilities::MANAGE ) ? $page : $page + [ 'menu_title' => $page['title'] ];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function reports(): array {
		$analytics = [ __( 'Analytics', 'storewright' ) ];
		$parent    = [ 'parentPath' => '/analytics/overview' ];
		$pages     = [
			[
				'path'       => '/analytics/overview',
				'title'      => __( 'Overview', 'storewright' ),
				'menu_title' => $analytics[0],
				'sections'   => $analytics,
				'feature'    => Feature::Analytics->value,
				'nav_args'   => [ 'id' => 'woocommerce-analytics-overview' ],
			],
			[
				'path'     => '/analytics/settings',
				'title'    => __( 'Settings', 'storewright' ),
				'sections' => $analytics,
				'nav_args' => [ 'id' => 'woocommerce-analytics-settings' ] + $parent,
			],
			[
				'path'       => '/customers',
				'title'      => __( 'Customers', 'storewright' ),
				'menu_title' => __( 'Customers', 'storewright' ),
			],
			[
				'path'     => '/analytics/:report',
				'title'    => __( 'Report', 'storewright' ),
				'sections' => $analytics,
				'nav_args' => $parent,
			],
			[
				'path'       => '/marketing',
				'title'      => __( 'Marketing', 'storewright' ),
				'menu_title' => __( 'Marketing', 'storewright' ),
				'feature'    => Feature::Marketing->value,
			],
		];
		return array_values( array_map( static fn( array $page ): array => $page + [ 'capability' => Capabilities::VIEW_REPORTS ], $pages ) );
	}

	/**
	 * The product editor, which is there where Storewright runs the shop: beside WooCommerce the feature is off.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function product_editor(): array {
		$has = [
			'has_screen' => Feature::ProductBlockEditor->is_on(),
			'open_menu'  => 'menu-posts-product',
		];
		return [
			$has + [
				'path'    => '/add-product',
				'title'   => __( 'Add New Product', 'storewright' ),
				'feature' => Feature::ProductBlockEditor->value,
				'layout'  => [ 'header' => false ],
			],
			$has + [
				'path'    => '/product/:productId',
				'title'   => __( 'Edit Product', 'storewright' ),
				'feature' => Feature::ProductBlockEditor->value,
			],
			$has + [
				'path'       => '/product/:productId/variation/:variationId',
				'title'      => __( 'Edit Product Variation', 'storewright' ),
				'capability' => 'edit_products',
				'layout'     => [ 'header' => false ],
			],
		];
	}

	/**
	 * Those that have no screen yet, unless they say so.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function others(): array {
		return [
			[
				'path'       => '/extensions',
				'title'      => __( 'Extensions', 'storewright' ),
				'menu_title' => __( 'Extensions', 'storewright' ),
				'feature'    => Feature::Marketplace->value,
				'layout'     => [ 'header' => false ],
				'has_screen' => true,
			],
			...self::product_editor(),
			[
				'path'       => '/setup-wizard',
				'title'      => __( 'Profiler', 'storewright' ),
				'has_screen' => true,
				'feature'    => Feature::Onboarding->value,
				'layout'     => [
					'header'          => false,
					'footer'          => false,
					'showNotices'     => true,
					'showStoreAlerts' => false,
					'showPluginArea'  => false,
				],
			],
			[
				'path'       => '/profiler',
				'title'      => __( 'Profiler', 'storewright' ),
				'has_screen' => true,
				'feature'    => Feature::CoreProfiler->value,
			],
			[
				'path'       => '/customize-store/*',
				'title'      => __( 'Customize Your Store', 'storewright' ),
				'feature'    => Feature::CustomizeStore->value,
				'layout'     => self::STEPS,
				'has_screen' => true,
			],
			[
				'path'       => '/launch-your-store/*',
				'title'      => __( 'Launch Your Store', 'storewright' ),
				'feature'    => Feature::LaunchYourStore->value,
				'layout'     => self::STEPS,
				'has_screen' => true,
			],
			[
				'path'       => '/wc-pay-welcome-page',
				'title'      => __( 'Payments', 'storewright' ),
				'feature'    => Feature::PaymentsWelcomePage->value,
				'has_screen' => true,
			],
		];
	}
}
