<?php
/**
 * The button, where there is one.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( '' !== $email->button ) {
	printf( '<p><br><a class="button" href="%s">%s</a></p>', esc_url( $email->url ), esc_html( $email->button ) );
}
