<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use UnexpectedValueException;

/**
 * A way to pay that is suggested to the owner, as the catalog describes it.
 *
 * @phpstan-type Script array{handle: string, src: string}
 * @phpstan-type Incentive array{id: string, promo_id: string, title: string, description: string, short_description: string,
 *   cta_label: string, tc_url: string, badge: string}
 */
final class PaymentSuggestion {

	/**
	 * @param string                $id                      The way to pay in the shop, such as `bacs`.
	 * @param string                $title                   Its name.
	 * @param string                $content                 What it does, one translated sentence.
	 * @param list<string>          $plugins                 Slugs of the plugins that bring it.
	 * @param string                $image                   Address of a picture on this site, '' for none.
	 * @param string                $image_72x72             The same at 72 by 72 pixels.
	 * @param int|null              $recommendation_priority The lower, the more it is recommended; null for not at all.
	 * @param list<string>          $countries               Countries in which it is offered; none for all.
	 * @param list<string>          $category_other          Countries in which it is one of the others.
	 * @param list<string>          $category_additional     Countries in which it is of use beside another one.
	 * @param bool                  $is_offline              Whether it needs no provider.
	 * @param bool                  $is_local_partner        Whether it is at home in the countries that it serves.
	 * @param string                $external_link           Where it is set up, if that is not on this site.
	 * @param array<string, string> $transaction_processors  Name of what customers pay with => picture on this site, or ''.
	 * @param list<Script>          $scripts                 What its setup loads once its plugins are there.
	 * @param Incentive|null        $incentive               What the provider gives to who sets it up now; null for nothing.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $content,
		public readonly array $plugins,
		public readonly string $image,
		public readonly string $image_72x72,
		public readonly ?int $recommendation_priority,
		public readonly array $countries,
		public readonly array $category_other,
		public readonly array $category_additional,
		public readonly bool $is_offline,
		public readonly bool $is_local_partner,
		public readonly string $external_link,
		public readonly array $transaction_processors,
		public readonly array $scripts,
		public readonly ?array $incentive
	) {}

	/**
	 * A suggestion from an entry of the catalog: the keys are the constructor's, `postInstallScripts` for the scripts.
	 *
	 * `id`, `title` and `content` are needed; and `plugins` or `external_link`, unless it is offline.
	 *
	 * @param mixed $entry The entry.
	 * @throws UnexpectedValueException If it is not as described. The message names the field.
	 */
	public static function of( mixed $entry ): self {
		if ( ! is_array( $entry ) ) {
			throw new UnexpectedValueException( 'A payment suggestion is an array.' );
		}
		$suggestion = new self(
			self::id( self::text( $entry, 'id' ) ),
			self::text( $entry, 'title' ),
			self::text( $entry, 'content' ),
			self::texts( $entry, 'plugins' ),
			self::picture( self::text( $entry, 'image', '' ) ),
			self::picture( self::text( $entry, 'image_72x72', '' ) ),
			is_int( $entry['recommendation_priority'] ?? null ) ? $entry['recommendation_priority'] : null,
			self::texts( $entry, 'countries' ),
			self::texts( $entry, 'category_other' ),
			self::texts( $entry, 'category_additional' ),
			true === ( $entry['is_offline'] ?? false ),
			true === ( $entry['is_local_partner'] ?? false ),
			self::link( self::text( $entry, 'external_link', '' ) ),
			self::processors( $entry ),
			self::scripts( $entry ),
			self::incentive( $entry )
		);
		if ( ! $suggestion->is_offline && [] === $suggestion->plugins && '' === $suggestion->external_link ) {
			throw new UnexpectedValueException( 'A payment suggestion needs plugins or external_link.' );
		}
		return $suggestion;
	}

	/**
	 * Whether it is offered to stores of a country.
	 *
	 * @param string $country Country code.
	 */
	public function serves( string $country ): bool {
		return [] === $this->countries || in_array( $country, $this->countries, true );
	}

