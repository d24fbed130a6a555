<?php
declare(strict_types=1);

namespace Storewright\Screens\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Screens\Settings\AddressedSection;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\ShippingNotFound;
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * `…&tab=shipping&zone_id=…`, as in WooCommerce: one zone with its regions, postcodes and methods, or with `new` one more.
 *
 * Buttons that add, move or remove something change the form alone. Saving writes all of it at once.
 */
final class ZoneSection implements AddressedSection {

	public const ID = 'zone';

	private const ADDRESS = 'zone_id';

	private const NEW = 'new';

	private readonly ZoneQuery $query;

	/**
	 * Null for a new one.
	 */
	private ?int $id = null;

	private ?Zone $zone = null;

	/**
	 * What is shown in place of what is stored.
	 */
	private ?ZoneDraft $draft = null;

	/**
	 * @var array<string, string> What is wrong, by field.
	 */
	private array $errors = [];

	/**
	 * Where the page begins, and the method that is open.
	 *
	 * @var array{string, string}
	 */
	private array $focus = [ '', '' ];

	/**
	 * What a button has done to the form.
	 */
	private string $done = '';

	public function __construct( private readonly Context $context ) {
		$this->query = new ZoneQuery( $context );
	}

	/**
	 * The address of a zone.
	 *
	 * @param string $zone Its id, or `new`.
	 */
	public static function address( string $zone ): string {
		return add_query_arg( self::ADDRESS, $zone, SettingsUrl::of( ZonesSection::TAB ) );
	}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return ZonesSection::TAB;
	}

	/**
	 * The zone's name.
	 */
	public function label(): string {
		return null === $this->zone ? __( 'Add zone', 'storewright' ) : $this->zone->name;
	}

	/**
	 * Finds the zone that the address names.
	 *
	 * @param array<mixed> $query
	 */
	public function arrive( array $query ): bool {
		$named      = $query[ self::ADDRESS ] ?? self::NEW;
		$this->id   = self::NEW === $named ? null : ( is_string( $named ) && 1 === preg_match( '/^\d{1,18}$/D', $named ) ? (int) $named : -1 );
		$this->zone = null === $this->id ? null : $this->query->zone( $this->id );
		return isset( $query[ self::ADDRESS ] );
	}

	/**
	 * Whether the zone is there, or is to be added.
	 */
	public function is_there(): bool {
		return null === $this->id || null !== $this->zone;
	}

	/**
	 * The zone's address.
	 */
	public function url(): string {
		return self::address( null === $this->id ? self::NEW : (string) $this->id );
	}

	/**
	 * Saves the zone, or changes the form.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$this->draft = ZoneDraft::posted( $posted, $this->query->types() );
		if ( ! isset( $posted[ ZoneDraft::END ] ) || ( null !== $this->id && [] === $this->draft->before ) ) {
			$this->errors[''] = __( 'Nothing was saved because the form was incomplete. Try again. If that does not help, raise the server’s max_input_vars limit.', 'storewright' );
			return false;
		}
		$do = is_string( $posted['do'] ?? null ) ? $posted['do'] : '';
		if ( $this->change( $this->draft, $do ) ) {
			return false;
		}
		return $this->save( $this->draft );
	}

	/**
	 * Prints the form.
	 */
	public function render(): void {
		$draft = $this->draft ?? ( null === $this->zone ? ZoneDraft::blank() : ZoneDraft::stored( $this->query, $this->zone ) );
		$rows  = new Rows( $this->errors, $this->focus[0] );
		// What the Enter key presses: without it that would be the first button that adds or moves something.
		echo '<button type="submit" class="screen-reader-text" name="do" value="save" tabindex="-1" aria-hidden="true"></button>';
		$rows->render_summary();
		if ( '' !== $this->done ) {
			printf( '<div class="notice notice-info inline" role="status"><p>%s</p></div>', esc_html( $this->done ) );
		}
		if ( true === $this->zone?->is_rest_of_the_world() ) {
			printf( '<p>%s</p>', esc_html__( 'For all locations that your other zones don’t cover.', 'storewright' ) );
		} else {
			$this->render_zone( $draft, $rows );
		}
		( new MethodCards( $this->query->types(), $rows, $this->focus[1] ) )->render( $draft->methods );
		printf(
			'<input type="hidden" name="%s" value="%s"><p class="submit"><button type="submit" class="button button-primary" name="do" value="save">%s</button></p><input type="hidden" name="%s" value="1">',
			esc_attr( ZoneDraft::BEFORE ),
			esc_attr( (string) wp_json_encode( $draft->before, JSON_HEX_AMP | JSON_INVALID_UTF8_SUBSTITUTE ) ),
			null === $this->id ? esc_html__( 'Add zone', 'storewright' ) : esc_html__( 'Save changes', 'storewright' ),
			esc_attr( ZoneDraft::END )
		);
	}

	private function render_zone( ZoneDraft $draft, Rows $rows ): void {
		printf( '<section class="storewright-settings__card"><h3>%s</h3>', esc_html__( 'Zone', 'storewright' ) );
		Rows::begin();
		$rows->text(
			'zone_name',
			__( 'Name', 'storewright' ),
			$draft->name,
			__( 'Only you see it, for example “Germany” or “Europe”.', 'storewright' ),
			[ 'dir' => 'auto' ] + [ 'maxlength' => '200' ]
		);
		$places = new Places();
		$this->render_regions( $draft, $places );
		$rows->place(
			'zone_new_region',
			__( 'Add a region', 'storewright' ),
			$places,
			'',
			true,
			__( 'A continent, a country or a state. Without any, the zone covers all places.', 'storewright' )
		);
		printf(
			'<tr><td><button type="submit" class="button" name="do" value="add_region" formnovalidate>%s</button></td></tr>',
			esc_html__( 'Add region', 'storewright' )
		);
		$rows->area(
			'zone_postcodes',
			__( 'Limit to postcodes', 'storewright' ),
			$draft->postcodes,
			__( 'One a line. 90* stands for all that begin so, 90000...90099 for a range. Leave empty for all postcodes of the regions.', 'storewright' )
		);
		Rows::end();
		echo '</section>';
	}

	private function render_regions( ZoneDraft $draft, Places $places ): void {
		printf( '<tr><th scope="row">%1$s</th><td><fieldset><legend class="screen-reader-text">%1$s</legend>', esc_html__( 'Regions', 'storewright' ) );
		foreach ( $draft->regions as $region ) {
			[ $type, $code ] = explode( ':', $region, 2 ) + [ 1 => '' ];
			printf(
				'<label><input type="checkbox" name="zone_regions[]" value="%s" checked> %s</label>',
				esc_attr( $region ),
				esc_html( $places->name( new ZoneLocation( $code, LocationType::from( $type ) ) ) )
			);
		}
		$help = [] === $draft->regions
			? __( 'None: the zone covers all places.', 'storewright' )
			: __( 'Uncheck a region to remove it when you save.', 'storewright' );
		printf( '</fieldset><p class="description">%s</p></td></tr>', esc_html( $help ) );
	}

	/**
	 * Does what a button asks for that changes the form alone.
	 *
	 * @return bool Whether it was one of these.
	 */
	private function change( ZoneDraft $draft, string $do ): bool {
		[ $verb, $key ] = explode( ':', $do, 2 ) + [ 1 => '' ];
		$is_known       = isset( $draft->methods[ $key ] );
		if ( 'add_region' === $verb ) {
			$this->focus = [ 'zone_new_region', '' ];
		} elseif ( 'add_method' === $verb ) {
			$last = array_key_last( $draft->methods );
			if ( null === $last || ! str_starts_with( $last, 'n' ) ) {
				$this->errors['new_method'] = __( 'Choose a shipping method to add.', 'storewright' );
				return true;
			}
			$this->focus = [ ZoneSave::field( $last, null ), $last ];
		} elseif ( in_array( $verb, [ 'up', 'down' ], true ) && $is_known ) {
			$draft->move( $key, 'up' === $verb ? -1 : 1 );
			$ends        = [ array_key_first( $draft->methods ), array_key_last( $draft->methods ) ];
			$verb        = $key === $ends[0] ? 'down' : ( $key === $ends[1] ? 'up' : $verb );
			$this->focus = [ "$verb:$key", $key ];
		} elseif ( 'remove' === $verb && $is_known ) {
			unset( $draft->methods[ $key ] );
			$this->focus = [ 'new_method', '' ];
		} else {
			return false;
		}
		$this->done = __( 'The form has changed. Nothing is saved yet.', 'storewright' );
		return true;
	}

	private function save( ZoneDraft $draft ): bool {
		$save = new ZoneSave( $this->context, $this->query );
		try {
			if ( ! $this->is_there() ) {
				throw ShippingNotFound::zone();
			}
			$id           = $save->save( $this->id, $draft );
			$this->errors = $save->errors;
			if ( null !== $id ) {
				$this->id = $id;
			}
			return null !== $id;
		} catch ( NotFound ) {
			$this->id         = null;
			$this->zone       = null;
			$draft->before    = [];
			$this->errors[''] = __( 'Someone else deleted this zone in the meantime. Save again to add it as a new one.', 'storewright' );
			foreach ( array_keys( $draft->methods ) as $key ) {
				$draft->renew( $key );
			}
		} catch ( InvalidInput $refusal ) {
			$this->errors = [ '' => $refusal->getMessage() ];
		} catch ( DomainError $failure ) {
			$this->errors[''] = $failure->getMessage();
		}
		return false;
	}
}
