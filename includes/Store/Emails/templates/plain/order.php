<?php
/**
 * An email that shows an order, as plain text.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
echo $email->part( 'plain/parts/header' );
echo $email->part( 'plain/parts/order' );
echo $email->part( 'plain/parts/button' );
echo $email->part( 'plain/parts/addresses' );
echo $email->part( 'plain/parts/footer' );
