<?php
/**
 * The order’s products and sums, as plain text.
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
/* translators: %s: number of an order. */
printf( __( 'Order #%s', 'storewright' ) . "\n\n", (string) $email->order->order->id );
foreach ( $email->order->lines() as $storewright_line ) {
	echo "{$storewright_line->quantity} × {$storewright_line->name}: {$storewright_line->amount}\n";
	foreach ( $storewright_line->details as $storewright_name => $storewright_value ) {
		echo "    {$storewright_name}: {$storewright_value}\n";
	}
}
echo "\n";
foreach ( $email->order->totals() as $storewright_row ) {
	echo "{$storewright_row->label}: {$storewright_row->value}", '' === $storewright_row->note ? '' : " ({$storewright_row->note})", "\n";
}
if ( '' !== $email->order->order->payment_method_title ) {
	echo __( 'Payment method', 'storewright' ), ": {$email->order->order->payment_method_title}\n";
}
if ( [] !== $email->data->downloads ) {
	echo "\n", __( 'Downloads', 'storewright' ), ":\n";
	foreach ( $email->data->downloads as $storewright_file ) {
		echo "{$storewright_file['name']}: {$storewright_file['url']}\n";
	}
}
if ( '' !== $email->order->order->customer_note ) {
	echo "\n", __( 'Note from the customer', 'storewright' ), ":\n{$email->order->order->customer_note}\n";
}
