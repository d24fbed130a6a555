<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Context;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\UnreachableZones;
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneMatcher;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;

/**
 * The shipping zones on the settings page, in the order in which they are asked: seen, moved and deleted without a script.
 */
final class ZonesSection implements SettingsSection {

	public const TAB = 'shipping';

	private const SHOWN_REGIONS = 6;

	/**
	 * The zones in the order that the form showed, by id.
	 */
	private const KNOWN = 'zones_known';

	/**
	 * The order that they were dragged into; '' where a button was pressed. By scripts alone.
	 */
	private const ORDER = 'zones_order';

	private readonly ZoneQuery $query;

	/**
	 * The zone whose deletion is to be confirmed.
	 */
	private ?Zone $asked = null;

	public function __construct( private readonly Context $context ) {
		$this->query = new ZoneQuery( $context );
	}

	/**
	 * The tab begins with it.
	 */
	public function id(): string {
		return '';
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return self::TAB;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Shipping zones', 'storewright' );
	}

	/**
	 * Puts the zones into another order, moves one, or deletes one.
	 *
	 * @param array<mixed> $posted The form's fields.
	 * @throws \Storewright\Kernel\Errors\DomainError If that can't be done.
	 */
	public function handle( array $posted ): bool {
		$known = is_string( $posted[ self::KNOWN ] ?? null ) ? $posted[ self::KNOWN ] : '';
		$order = $posted[ self::ORDER ] ?? '';
		if ( is_string( $order ) && '' !== $order ) {
			( new ZoneOrder( $this->context ) )->arrange( $order, $known );
			return true;
		}
		foreach ( [ 'zone_up' => -1, 'zone_down' => 1 ] as $field => $by ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			if ( is_string( $posted[ $field ] ?? null ) ) {
				( new ZoneOrder( $this->context ) )->move( (int) $posted[ $field ], $by, $known );
				return true;
			}
		}
		if ( is_string( $posted['zone_delete'] ?? null ) ) {
			$id = (int) $posted['zone_delete'];
			if ( ! isset( $posted['zone_sure'] ) && $this->has_secret( $id ) ) {
				$this->asked = $this->query->zone( $id );
				return false;
			}
			$this->repository()->delete( $id );
			return true;
		}
		return false;
	}

	/**
	 * Whether a method of the zone holds a password: Undo could not bring it back.
	 */
	private function has_secret( int $id ): bool {
		foreach ( $this->query->methods( $id ) as $method ) {
			foreach ( $method->type->fields as $field ) {
				if ( FieldKind::Password === $field->kind && '' !== ( $method->settings[ $field->id ] ?? '' ) ) {
					return true;
				}
			}
		}
		return false;
	}

	private static function render_question( Zone $zone ): void {
		printf(
			'<section class="storewright-settings__card"><h3>%s</h3><p>%s</p></section>',
			/* translators: %s: name of a shipping zone. */
			esc_html( sprintf( __( 'Delete the shipping zone “%s”?', 'storewright' ), $zone->name ) ),
			esc_html__( 'A shipping method in it holds a password. This can’t be undone.', 'storewright' )
		);
		printf(
			'<input type="hidden" name="zone_sure" value="1"><p class="submit"><button type="submit" class="button button-primary" name="zone_delete" value="%d">%s</button> <a class="button" href="%s">%s</a></p>',
			esc_attr( (string) $zone->id ),
			esc_html__( 'Delete zone', 'storewright' ),
			esc_url( SettingsUrl::of( self::TAB ) ),
			esc_html__( 'Cancel', 'storewright' )
		);
	}

