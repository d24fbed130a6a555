<?php
/**
 * Where the order is billed and sent to, as plain text.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
if ( null === $email->order ) {
	return;
}
$storewright_addresses = [
	__( 'Billing address', 'storewright' )  => [
		...$email->order->billing_lines(),
		$email->order->order->billing->phone,
		$email->order->order->billing->email,
	],
	__( 'Shipping address', 'storewright' ) => $email->order->shipping_lines(),
];
foreach ( $storewright_addresses as $storewright_title => $storewright_lines ) {
	$storewright_lines = array_filter( $storewright_lines, static fn( string $line ) => '' !== $line );
	if ( [] !== $storewright_lines ) {
		echo "\n{$storewright_title}:\n", implode( "\n", $storewright_lines ), "\n";
	}
}
