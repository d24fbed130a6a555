<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;

/**
 * The settings of the site's visibility in a registry of their own: they are checked, stored and recorded as all others, but are not
 * answered over REST, as in WooCommerce.
 *
 * @internal
 */
final class VisibilitySettings {

	public const GROUP = 'site-visibility';

	/**
	 * A registry that knows them.
	 */
	public static function registry(): SettingsRegistry {
		$registry = new SettingsRegistry();
		$registry->groups();
		array_map( $registry->add( ... ), self::settings() );
		return $registry;
	}

	/**
	 * Their group.
	 */
	public static function group(): SettingsGroup {
		return new SettingsGroup(
			self::GROUP,
			__( 'Site visibility', 'storewright' ),
			__( 'Whether visitors can see your store.', 'storewright' ),
			80
		);
	}

	/**
	 * @return list<Setting>
	 */
	private static function settings(): array {
		return [
			new Setting(
				Visibility::COMING_SOON,
				self::GROUP,
				SettingType::Radio,
				__( 'Site visibility', 'storewright' ),
				'no',
				__( 'While it is coming soon, visitors see a page that says so. Those who work on the site see it as it is.', 'storewright' ),
				options: static fn() => [
					'yes' => __( 'Coming soon', 'storewright' ),
					'no'  => __( 'Live', 'storewright' ),
				],
				obeyed_by: Visibility::class
			),
			new Setting(
				Visibility::STORE_ALONE,
				self::GROUP,
				SettingType::Checkbox,
				__( 'Apply to store pages only', 'storewright' ),
				'no',
				__( 'Hide store pages behind a “Coming soon” page. The rest of the site stays visible.', 'storewright' ),
				autoload: false,
				obeyed_by: Visibility::class
			),
			new Setting(
				Visibility::HAS_LINK,
				self::GROUP,
				SettingType::Checkbox,
				__( 'Share your site with a private link', 'storewright' ),
				'no',
				__( 'Anyone with the link can see your site while it is coming soon.', 'storewright' ),
				autoload: false,
				obeyed_by: Visibility::class
			),
		];
	}
}
