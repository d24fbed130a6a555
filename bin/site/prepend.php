<?php
/**
 * Tells a shared WordPress core which site it serves: the core is linked into the site's folder, and would take the
 * folder that the links lead to for its own.
 *
 * @package Storewright
 */

/** @var array{DOCUMENT_ROOT: string} $_SERVER */
define( 'ABSPATH', $_SERVER['DOCUMENT_ROOT'] . '/' );
