<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * A part of the settings page with an address of its own: `admin.php?page=wc-settings&tab=…&section=…`.
 *
 * Plain settings have theirs by themselves. For what is more than a list of fields, features and other plugins add theirs:
 *
 *     add_filter( 'storewright_settings_sections', fn( array $sections ) => [ ...$sections, new KeysSection( $context ) ] );
 *
 * The page checks that the user manages the shop, and the nonce; prints title and tabs; and puts what render() prints into
 * `<form method="post">`. One object serves one request: handle() may leave for render() what was typed and what was wrong.
 */
interface SettingsSection {

	/**
	 * Its name in the address. One that has the name of another of the same tab takes its place; '' is the tab's first one.
	 */
	public function id(): string;

	/**
	 * The tab that shows it: id of a settings group such as `advanced` or `checkout`.
	 */
	public function tab(): string;

	/**
	 * Its translated name, in the row of sections and as the heading above it.
	 */
	public function label(): string;

	/**
	 * Does what the form asks for.
	 *
	 * @param array<mixed> $posted The form's fields, without slashes; anything may be missing or of another type.
	 * @throws \Storewright\Kernel\Errors\DomainError If it can't be done: its message is shown above what render() prints.
	 * @return bool True where it is done: the page is loaded anew and says so. False where render() has something to show now:
	 *              what was wrong with what was typed, or something that is shown once.
	 */
	public function handle( array $posted ): bool;

	/**
	 * Prints the section, escaped, with its own buttons; no `<form>`, no title.
	 */
	public function render(): void;
}
