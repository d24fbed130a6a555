<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Shop\Reports\CountedStatuses;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\StatusNames;

/**
 * Settings of analytics: the orders that count, and the default period. The dashboard has a screen for them.
 */
final class AnalyticsSettings implements GroupDefinition {

	private const ID = 'wc_admin';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			self::ID,
			__( 'Reports', 'storewright' ),
			__( 'Which orders reports include, and the default date range.', 'storewright' ),
			90,
			has_page: false
		);
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [
			new Setting(
				'woocommerce_excluded_report_order_statuses',
				self::ID,
				SettingType::Multiselect,
				__( 'Excluded statuses', 'storewright' ),
				[ 'pending', 'cancelled', 'failed' ],
				tip: __( 'Orders with these statuses are excluded from reports.', 'storewright' ),
				options: StatusNames::all( ... ),
				obeyed_by: CountedStatuses::class
			),
			new Setting(
				'woocommerce_actionable_order_statuses',
				self::ID,
				SettingType::Multiselect,
				__( 'Actionable statuses', 'storewright' ),
				[ 'processing', 'on-hold' ],
				tip: __( 'Orders with these statuses need action from you.', 'storewright' ),
				options: StatusNames::all( ... )
			),
			new Setting(
				'woocommerce_default_date_range',
				self::ID,
				SettingType::Text,
				__( 'Default date range', 'storewright' ),
				'period=month&compare=previous_year',
				tip: __( 'A query with period and compare, plus before and after for a custom period.', 'storewright' )
			),
			new Setting(
				'woocommerce_date_type',
				self::ID,
				SettingType::Select,
				__( 'Date type', 'storewright' ),
				'date_paid',
				tip: __( 'The order date that reports use.', 'storewright' ),
				options: static fn() => [
					'date_created'   => __( 'Date created', 'storewright' ),
					'date_paid'      => __( 'Date paid', 'storewright' ),
					'date_completed' => __( 'Date completed', 'storewright' ),
				]
			),
		];
	}
}
