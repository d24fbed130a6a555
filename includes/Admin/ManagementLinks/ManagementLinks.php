<?php
declare(strict_types=1);

namespace Storewright\Admin\ManagementLinks;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Feature;
use Storewright\Kernel\Home\Record;
use Storewright\Kernel\Mode;
use Storewright\Shop\OrderUrl;
use Throwable;
use WP_Post_Type;

/**
 * The links of the store management on Home, each to a page that the user may open.
 */
final class ManagementLinks {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The groups that have links.
	 *
	 * @return list<array{title: string, links: list<array{label: string, url: string}>}> URLs are absolute.
	 */
	public function groups(): array {
		$own = [
			[
				'title' => __( 'Products', 'storewright' ),
				'links' => $this->products(),
			],
			[
				'title' => __( 'Orders and customers', 'storewright' ),
				'links' => $this->orders(),
			],
			[
				'title' => __( 'Reports', 'storewright' ),
				'links' => $this->reports(),
			],
			[
				'title' => __( 'Settings', 'storewright' ),
				'links' => $this->settings(),
			],
			[
				'title' => __( 'Storefront', 'storewright' ),
				'links' => $this->storefront(),
			],
		];
		try {
			/**
			 * Filters the links of the store management on Home. Who may not open a page is not to be led to it.
			 *
			 * @param list<array{title: string, links: list<array{label: string, url: string}>}> $groups URLs are absolute.
			 */
			$groups = apply_filters( 'storewright_management_links', $own );
		} catch ( Throwable $error ) {
			$this->context->log->error( 'A filter of storewright_management_links broke', [ 'reason' => $error->getMessage() ] );
			$groups = $own;
		}
		return self::checked( $groups );
	}

	/**
	 * What a filter left, without what is no link of the web.
	 *
	 * @param mixed $groups
	 * @return list<array{title: string, links: list<array{label: string, url: string}>}>
	 */
	private static function checked( mixed $groups ): array {
		$checked = [];
		foreach ( Record::all( $groups ) as $group ) {
			$links = [];
			foreach ( $group->records( 'links' ) as $link ) {
				$url = esc_url_raw( $link->text( 'url' ), [ 'http', 'https' ] );
				if ( '' !== $url && '' !== $link->text( 'label' ) ) {
					$links[] = [
						'label' => $link->text( 'label' ),
						'url'   => $url,
					];
				}
			}
			if ( [] !== $links ) {
				$checked[] = [
					'title' => $group->text( 'title' ),
					'links' => $links,
				];
			}
		}
		return $checked;
	}

	/**
	 * @return list<array{label: string, url: string}>
	 */
	private function products(): array {
		$type = get_post_type_object( 'product' );
		if ( ! $type instanceof WP_Post_Type || ! $type->show_ui || ! self::may( $type->cap->edit_posts ) ) {
			return [];
		}
		$links = [ self::link( __( 'All products', 'storewright' ), 'edit.php?post_type=product' ) ];
		if ( self::may( $type->cap->create_posts ) ) {
			$links[] = self::link( __( 'Add a product', 'storewright' ), 'post-new.php?post_type=product' );
		}
		foreach ( [
			'product_cat' => __( 'Product categories', 'storewright' ),
			'product_tag' => __( 'Product tags', 'storewright' ),
		] as $name => $label ) {
			$taxonomy = get_taxonomy( $name );
			if ( false !== $taxonomy && $taxonomy->show_ui && self::may( $taxonomy->cap->manage_terms ) ) {
				$links[] = self::link( $label, "edit-tags.php?taxonomy=$name&post_type=product" );
			}
		}
		if ( current_user_can( 'moderate_comments' ) ) {
			$reviews = $this->is_companion() ? 'edit.php?post_type=product&page=product-reviews' : 'edit-comments.php?comment_type=review';
			$links[] = self::link( __( 'Product reviews', 'storewright' ), $reviews );
		}
		return $links;
	}

