<?php
/**
 * Every module, in the order in which they are loaded: the only index of the PHP side.
 *
 * `always` runs on each request, a visitor's page view included, and has to cost next to nothing.
 * `back_office` runs in wp-admin, cron and CLI, and as soon as the REST server starts.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright;

return [
	'always'      => [
		Store\Products\PostTypesModule::class,
		Store\Products\Terms\TaxonomiesModule::class,
		Store\Products\Reviews\RatingsModule::class,
		Store\Orders\Notes\HiddenNotes::class,
		Store\Visibility\VisibilityModule::class,
	],
	'back_office' => [
		Kernel\Capabilities::class,
		Kernel\Background\BackgroundModule::class,
		Store\Locale\LocaleModule::class,
		Store\Settings\SettingsModule::class,
		Store\Shipping\ShippingModule::class,
		Store\Coupons\CouponsModule::class,
		Store\Tax\TaxModule::class,
		Store\Products\Terms\CatalogueModule::class,
		Store\Products\ProductsModule::class,
		Store\Products\Reviews\ReviewsModule::class,
		Store\Customers\CustomersModule::class,
		Store\Keys\KeysModule::class,
		Store\Payments\PaymentsModule::class,
		Store\Orders\OrdersModule::class,
		Store\Orders\Service\OrderServiceModule::class,
		Store\Seed\SeedModule::class,
		Store\Import\ImportModule::class,
		Store\Webhooks\WebhooksModule::class,
		Admin\Shell\ShellModule::class,
		Admin\UserPreferences\UserPreferencesModule::class,
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
	],
];
