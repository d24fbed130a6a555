<?php
/**
 * Every module, in the order in which they are loaded: the only index of the PHP side.
 *
 * `shop` is what WooCommerce does where it is active, `dashboard` runs on either shop, and `companion` goes between the dashboard and
 * WooCommerce: see Kernel\Mode.
 *
 * `always` runs on each request, a visitor's page view included, and has to cost next to nothing.
 * `back_office` runs in wp-admin, cron and CLI, and as soon as the REST server starts. Those of it that `pages` names have only parts of
 * wp-admin's pages and routes of ours: beside WooCommerce, a REST request to somebody else's route, such as an order's save, goes
 * without them. Who follows what happens to the shop is not among them.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright;

return [
	'shop'      => [
		'always'      => [
			Store\Products\PostTypesModule::class,
			Store\Products\AuthorPrivacyModule::class,
			Store\Terms\TaxonomiesModule::class,
			Store\Attributes\AttributeTaxonomiesModule::class,
			Store\Reviews\RatingsModule::class,
			Store\Coupons\PostTypeModule::class,
			Store\Orders\PostTypesModule::class,
			Store\Reviews\ReviewForm::class,
			Store\Products\Inventory\HideOutOfStock::class,
			Store\Orders\Notes\HiddenNotes::class,
			Store\Customers\Privacy\LastActivity::class,
			Store\Customers\Index\AccountIndexModule::class,
			Store\ProductPages\ProductPagesModule::class,
			Store\Visibility\VisibilityModule::class,
			Store\Emails\PasswordEmailModule::class,
			Store\Keys\Authorize\AuthorizeModule::class,
		],
		'back_office' => [
			Kernel\Capabilities::class,
			Store\Locale\LocaleModule::class,
			Store\Settings\SettingsModule::class,
			Store\Shipping\ShippingModule::class,
			Store\Coupons\CouponsModule::class,
			Store\Tax\TaxModule::class,
			Store\Terms\TermsModule::class,
			Store\Attributes\AttributesModule::class,
			Store\Products\ProductsModule::class,
			Store\Reviews\ReviewsModule::class,
			Store\Customers\CustomersModule::class,
			Store\Customers\Privacy\CustomerPrivacyModule::class,
			Store\Keys\KeysModule::class,
			Store\LegacyRest\LegacyRestModule::class,
			Store\Payments\PaymentsModule::class,
			Store\Orders\OrdersModule::class,
			Store\Orders\Write\OrderServiceModule::class,
			Store\Orders\Unpaid\UnpaidOrdersModule::class,
			Store\Reports\ReportsModule::class,
			Store\Orders\Privacy\OrderPrivacyModule::class,
			Store\Seed\SeedModule::class,
			Store\Import\ImportModule::class,
			Store\Blueprint\BlueprintModule::class,
			Store\Emails\EmailsModule::class,
			Store\Webhooks\WebhooksModule::class,
			Store\Webhooks\Privacy\ForgetDeliveries::class,
			Store\SystemStatus\SystemStatusModule::class,
			Screens\ScreensModule::class,
			Screens\Products\ProductScreensModule::class,
			Screens\Reviews\ReviewScreensModule::class,
			Screens\Coupons\CouponScreensModule::class,
			Screens\Customers\CustomerScreensModule::class,
			// WooCommerce has an editor of its own.
			Admin\ProductEditor\ProductEditorModule::class,
			// WooCommerce has a profiler of its own, which asks the same.
			Admin\Profiler\ProfilerModule::class,
			// WooCommerce has the same field, with the same preferences.
			Admin\UserPreferences\UserPreferencesModule::class,
		],
	],
	'dashboard' => [
		'always'      => [
			Admin\Shell\DraftsModule::class,
			Admin\Notes\ShopNotes::class,
		],
		'back_office' => [
			Kernel\Background\BackgroundModule::class,
			Kernel\Outbox\OutboxModule::class,
			Kernel\ListenerFailures::class,
			Shop\Reports\ReportsModule::class,
			Rest\StrayOutputModule::class,
			Admin\Shell\ShellModule::class,
			Admin\Shell\ShortcutsModule::class,
			Admin\Usage\UsageModule::class,
			Admin\HiddenItems\HiddenItemsModule::class,
			Admin\Tasks\TasksModule::class,
			Admin\Connection\ConnectionModule::class,
			Admin\ShippingPartners\ShippingPartnersModule::class,
			Admin\TaxPartners\TaxPartnersModule::class,
			Admin\PaymentSuggestions\PaymentSuggestionsModule::class,
			Admin\PaymentsBanner\PaymentsBannerModule::class,
			Admin\FreeExtensions\FreeExtensionsModule::class,
			Admin\StoreDesign\StoreDesignModule::class,
			Admin\PaidThemes\PaidThemesModule::class,
			Admin\OrderAttribution\OrderAttributionModule::class,
			Admin\Feedback\FeedbackModule::class,
			Admin\LaunchYourStore\LaunchYourStoreModule::class,
			Admin\Products\ProductsTaskModule::class,
			Admin\Options\OptionsModule::class,
			Admin\Plugins\PluginsModule::class,
			Admin\Notes\NotesModule::class,
			Admin\Notes\ImportNotes::class,
			Admin\HomePanels\HomePanelsModule::class,
			Admin\UserPreferences\HomeLayoutModule::class,
			Admin\TransientNotices\TransientNoticesModule::class,
			Admin\MobileApp\MobileAppModule::class,
			Admin\SettingsSearch\SettingsSearchModule::class,
			Admin\EmbeddedIslands\EmbeddedIslandsModule::class,
			Admin\Analytics\AnalyticsModule::class,
			Admin\Analytics\Abilities\AbilitiesModule::class,
			Admin\Analytics\HomePerformanceModule::class,
			Admin\ManagementLinks\ManagementLinksModule::class,
			Admin\Analytics\Export\ExportModule::class,
			Admin\Analytics\Saved\SavedReportsModule::class,
			Admin\ReportScreens\ReportScreensModule::class,
			Admin\Marketing\MarketingModule::class,
			Admin\Extensions\ExtensionsModule::class,
			Admin\PaymentsWelcome\PaymentsWelcomeModule::class,
		],
		'pages'       => [
			Kernel\ListenerFailures::class,
			Admin\Shell\ShellModule::class,
			Admin\Shell\ShortcutsModule::class,
			Admin\HiddenItems\HiddenItemsModule::class,
			Admin\Connection\ConnectionModule::class,
			Admin\ShippingPartners\ShippingPartnersModule::class,
			Admin\FreeExtensions\FreeExtensionsModule::class,
			Admin\OrderAttribution\OrderAttributionModule::class,
			Admin\Feedback\FeedbackModule::class,
			Admin\Options\OptionsModule::class,
			Admin\Plugins\PluginsModule::class,
			Admin\Notes\NotesModule::class,
			Admin\UserPreferences\HomeLayoutModule::class,
			Admin\MobileApp\MobileAppModule::class,
			Admin\SettingsSearch\SettingsSearchModule::class,
			Admin\EmbeddedIslands\EmbeddedIslandsModule::class,
			Admin\Analytics\HomePerformanceModule::class,
			Admin\ManagementLinks\ManagementLinksModule::class,
			Admin\Analytics\Export\ExportModule::class,
			Admin\Marketing\MarketingModule::class,
			Admin\Extensions\ExtensionsModule::class,
			Admin\PaymentsWelcome\PaymentsWelcomeModule::class,
		],
	],
	'companion' => [
		'always'      => [
			Companion\Events\EventsModule::class,
			Companion\Reports\FollowOrdersModule::class,
		],
		'back_office' => [
			Companion\CatchUp\CatchUpModule::class,
			Companion\CatchUp\ReconcileModule::class,
			Companion\Menu\MenuModule::class,
			Companion\Rest\CountriesModule::class,
			Companion\Rest\WritesModule::class,
			Companion\Settings\SettingPlacesModule::class,
			Companion\Shop\PageOptionsModule::class,
			Companion\Updates\UpdatesModule::class,
		],
		'pages'       => [
			Companion\Menu\MenuModule::class,
			Companion\Rest\CountriesModule::class,
			Companion\Rest\WritesModule::class,
			Companion\Settings\SettingPlacesModule::class,
			Companion\Shop\PageOptionsModule::class,
		],
	],
];
