<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions\Rest;

use Storewright\Admin\Extensions\Extension;
use Storewright\Admin\Extensions\MarketplaceLinks;
use Storewright\Kernel\PluginDirectory;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * An extension with what is known of it, on the wire.
 */
final class ExtensionSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'extension';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return self::summary() + [
			'requires_wordpress' => Field::text( __( 'The oldest WordPress that it runs on, empty if not known.', 'storewright' ), readonly: true ),
			'requires_php'       => Field::text( __( 'The oldest PHP that it runs on, empty if not known.', 'storewright' ), readonly: true ),
			'tested'             => Field::text( __( 'The latest WordPress that its author tried it with, empty if not known.', 'storewright' ), readonly: true ),
			'active_installs'    => Field::integer( __( 'On how many sites it is active at least, 0 if not known.', 'storewright' ), readonly: true ),
			'rating'             => Field::integer( __( 'Its average rating in percent, 0 for none.', 'storewright' ), readonly: true ),
			'ratings'            => Field::integer( __( 'How many ratings it has.', 'storewright' ), readonly: true ),
			'failure'            => Field::text( __( 'Why the plugin directory could not be asked, a sentence; empty if it could or was not.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * The fields that lists have.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function summary(): array {
		return [
			'slug'           => Field::text( __( 'Its slug.', 'storewright' ), readonly: true ),
			'name'           => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'description'    => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'category'       => Field::text( __( 'Slug of its category, empty for none.', 'storewright' ), readonly: true ),
			'category_name'  => Field::text( __( 'What its category is called.', 'storewright' ), readonly: true ),
			'author'         => Field::text( __( 'Who makes it, empty if not known.', 'storewright' ), readonly: true ),
			'version'        => Field::text( __( 'Its latest version, empty if not known.', 'storewright' ), readonly: true ),
			'status'         => Field::choice(
				__( 'Whether the site has it.', 'storewright' ),
				[ 'available', 'inactive', 'active' ],
				readonly: true
			),
			'is_installable' => Field::boolean( __( 'Whether it can be installed from here.', 'storewright' ), readonly: true ),
			'url'            => Field::text( __( 'Its page in WordPress’s plugin directory, empty for none.', 'storewright' ), readonly: true ),
			'docs_url'       => Field::text( __( 'Its documentation, empty for none.', 'storewright' ), readonly: true ),
			'vendor_url'     => Field::text( __( 'Its page at the vendor’s marketplace, empty for none.', 'storewright' ), readonly: true ),
			'manage_url'     => Field::text( __( 'Where it is managed once it is active, empty for nowhere.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * An extension as lists have it.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Extension $extension, SitePlugins $plugins, MarketplaceLinks $links ): array {
		$is_active = $plugins->is_active( $extension->slug );
		$is_there  = $plugins->has( $extension->slug ) ? 'inactive' : 'available';
		return [
			'slug'           => $extension->slug,
			'name'           => $extension->name,
			'description'    => $extension->description,
			'category'       => $extension->category,
			'category_name'  => $extension->category_name,
			'author'         => $extension->author,
			'version'        => $extension->version,
			'status'         => $is_active ? 'active' : $is_there,
			'is_installable' => $extension->is_installable,
			'url'            => $extension->url(),
			'docs_url'       => $extension->docs_url,
			'vendor_url'     => '' === $extension->vendor_url ? '' : $links->to( $extension->vendor_url ),
			'manage_url'     => $is_active && '' !== $extension->manage_page ? admin_url( $extension->manage_page ) : '',
		];
	}

	/**
	 * What the plugin directory knows of an extension.
	 *
	 * @param array<mixed> $facts As it answers them.
	 * @return array<string, mixed>
	 */
	public static function facts( array $facts ): array {
		$text   = static fn( string $name ): string => PluginDirectory::plain( $facts[ $name ] ?? '' );
		$number = static fn( string $name ): int => is_numeric( $facts[ $name ] ?? null ) ? max( 0, (int) $facts[ $name ] ) : 0;
		return [
			'requires_wordpress' => $text( 'requires' ),
			'requires_php'       => $text( 'requires_php' ),
			'tested'             => $text( 'tested' ),
			'active_installs'    => $number( 'active_installs' ),
			'rating'             => min( 100, $number( 'rating' ) ),
			'ratings'            => $number( 'num_ratings' ),
		] + array_filter(
			[
				'author'  => $text( 'author' ),
				'version' => $text( 'version' ),
			],
			static fn( string $value ): bool => '' !== $value
		);
	}
}
