<?php
declare(strict_types=1);

namespace Storewright\Admin\TaxPartners;

use UnexpectedValueException;

/**
 * A service that works out which tax an order owes.
 */
final class TaxPartner {

	/**
	 * @param string       $id              Stable id, part of the task's address.
	 * @param string       $name            The service's name.
	 * @param string       $slug            Folder of its plugin, as in WordPress's plugin directory.
	 * @param bool         $is_automated    Whether the task's own steps set it up; otherwise a settings page of its own does.
	 * @param string       $description     What it does, one translated sentence.
	 * @param list<string> $features        Translated, a few words each.
	 * @param string       $learn_more_link Page of the service that tells more, '' for none.
	 * @param string       $settings_tab    Tab of the settings page that its plugin adds, '' for none.
	 * @param list<string> $countries       Codes of the countries in which it works.
	 * @param list<string> $excluded_by     Folders of plugins beside which it can't be used.
	 * @param bool         $needs_woocommerce Whether its plugin runs beside WooCommerce only.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $slug,
		public readonly bool $is_automated,
		public readonly string $description,
		public readonly array $features,
		public readonly string $learn_more_link,
		public readonly string $settings_tab,
		public readonly array $countries,
		public readonly array $excluded_by,
		public readonly bool $needs_woocommerce
	) {}

	/**
	 * A partner from an entry of the catalog.
	 *
	 * `id`, `name`, `slug` and `description` are needed; `is_automated`, `features`, `learn_more_link`, `settings_tab`,
	 * `countries`, `excluded_by` and `needs_woocommerce` are not. One that is not automated needs `settings_tab`.
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		if ( ! is_array( $entry ) ) {
			throw new UnexpectedValueException( 'A tax partner is an array.' );
		}
		$partner = new self(
			self::text( $entry, 'id' ),
			self::text( $entry, 'name' ),
			self::text( $entry, 'slug' ),
			true === ( $entry['is_automated'] ?? false ),
			self::text( $entry, 'description' ),
			self::texts( $entry, 'features' ),
			self::link( self::text( $entry, 'learn_more_link', '' ) ),
			self::text( $entry, 'settings_tab', '' ),
			self::texts( $entry, 'countries' ),
			self::texts( $entry, 'excluded_by' ),
			true === ( $entry['needs_woocommerce'] ?? false )
		);
		if ( ! $partner->is_automated && '' === $partner->settings_tab ) {
			throw new UnexpectedValueException( 'A tax partner that is not automated needs settings_tab.' );
		}
		return $partner;
	}

	/**
	 * @param array<mixed> $entry
	 */
	private static function text( array $entry, string $field, ?string $otherwise = null ): string {
		$value = $entry[ $field ] ?? $otherwise;
		if ( ! is_string( $value ) || ( '' === $value && '' !== $otherwise ) ) {
			throw new UnexpectedValueException( "A tax partner needs a text in $field." );
		}
		return $value;
	}

	/**
	 * @param array<mixed> $entry
	 * @return list<string>
	 */
	private static function texts( array $entry, string $field ): array {
		$value = $entry[ $field ] ?? [];
		if ( ! is_array( $value ) || array_filter( $value, 'is_string' ) !== $value ) {
			throw new UnexpectedValueException( "A tax partner has a list of texts in $field." );
		}
		return array_values( $value );
	}

	private static function link( string $url ): string {
		if ( '' !== $url && ! in_array( wp_parse_url( $url, PHP_URL_SCHEME ), [ 'http', 'https' ], true ) ) {
			throw new UnexpectedValueException( 'A tax partner’s learn_more_link is a web address.' );
		}
		return $url;
	}
}
