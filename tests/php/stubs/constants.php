<?php
/**
 * Constants that WordPress, plugin.php or the launcher of the tests define, for PHPStan: their types, not their values.
 *
 * @package Storewright
 */

declare(strict_types=1);

const ARRAY_A           = 'ARRAY_A';
const ARRAY_N           = 'ARRAY_N';
const OBJECT            = 'OBJECT';
const OBJECT_K          = 'OBJECT_K';
const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS   = 3600;
const DAY_IN_SECONDS    = 86400;
const WEEK_IN_SECONDS   = 604800;
const MONTH_IN_SECONDS  = 2592000;
const YEAR_IN_SECONDS   = 31536000;

const PCLZIP_ATT_FILE_NAME    = 79001;
const PCLZIP_ATT_FILE_CONTENT = 79004;

// Their values are unknown (see dynamicConstantNames), their type is text.
const ABSPATH             = '/';
const DB_ENGINE           = '';
const DB_HOST             = '';
const DB_NAME             = '';
const DB_PASSWORD         = '';
const DB_USER             = '';
const LOGGED_IN_COOKIE    = '';
const WP_CONTENT_DIR      = '';
const WP_LANG_DIR         = '';
const WP_PLUGIN_DIR       = '';
const STOREWRIGHT_FILE    = '';
const STOREWRIGHT_VERSION = '';