	/**
	 * The part of the list that it belongs to.
	 *
	 * @param string $country The store's.
	 * @return string One of SuggestionSchema::CATEGORIES.
	 */
	public function category( string $country ): string {
		return match ( true ) {
			$this->is_offline => 'offline',
			in_array( $country, $this->category_other, true ) => 'other',
			in_array( $country, $this->category_additional, true ) => 'additional',
			$this->is_local_partner => 'local',
			default => 'main',
		};
	}

	/**
	 * @param array<mixed> $from
	 */
	private static function text( array $from, string $name, ?string $otherwise = null ): string {
		$text = $from[ $name ] ?? $otherwise;
		if ( ! is_string( $text ) || ( null === $otherwise && '' === $text ) ) {
			throw new UnexpectedValueException( "$name of a payment suggestion has to be a text." );
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
			throw new UnexpectedValueException( "$name of a payment suggestion has to be a list of texts." );
		}
		return array_values( $texts );
	}

	/**
	 * @param array<mixed> $entry
	 * @return array<string, string>
	 */
	private static function processors( array $entry ): array {
		$processors = [];
		foreach ( is_array( $entry['transaction_processors'] ?? null ) ? $entry['transaction_processors'] : [] as $name => $image ) {
			$processors[ (string) $name ] = is_string( $image ) ? self::picture( $image ) : '';
		}
		return $processors;
	}

	/**
	 * @param array<mixed> $entry
	 * @return list<Script>
	 */
	private static function scripts( array $entry ): array {
		$scripts = [];
		foreach ( is_array( $entry['postInstallScripts'] ?? null ) ? $entry['postInstallScripts'] : [] as $script ) {
			if ( ! is_array( $script ) ) {
				throw new UnexpectedValueException( 'A script of a payment suggestion has a handle and a src.' );
			}
			$scripts[] = [
				'handle' => self::id( self::text( $script, 'handle' ) ),
				'src'    => self::link( self::text( $script, 'src' ) ),
			];
		}
		return $scripts;
	}

	/**
	 * @param array<mixed> $entry
	 * @return Incentive|null
	 */
	private static function incentive( array $entry ): ?array {
		$incentive = $entry['incentive'] ?? null;
		if ( null === $incentive ) {
			return null;
		}
		if ( ! is_array( $incentive ) ) {
			throw new UnexpectedValueException( 'The incentive of a payment suggestion is an array with id and title.' );
		}
		return [
			'id'                => self::id( self::text( $incentive, 'id' ) ),
			'promo_id'          => self::text( $incentive, 'promo_id', '' ),
			'title'             => self::text( $incentive, 'title' ),
			'description'       => self::text( $incentive, 'description', '' ),
			'short_description' => self::text( $incentive, 'short_description', '' ),
			'cta_label'         => self::text( $incentive, 'cta_label', '' ),
			'tc_url'            => self::link( self::text( $incentive, 'tc_url', '' ) ),
			'badge'             => self::text( $incentive, 'badge', '' ),
		];
	}

	private static function id( string $id ): string {
		if ( 1 !== preg_match( '/^[a-z0-9_-]{1,60}$/D', $id ) ) {
			throw new UnexpectedValueException( 'An id of a payment suggestion has letters, digits, _ and - only.' );
		}
		return $id;
	}

	private static function link( string $url ): string {
		$clean = sanitize_url( $url, [ 'https', 'http' ] );
		if ( '' !== $url && '' === $clean ) {
			throw new UnexpectedValueException( 'A link of a payment suggestion has to be an http or https URL.' );
		}
		return $clean;
	}

	/**
	 * A picture of this site. One of another would tell that site of every visit of the owner: it is left out.
	 */
	private static function picture( string $url ): string {
		return '' !== $url && Origins::is_own( $url ) ? self::link( $url ) : '';
	}
}
