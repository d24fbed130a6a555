<?php
/**
 * The few WordPress functions that pure classes call, with the behavior they have on a site without translations and filters.
 *
 * Unit tests run without WordPress; a class that needs more than this belongs to the integration tests.
 *
 * @package Storewright
 */

declare(strict_types=1);

function __( string $text, string $domain = 'default' ): string {
	return $text;
}

function _x( string $text, string $context, string $domain = 'default' ): string {
	return $text;
}

function _n( string $single, string $plural, int $number, string $domain = 'default' ): string {
	return 1 === $number ? $single : $plural;
}

function apply_filters( string $hook_name, mixed $value, mixed ...$arguments ): mixed {
	return $value;
}

function do_action( string $hook_name, mixed ...$arguments ): void {}

function determine_locale(): string {
	return 'en_US';
}