	/**
	 * @return list<array{label: string, url: string}>
	 */
	private function orders(): array {
		$links = [];
		if ( OrderUrl::may_open( $this->context->mode ) ) {
			$links[] = [
				'label' => __( 'Orders', 'storewright' ),
				'url'   => OrderUrl::of_list( $this->context->mode ),
			];
		}
		if ( $this->may_see_reports() ) {
			$links[] = $this->app( __( 'Customers', 'storewright' ), '/customers' );
		}
		if ( true === get_post_type_object( 'shop_coupon' )?->show_ui && current_user_can( 'edit_shop_coupons' ) ) {
			$links[] = self::link( __( 'Coupons', 'storewright' ), 'edit.php?post_type=shop_coupon' );
		}
		return $links;
	}

	/**
	 * @return list<array{label: string, url: string}>
	 */
	private function reports(): array {
		return $this->may_see_reports() ? [
			$this->app( __( 'Overview', 'storewright' ), '/analytics/overview' ),
			$this->app( __( 'Revenue', 'storewright' ), '/analytics/revenue' ),
			$this->app( __( 'Orders', 'storewright' ), '/analytics/orders' ),
			$this->app( __( 'Products', 'storewright' ), '/analytics/products' ),
			$this->app( __( 'Stock', 'storewright' ), '/analytics/stock' ),
		] : [];
	}

	/**
	 * The tabs that both kinds of shop have, and the setup wizard.
	 *
	 * @return list<array{label: string, url: string}>
	 */
	private function settings(): array {
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			return [];
		}
		$links = [];
		foreach ( [
			'general'  => __( 'General', 'storewright' ),
			'products' => __( 'Products', 'storewright' ),
			'tax'      => __( 'Tax', 'storewright' ),
			'shipping' => __( 'Shipping', 'storewright' ),
			'checkout' => __( 'Payments', 'storewright' ),
			'account'  => __( 'Accounts and privacy', 'storewright' ),
			'advanced' => __( 'Advanced', 'storewright' ),
		] as $tab => $label ) {
			if ( 'tax' !== $tab || $this->context->shop()->settings()->calculates_taxes() ) {
				$links[] = self::link( $label, "admin.php?page=wc-settings&tab=$tab" );
			}
		}
		if ( Feature::Onboarding->is_on() ) {
			$links[] = $this->app( __( 'Set up again', 'storewright' ), '/setup-wizard' );
		}
		return $links;
	}

	/**
	 * @return list<array{label: string, url: string}>
	 */
	private function storefront(): array {
		$links = [
			[
				'label' => __( 'View store', 'storewright' ),
				'url'   => $this->context->shop()->storefront()->url(),
			],
		];
		if ( current_user_can( 'edit_theme_options' ) ) {
			$editor  = wp_is_block_theme() ? 'site-editor.php' : 'customize.php';
			$links[] = self::link( __( 'Customize your store', 'storewright' ), $editor );
		}
		return $links;
	}

	private function is_companion(): bool {
		return Mode::Companion === $this->context->mode;
	}

	private function may_see_reports(): bool {
		return current_user_can( Capabilities::VIEW_REPORTS ) && Feature::Analytics->is_on();
	}

	private static function may( mixed $capability ): bool {
		return is_string( $capability ) && current_user_can( $capability );
	}

	/**
	 * A link to a page of wp-admin.
	 *
	 * @param string $label
	 * @param string $page  Its address below wp-admin.
	 * @return array{label: string, url: string}
	 */
	private static function link( string $label, string $page ): array {
		return [
			'label' => $label,
			'url'   => admin_url( $page ),
		];
	}

	/**
	 * A link to a page of the app.
	 *
	 * @param string $label
	 * @param string $path  Such as `/customers`.
	 * @return array{label: string, url: string}
	 */
	private function app( string $label, string $path ): array {
		$query = http_build_query(
			[
				'page' => $this->context->mode->page_slug(),
				'path' => $path,
			]
		);
		return self::link( $label, "admin.php?$query" );
	}
}
