<?php
/**
 * Everything above an email’s content.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr( $email->language ); ?>" dir="<?php echo $email->is_rtl ? 'rtl' : 'ltr'; ?>">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title><?php echo esc_html( $email->subject ); ?></title>
<style><?php echo wp_strip_all_tags( $email->head_css ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSS without tags. ?></style>
</head>
<body dir="<?php echo $email->is_rtl ? 'rtl' : 'ltr'; ?>">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="around" align="center">
<table class="frame" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0">
<tr><td class="head">
<?php if ( '' === $email->logo ) : ?>
	<?php echo esc_html( $email->site_title ); ?>
<?php else : ?>
	<img class="logo" src="<?php echo esc_url( $email->logo ); ?>" width="<?php echo esc_attr( (string) $email->logo_width ); ?>" alt="<?php echo esc_attr( $email->site_title ); ?>">
<?php endif; ?>
</td></tr>
<tr><td class="card">
<h1 class="title"><?php echo esc_html( $email->heading ); ?></h1>
