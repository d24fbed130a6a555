<?php
/**
 * Plugin Name: Hello mobile app
 * Description: Offers a mobile app on Android devices. See docs/offer-a-mobile-app.md.
 *
 * @package HelloMobileApp
 */

add_filter(
	'storewright_mobile_app',
	fn() => [
		'name'        => 'Hello orders',
		'description' => 'Look after your orders on the go.',
		'url'         => 'https://play.google.com/store/apps/details?id=com.example.hello',
	]
);