	/**
	 * Prints the table, or the question whether to delete a zone.
	 */
	public function render(): void {
		if ( null !== $this->asked ) {
			self::render_question( $this->asked );
			return;
		}
		printf(
			'<p>%s</p><p><a class="button button-primary" href="%s">%s</a></p>',
			esc_html__( 'Customers get the shipping methods of the first zone that covers their address.', 'storewright' ),
			esc_url( ZoneSection::address( 'new' ) ),
			esc_html__( 'Add zone', 'storewright' )
		);
		$zones = $this->query->zones( false );
		foreach ( [ self::KNOWN => ZoneOrder::mark( $zones ), self::ORDER => '' ] as $name => $value ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		$heads = self::heads();
		echo '<div class="storewright-settings__card storewright-settings__table storewright-zones"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		$unreachable = $this->unreachable( $zones );
		foreach ( $zones as $place => $zone ) {
			$this->render_zone( $zone, 0 === $place, count( $zones ) - 1 === $place, $unreachable[ $zone->id ] ?? null );
		}
		$this->render_rest();
		echo '</tbody></table></div>';
		self::render_island( $zones );
	}

	/**
	 * The place of what has them dragged.
	 *
	 * @param list<Zone> $zones
	 */
	private static function render_island( array $zones ): void {
		if ( count( $zones ) < 2 ) {
			return;
		}
		$props = array_map(
			static fn( Zone $zone ) => [
				'id'   => (string) $zone->id,
				'name' => $zone->name,
			],
			$zones
		);
		printf(
			'<div class="storewright" data-island="shipping-zones" data-props="%s"></div>',
			esc_attr( (string) wp_json_encode( [ 'zones' => $props ], JSON_HEX_AMP ) )
		);
	}

	/**
	 * @param list<Zone> $zones
	 * @return array<int, Zone>
	 */
	private function unreachable( array $zones ): array {
		$countries = new CountryQuery();
		$matcher   = new ZoneMatcher( $this->context->database, $countries );
		return count( $zones ) < 2 ? [] : ( new UnreachableZones( $this->query, $countries, $matcher ) )->all();
	}

	/**
	 * @return array{string, string, string, string, string}
	 */
	private static function heads(): array {
		return [
			__( 'Zone', 'storewright' ),
			__( 'Regions', 'storewright' ),
			__( 'Shipping methods', 'storewright' ),
			__( 'Order', 'storewright' ),
			__( 'Delete', 'storewright' ),
		];
	}

	private function render_zone( Zone $zone, bool $is_first, bool $is_last, ?Zone $covered_by ): void {
		$this->render_name( $zone );
		printf( '<td data-label="%s">%s', esc_attr( self::heads()[1] ), esc_html( $this->regions( $zone ) ) );
		if ( null !== $covered_by ) {
			self::render_warning(
				sprintf(
					/* translators: %s: name of another shipping zone. */
					__( 'No address reaches this zone: “%s” comes first and covers it.', 'storewright' ),
					$covered_by->name
				)
			);
		}
		echo '</td>';
		$this->render_methods( $zone );
		printf( '<td data-label="%s"><span class="storewright-move"><span data-zone-handle></span>', esc_attr( self::heads()[3] ) );
		/* translators: %s: name of a shipping zone or method. */
		self::render_move( 'zone_up', (string) $zone->id, sprintf( __( 'Move “%s” up', 'storewright' ), $zone->name ), $is_first, 'up' );
		/* translators: %s: name of a shipping zone or method. */
		self::render_move( 'zone_down', (string) $zone->id, sprintf( __( 'Move “%s” down', 'storewright' ), $zone->name ), $is_last, 'down' );
		printf(
			'</span></td><td><button type="submit" class="button-link button-link-delete" name="zone_delete" value="%d" aria-label="%s">%s</button></td></tr>',
			esc_attr( (string) $zone->id ),
			/* translators: %s: name of a shipping zone or class. */
			esc_attr( sprintf( __( 'Delete “%s”', 'storewright' ), $zone->name ) ),
			esc_html__( 'Delete', 'storewright' )
		);
	}

	/**
	 * The zone that is always last.
	 */
	private function render_rest(): void {
		$zone = Zone::rest_of_the_world();
		$this->render_name( $zone );
		printf( '<td data-label="%s">%s</td>', esc_attr( self::heads()[1] ), esc_html__( 'Locations not covered by your other zones', 'storewright' ) );
		$this->render_methods( $zone );
		echo '<td></td><td></td></tr>';
	}

	private function render_name( Zone $zone ): void {
		printf(
			'<tr%s><th scope="row"><a href="%s">%s</a></th>',
			$zone->is_rest_of_the_world() ? '' : sprintf( ' data-zone="%d"', absint( $zone->id ) ),
			esc_url( ZoneSection::address( (string) $zone->id ) ),
			esc_html( $zone->name )
		);
	}

	private function render_methods( Zone $zone ): void {
		$methods = $this->query->methods( $zone->id );
		printf( '<td data-label="%s">', esc_attr( self::heads()[2] ) );
		if ( [] !== $methods ) {
			echo esc_html(
				implode(
					', ',
					array_map(
						static fn( MethodInstance $method ) => $method->enabled
							? $method->title()
							/* translators: %s: name of a shipping method. */
							: sprintf( __( '%s (disabled)', 'storewright' ), $method->title() ),
						$methods
					)
				)
			);
		}
		if ( [] === array_filter( $methods, static fn( MethodInstance $method ) => $method->enabled ) ) {
			$text = $zone->is_rest_of_the_world()
				? __( 'No shipping methods: you don’t ship to other places.', 'storewright' )
				: __( 'No shipping methods: customers in this zone can’t get their orders shipped.', 'storewright' );
			if ( $zone->is_rest_of_the_world() ) {
				printf( '<span class="storewright-secondary">%s</span>', esc_html( $text ) );
			} else {
				self::render_warning( $text );
			}
		}
		echo '</td>';
	}

	/**
	 * Prints a button that moves something.
	 *
	 * @param string $name
	 * @param string $value
	 * @param string $label       Translated.
	 * @param bool   $is_disabled Whether there is nowhere to move to.
	 * @param string $direction   `up` or `down`.
	 * @param string $attributes  More attributes, escaped.
	 */
	public static function render_move(
		string $name,
		string $value,
		string $label,
		bool $is_disabled,
		string $direction,
		string $attributes = ''
	): void {
		printf(
			'<button type="submit" class="button" name="%s" value="%s" aria-label="%s" formnovalidate%s%s><span class="dashicons dashicons-arrow-%s-alt2" aria-hidden="true"></span></button>',
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $label ),
			disabled( $is_disabled, true, false ),
			$attributes, // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the caller.
			esc_attr( $direction )
		);
	}

