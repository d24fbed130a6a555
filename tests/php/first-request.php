<?php
/**
 * Step of Support\Network: the first page of wp-admin after WooCommerce was activated, on which Jetpack, which is part of it, plans an
 * event before translations may be loaded. WordPress says so on every site; nothing of that is ours.
 *
 * @package Storewright
 */

declare(strict_types=1);

const WP_ADMIN = true;

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
