<?php
/**
 * Where the order is billed and sent to.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( null === $email->order ) {
	return;
}
$storewright_addresses = array_filter(
	[
		__( 'Billing address', 'storewright' )  => [
			...$email->order->billing_lines(),
			$email->order->order->billing->phone,
			$email->order->order->billing->email,
		],
		__( 'Shipping address', 'storewright' ) => $email->order->shipping_lines(),
	]
);
?>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<?php foreach ( $storewright_addresses as $storewright_title => $storewright_lines ) : ?>
<td class="address">
<h2><?php echo esc_html( $storewright_title ); ?></h2>
<p>
	<?php foreach ( array_filter( $storewright_lines, static fn( string $line ) => '' !== $line ) as $storewright_line ) : ?>
		<bdi><?php echo esc_html( $storewright_line ); ?></bdi><br>
	<?php endforeach; ?>
</p>
</td>
<?php endforeach; ?>
</tr></table>
