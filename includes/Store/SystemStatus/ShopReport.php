<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Tables;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Store\Settings\SettingsQuery;

/**
 * How the shop is set up, and how much there is in it.
 */
final class ShopReport {

	public function __construct(
		private readonly Connection $database,
		private readonly SettingsQuery $settings,
		private readonly OrderQuery $orders
	) {}

	/**
	 * The settings that clients ask for.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		$format = $this->settings->currency_format();
		$values = $this->settings->values( [ 'woocommerce_default_customer_address' ] );
		return [
			'api_enabled'                    => true,
			'force_ssl'                      => false,
			'currency'                       => $format->code,
			'currency_symbol'                => ( new CurrencyQuery() )->currency( $format->code )?->symbol_html()
				?? esc_html( $format->symbol ),

			'currency_position'              => $format->position,
			'thousand_separator'             => $format->thousand_separator,
			'decimal_separator'              => $format->decimal_separator,
			'number_of_decimals'             => $format->decimals,
			'geolocation_enabled'            => in_array(
				$values['woocommerce_default_customer_address'],
				[ 'geolocation', 'geolocation_ajax' ],
				true
			),
			'taxonomies'                     => self::terms( 'product_type' ),
			'product_visibility_terms'       => self::terms( 'product_visibility' ),
			'woocommerce_com_connected'      => 'no',
			'enforce_approved_download_dirs' => false,
			'order_datastore'                => 'OrdersTableDataStore',
			'HPOS_enabled'                   => true,
			'HPOS_sync_enabled'              => false,
			'enabled_features'               => [ 'custom_order_tables' ],
		];
	}

	/**
	 * Whether the site is reached safely.
	 *
	 * @return array{secure_connection: bool, hide_errors: bool}
	 */
	public function security(): array {
		return [
			'secure_connection' => wp_is_using_https(),
			'hide_errors'       => ! filter_var( ini_get( 'display_errors' ), FILTER_VALIDATE_BOOLEAN ),
		];
	}

	/**
	 * The storefront's pages. What they have to show is the theme's matter, so that nothing is required of them.
	 *
	 * @return list<array<string, string|bool>>
	 */
	public function pages(): array {
		$pages = [
			'woocommerce_shop_page_id'      => __( 'Shop', 'storewright' ),
			'woocommerce_cart_page_id'      => __( 'Cart', 'storewright' ),
			'woocommerce_checkout_page_id'  => __( 'Checkout', 'storewright' ),
			'woocommerce_myaccount_page_id' => __( 'Account', 'storewright' ),
			'woocommerce_terms_page_id'     => __( 'Terms and conditions', 'storewright' ),
		];
		$list  = [];
		foreach ( $this->settings->values( array_keys( $pages ) ) as $setting => $value ) {
			$id     = is_string( $value ) ? (int) $value : 0;
			$page   = $id > 0 ? get_post( $id ) : null;
			$list[] = [
				'page_name'          => $pages[ $setting ],
				'page_id'            => 0 === $id ? '' : (string) $id,
				'page_set'           => $id > 0,
				'page_exists'        => null !== $page,
				'page_visible'       => 'publish' === $page?->post_status,
				'shortcode'          => '',
				'block'              => '',
				'shortcode_required' => false,
				'shortcode_present'  => false,
				'block_present'      => false,
				'block_required'     => false,
			];
		}
		return $list;
	}

	/**
	 * How many posts there are of each type. Those that only hold the ids of orders are as many as these.
	 *
	 * @return list<array{type: string, count: string}>
	 */
	public function post_types(): array {
		$counts = array_map(
			static fn( array $row ) => [
				'type'  => (string) $row['post_type'],
				'count' => (string) $row['number'],
			],
			$this->database->rows(
				"SELECT post_type, COUNT(*) AS number FROM {$this->database->table( 'posts' )} WHERE post_type <> %s
				GROUP BY post_type ORDER BY post_type",
				Tables::PLACEHOLDER
			)
		);
		$holds  = array_sum( $this->orders->count_by_status( Order::TYPE ) )
			+ array_sum( $this->orders->count_by_status( Order::REFUND ) );
		return 0 === $holds ? $counts : [
			...$counts,
			[
				'type'  => Tables::PLACEHOLDER,
				'count' => (string) $holds,
			],
		];
	}

	/**
	 * Where failures are written down: PHP's error log, which has no folder of the shop's and is kept by the server.
	 *
	 * @return array<string, string|int|bool>
	 */
	public function logging(): array {
		return [
			'logging_enabled'       => true,
			'default_handler'       => 'error_log',
			'retention_period_days' => 0,
			'level_threshold'       => 'error',
			'log_directory_size'    => '0 B',
		];
	}

	/**
	 * @return array<string, string> Name in lower case, by slug.
	 */
	private static function terms( string $taxonomy ): array {
		$terms = get_terms(
			[
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'fields'     => 'id=>slug',
			]
		);
		$slugs = array_filter( is_array( $terms ) ? $terms : [], is_string( ... ) );
		sort( $slugs );
		return array_combine( $slugs, $slugs );
	}
}
