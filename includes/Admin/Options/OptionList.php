<?php
declare(strict_types=1);

namespace Storewright\Admin\Options;

/**
 * Which options the dashboard's client may read and write. What is not listed does not exist for it.
 */
final class OptionList {

	private const READABLE = [
		'woocommerce_admin_install_timestamp',
		'woocommerce_allow_tracking',
		'woocommerce_default_country',
		'woocommerce_private_link',
		'woocommerce_remote_variant_assignment',
		'woocommerce_share_key',
		'woocommerce_store_pages_only',
		'woocommerce_task_list_hidden_lists',
	];

	/**
	 * Names of the options that may be read: those that may be written, and more.
	 *
	 * @return list<string>
	 */
	public static function readable(): array {
		/**
		 * Filters which options the dashboard's client may read. Options that it may write are added by themselves.
		 *
		 * @param list<string> $names
		 */
		$names = apply_filters( 'storewright_readable_options', self::READABLE );
		$names = is_array( $names ) ? array_filter( $names, is_string( ... ) ) : [];
		return array_values( array_unique( [ ...$names, ...array_keys( self::writable() ) ] ) );
	}

	/**
	 * The options that may be written.
	 *
	 * @return array<string, WritableOption> By name.
	 */
	public static function writable(): array {
		$own = self::own();
		/**
		 * Filters which options the dashboard's client may write.
		 *
		 * @param array<string, WritableOption> $options By name of the option.
		 */
		$options = apply_filters( 'storewright_writable_options', $own );
		$known   = [];
		foreach ( is_array( $options ) ? $options : $own as $name => $option ) {
			if ( $option instanceof WritableOption ) {
				$known[ (string) $name ] = $option;
			}
		}
		return $known;
	}

	/**
	 * The dashboard's own options.
	 *
	 * @return array<string, WritableOption>
	 */
	public static function own(): array {
		return [
			'woocommerce_task_list_reminder_bar_hidden' => WritableOption::yes_or_no( autoload: true ),
			'woocommerce_default_homepage_layout'       => WritableOption::one_of( '', 'single_column', 'two_columns' ),
			'woocommerce_no_sales_tax'                  => WritableOption::yes_or_no(),
			'woocommerce_coming_soon'                   => WritableOption::yes_or_no( autoload: true ),
			'woocommerce_show_lys_tour'                 => WritableOption::yes_or_no( autoload: true ),
			'woocommerce_ces_shown_for_actions'         => WritableOption::growing_ids(),
			'storewright_payments_banner_dismissed'     => WritableOption::yes_or_no(),
			'woocommerce_order_attribution_install_banner_dismissed' => WritableOption::yes_or_no(),
		];
	}
}
