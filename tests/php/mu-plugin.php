<?php
/**
 * Must-use plugin of the test sites: passwords are hashed at the lowest cost, nothing is mailed.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_filter( 'wp_hash_password_algorithm', static fn(): string => PASSWORD_BCRYPT );
add_filter( 'wp_hash_password_options', static fn(): array => [ 'cost' => 4 ] );
add_filter( 'pre_wp_mail', '__return_true' );