	/**
	 * Prints what an owner should know.
	 *
	 * @param string $text Translated.
	 */
	public static function render_warning( string $text ): void {
		printf(
			'<span class="storewright-attention"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</span>',
			esc_html( $text )
		);
	}

	/**
	 * What the zone covers, in words.
	 */
	private function regions( Zone $zone ): string {
		$names     = [];
		$postcodes = [];
		$places    = new Places();
		foreach ( $this->query->locations( $zone->id ) as $location ) {
			if ( LocationType::Postcode === $location->type ) {
				$postcodes[] = $location->code;
			} else {
				$names[] = $places->name( $location );
			}
		}
		$text = [] === $names ? __( 'Everywhere', 'storewright' ) : self::listed( $names );
		return [] === $postcodes
			? $text
			/* translators: 1: list of regions, 2: list of postcodes. */
			: sprintf( __( '%1$s; postcodes %2$s', 'storewright' ), $text, self::listed( $postcodes ) );
	}

	/**
	 * @param non-empty-list<string> $names
	 */
	private static function listed( array $names ): string {
		$more = count( $names ) - self::SHOWN_REGIONS;
		$text = implode( ', ', array_slice( $names, 0, self::SHOWN_REGIONS ) );
		return $more < 1 ? $text : sprintf(
			/* translators: 1: list of names, 2: number of further ones. */
			_n( '%1$s and %2$s more', '%1$s and %2$s more', $more, 'storewright' ),
			$text,
			number_format_i18n( $more )
		);
	}

	private function repository(): ZoneRepository {
		return new ZoneRepository( $this->context, $this->query );
	}
}
