<?php
/**
 * The link, where there is one, as plain text.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
if ( '' !== $email->button ) {
	echo "\n", $email->button, ":\n", esc_url_raw( $email->url ), "\n";
}
