<?php
/**
 * An email that shows an order.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

echo $email->part( 'parts/header' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A template.
echo $email->part( 'parts/intro' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A template.
echo $email->part( 'parts/order-table' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A template.
echo $email->part( 'parts/button' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A template.
echo $email->part( 'parts/addresses' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A template.
echo $email->part( 'parts/footer' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A template.
