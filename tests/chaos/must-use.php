<?php
/**
 * Must-use plugin of the chaos site: whoever asks is the administrator. The site is on loopback, and gone when the run ends.
 *
 * @package Storewright
 */

declare(strict_types=1);

add_filter( 'determine_current_user', static fn(): int => 1 );
