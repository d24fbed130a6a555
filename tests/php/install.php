<?php
/**
 * Step of the launcher, run once per new database: installs WordPress with an administrator and activates nothing.
 *
 * @package Storewright
 */

declare(strict_types=1);

const WP_INSTALLING = true;

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Storewright tests', 'admin', 'admin@example.org', true, '', 'password' );
