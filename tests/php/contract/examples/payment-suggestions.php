<?php
/**
 * Examples of payment suggestions: all that there are, since the client's tests show them.
 *
 * @package Storewright
 */

declare(strict_types=1);

$storewright_moon_pay = static function (): void {
	add_filter(
		'storewright_payment_suggestions',
		static fn( array $entries ): array => [
			...$entries,
			[
				'id'                      => 'moon_pay',
				'title'                   => 'Moon Pay',
				'content'                 => 'Cards by night.',
				'external_link'           => 'https://moon.example/start',
				'recommendation_priority' => 1,
				'incentive'               => [
					'id'    => 'first-moon',
					'title' => 'No fees for a month',
				],
			],
			[
				'id'      => 'sun_pay',
				'title'   => 'Sun Pay',
				'content' => 'Cards by day.',
				'plugins' => [ 'sun-pay' ],
			],
		]
	);
};

return [
	'/wc-admin/settings/payments/providers' => static function () use ( $storewright_moon_pay ): array {
		$storewright_moon_pay();
		return [];
	},
	'/wc-admin/settings/payments/suggestion/(?P<id>[a-z0-9_-]{1,60})/attach' => static function () use ( $storewright_moon_pay ): array {
		$storewright_moon_pay();
		return [ 'id' => 'moon_pay' ];
	},
	'/wc-admin/settings/payments/suggestion/(?P<id>[a-z0-9_-]{1,60})/hide' => static function () use ( $storewright_moon_pay ): array {
		$storewright_moon_pay();
		return [ 'id' => 'moon_pay' ];
	},
	'/wc-admin/settings/payments/suggestion/(?P<suggestion_id>[a-z0-9_-]{1,60})/incentive/(?P<incentive_id>[a-z0-9_-]{1,60})/dismiss' => static function () use ( $storewright_moon_pay ): array {
		$storewright_moon_pay();
		return [
			'suggestion_id' => 'moon_pay',
			'incentive_id'  => 'first-moon',
		];
	},
	'/wc-admin/payment-gateway-suggestions' => static function (): array {
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		return [];
	},
];
