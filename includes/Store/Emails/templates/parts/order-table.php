<?php
/**
 * The order’s products and sums.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( null === $email->order ) {
	return;
}
?>
<h2>
	<?php
	/* translators: %s: number of an order. */
	echo esc_html( sprintf( __( 'Order #%s', 'storewright' ), (string) $email->order->order->id ) );
	?>
</h2>
<table class="order" cellpadding="0" cellspacing="0" border="0">
<thead><tr>
<th scope="col"><?php esc_html_e( 'Product', 'storewright' ); ?></th>
<th scope="col" class="number"><?php esc_html_e( 'Quantity', 'storewright' ); ?></th>
<th scope="col" class="number"><?php esc_html_e( 'Price', 'storewright' ); ?></th>
</tr></thead>
<tbody>
<?php foreach ( $email->order->lines() as $storewright_line ) : ?>
<tr class="line">
<th scope="row"><bdi><?php echo esc_html( $storewright_line->name ); ?></bdi>
	<?php foreach ( $storewright_line->details as $storewright_name => $storewright_value ) : ?>
		<span class="small"><?php echo esc_html( "{$storewright_name}: {$storewright_value}" ); ?></span>
	<?php endforeach; ?>
</th>
<td class="number"><?php echo esc_html( $storewright_line->quantity ); ?></td>
<td class="number"><bdi><?php echo esc_html( $storewright_line->amount ); ?></bdi></td>
</tr>
<?php endforeach; ?>
</tbody>
<tfoot>
<?php foreach ( $email->order->totals() as $storewright_row ) : ?>
<tr class="<?php echo esc_attr( $storewright_row->key ); ?>">
<th scope="row" colspan="2"><?php echo esc_html( $storewright_row->label ); ?></th>
<td class="number"><bdi><?php echo esc_html( $storewright_row->value ); ?></bdi>
	<?php if ( '' !== $storewright_row->note ) : ?>
		<span class="small"><?php echo esc_html( $storewright_row->note ); ?></span>
	<?php endif; ?>
</td>
</tr>
<?php endforeach; ?>
<?php if ( '' !== $email->order->order->payment_method_title ) : ?>
<tr class="payment">
<th scope="row" colspan="2"><?php esc_html_e( 'Payment method', 'storewright' ); ?></th>
<td class="number"><?php echo esc_html( $email->order->order->payment_method_title ); ?></td>
</tr>
<?php endif; ?>
</tfoot>
</table>
<?php if ( [] !== $email->data->downloads ) : ?>
<h2><?php esc_html_e( 'Downloads', 'storewright' ); ?></h2>
<ul>
	<?php foreach ( $email->data->downloads as $storewright_file ) : ?>
<li><a href="<?php echo esc_url( $storewright_file['url'] ); ?>"><?php echo esc_html( $storewright_file['name'] ); ?></a></li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>
<?php if ( '' !== $email->order->order->customer_note ) : ?>
<h2><?php esc_html_e( 'Note from the customer', 'storewright' ); ?></h2>
<p dir="auto"><?php echo nl2br( esc_html( $email->order->order->customer_note ) ); ?></p>
<?php endif; ?>
