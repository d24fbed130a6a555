<?php
/**
 * Examples of payment suggestions: all that there are, since the client's tests show them.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc-admin/payment-gateway-suggestions' => static function (): array {
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		return [];
	},
];
