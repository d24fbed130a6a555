<?php
/**
 * The sentences at the beginning.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

foreach ( $email->intro as $storewright_paragraph ) {
	printf( '<p>%s</p>', esc_html( $storewright_paragraph ) );
}
