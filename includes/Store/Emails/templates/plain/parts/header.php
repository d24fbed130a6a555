<?php
/**
 * The heading and the first sentences, as plain text.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
echo $email->heading, "\n", str_repeat( '=', min( 60, mb_strlen( $email->heading ) ) ), "\n\n";
foreach ( $email->intro as $storewright_paragraph ) {
	echo $storewright_paragraph, "\n\n";
}
