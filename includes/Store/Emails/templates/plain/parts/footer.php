<?php
/**
 * What stands below the content, as plain text.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text.
echo "\n", $email->plain( $email->additional_html ), "\n\n";
echo str_repeat( '-', 20 ), "\n", $email->plain( $email->footer_html ), "\n";
