<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners;

use UnexpectedValueException;

/**
 * A service that prints shipping labels.
 *
 * @phpstan-type Feature array{icon: string, title: string, description: string}
 * @phpstan-type Layout  array{image: string, features: list<Feature>}
 */
final class ShippingPartner {

	/**
	 * @param string       $id              Stable id.
	 * @param string       $name            The service's name.
	 * @param string       $slug            Folder of its plugin, as in WordPress's plugin directory; '' if it needs none.
	 * @param string       $description     What it does, one translated sentence.
	 * @param string       $learn_more_link Page of the service that tells more.
	 * @param list<string> $dependencies    Folders of further plugins that it needs.
	 * @param list<string> $countries       Codes of the countries in which it is offered; none for all.
	 * @param int          $trial_days      For how many days it can be tried for nothing; 0 for none.
	 * @param Layout|null  $column          How it is shown alone.
	 * @param Layout|null  $row             How it is shown among others.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $slug,
		public readonly string $description,
		public readonly string $learn_more_link,
		public readonly array $dependencies,
		public readonly array $countries,
		public readonly int $trial_days,
		public readonly ?array $column,
		public readonly ?array $row
	) {}

	/**
	 * A partner from an entry of the catalog.
	 *
	 * `id`, `name`, `description`, `learn_more_link` are needed; `slug`, `dependencies`, `countries`, `trial_days`, `layout_column`
	 * and `layout_row` are not, but there has to be one of the layouts: `image` (URL) and `features`, a list of `icon` (URL),
	 * `title` and `description`.
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		if ( ! is_array( $entry ) ) {
			throw new UnexpectedValueException( 'A shipping partner is an array.' );
		}
		$partner = new self(
			self::text( $entry, 'id' ),
			self::text( $entry, 'name' ),
			self::text( $entry, 'slug', '' ),
			self::text( $entry, 'description' ),
			self::link( self::text( $entry, 'learn_more_link' ) ),
			self::texts( $entry, 'dependencies' ),
			self::texts( $entry, 'countries' ),
			self::days( $entry, 'trial_days' ),
			self::layout( $entry, 'layout_column' ),
			self::layout( $entry, 'layout_row' )
		);
		if ( [] === $partner->available_layouts() ) {
			throw new UnexpectedValueException( 'A shipping partner needs layout_column or layout_row.' );
		}
		return $partner;
	}

	/**
	 * Whether the service is offered to stores of a country.
	 *
	 * @param string $country Country code.
	 */
	public function serves( string $country ): bool {
		return [] === $this->countries || in_array( $country, $this->countries, true );
	}

	/**
	 * The layouts it has.
	 *
	 * @return list<string> Of 'column' and 'row'.
	 */
	public function available_layouts(): array {
		return array_keys(
			array_filter(
				[
					'column' => $this->column,
					'row'    => $this->row,
				]
			)
		);
	}

	/**
	 * @param array<mixed> $from
	 */
	private static function text( array $from, string $name, ?string $otherwise = null ): string {
		$text = $from[ $name ] ?? $otherwise;
		if ( ! is_string( $text ) || ( null === $otherwise && '' === $text ) ) {
			throw new UnexpectedValueException( "$name of a shipping partner has to be a text." );
		}
		return $text;
	}

	/**
	 * @param array<mixed> $from
	 * @return list<string>
	 */
	private static function texts( array $from, string $name ): array {
		$texts = $from[ $name ] ?? [];
		if ( ! is_array( $texts ) || array_filter( $texts, 'is_string' ) !== $texts ) {
			throw new UnexpectedValueException( "$name of a shipping partner has to be a list of texts." );
		}
		return array_values( $texts );
	}

	/**
	 * @param array<mixed> $from
	 */
	private static function days( array $from, string $name ): int {
		$days = $from[ $name ] ?? 0;
		if ( ! is_int( $days ) || $days < 0 ) {
			throw new UnexpectedValueException( "$name of a shipping partner has to be a number of days." );
		}
		return $days;
	}

	/**
	 * @param array<mixed> $from
	 * @return Layout|null
	 */
	private static function layout( array $from, string $name ): ?array {
		$layout = $from[ $name ] ?? null;
		if ( null === $layout ) {
			return null;
		}
		if ( ! is_array( $layout ) || ! is_array( $layout['features'] ?? null ) ) {
			throw new UnexpectedValueException( "$name of a shipping partner needs an image and features." );
		}
		return [
			'image'    => self::link( self::text( $layout, 'image', '' ) ),
			'features' => array_values( array_map( [ self::class, 'feature' ], $layout['features'] ) ),
		];
	}

	/**
	 * @return Feature
	 */
	private static function feature( mixed $feature ): array {
		if ( ! is_array( $feature ) ) {
			throw new UnexpectedValueException( 'A feature of a shipping partner is an array.' );
		}
		return [
			'icon'        => self::link( self::text( $feature, 'icon', '' ) ),
			'title'       => self::text( $feature, 'title', '' ),
			'description' => self::text( $feature, 'description' ),
		];
	}

	private static function link( string $url ): string {
		$clean = sanitize_url( $url, [ 'https', 'http' ] );
		if ( '' !== $url && '' === $clean ) {
			throw new UnexpectedValueException( 'A link of a shipping partner has to be an http or https URL.' );
		}
		return $clean;
	}
}
