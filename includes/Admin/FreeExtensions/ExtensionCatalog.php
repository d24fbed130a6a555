<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions;

use Storewright\Kernel\Context;
use UnexpectedValueException;

/**
 * Which free extensions are suggested, from a catalog that comes with the plugin. Nothing is asked of another server.
 */
final class ExtensionCatalog {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The groups that hold an extension, in the order of the catalog; none where the owner turned suggestions off.
	 *
	 * @return list<ExtensionGroup>
	 */
	public function groups(): array {
		if ( ! $this->context->shop()->settings()->allows_suggestions() ) {
			return [];
		}
		/**
		 * Filters the catalog of free extensions.
		 *
		 * @param list<array<string, mixed>> $groups Each with `key`, `title` and `plugins`, entries as FreeExtension::of() takes them.
		 */
		$entries = apply_filters( 'storewright_free_extensions', require __DIR__ . '/catalog.php' );
		$groups  = array_map( $this->group( ... ), is_array( $entries ) ? array_values( $entries ) : [] );
		return array_values(
			array_filter( $groups, static fn( ?ExtensionGroup $group ): bool => null !== $group && [] !== $group->extensions )
		);
	}

	/**
	 * All of them as the Extensions page takes them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function entries(): array {
		$entries = [];
		foreach ( $this->groups() as $group ) {
			foreach ( $group->extensions as $one ) {
				$entries[] = [
					'slug'          => $one->slug(),
					'name'          => $one->name,
					'description'   => $one->description,
					'category'      => (string) preg_replace( '~^.*/~', '', $group->key ),
					'category_name' => $group->title,
					'manage_url'    => $one->manage_page,
				];
			}
		}
		return $entries;
	}

	private function group( mixed $entry ): ?ExtensionGroup {
		$key     = is_array( $entry ) ? $entry['key'] ?? null : null;
		$title   = is_array( $entry ) ? $entry['title'] ?? null : null;
		$plugins = is_array( $entry ) ? $entry['plugins'] ?? null : null;
		if ( ! is_string( $key ) || ! is_string( $title ) || ! is_array( $plugins ) ) {
			$this->context->log->error( 'A group of extensions was left out: it needs a key, a title and plugins.', [ 'entry' => $entry ] );
			return null;
		}
		$extensions = [];
		foreach ( $plugins as $plugin ) {
			try {
				$extension                       = FreeExtension::of( $plugin );
				$extensions[ $extension->key ] ??= $extension;
			} catch ( UnexpectedValueException $error ) {
				$this->context->log->error( 'An extension was left out: ' . $error->getMessage(), [ 'entry' => $plugin ] );
			}
		}
		return new ExtensionGroup( $key, $title, array_values( $extensions ) );
	}
}
