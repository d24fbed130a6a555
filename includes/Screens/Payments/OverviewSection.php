<?php
declare(strict_types=1);

namespace Storewright\Screens\Payments;

use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Payments\GatewayOrder;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Payments\GatewayState;
use Storewright\Store\Settings\SettingsSection;

/**
 * The ways to pay: which are offered, where each is set, and their order.
 */
final class OverviewSection implements SettingsSection {

	public const TAB = 'checkout';

	public function __construct( private readonly GatewayQuery $query, private readonly GatewayOrder $order ) {}

	/**
	 * The first one of its tab.
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
		return __( 'Payment Methods', 'storewright' );
	}

	/**
	 * Moves a way to pay by one place.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$known         = is_string( $posted['known'] ?? null ) ? explode( ',', $posted['known'] ) : [];
		[ $id, $step ] = match ( true ) {
			is_string( $posted['up'] ?? null ) => [ $posted['up'], -1 ],
			is_string( $posted['down'] ?? null ) => [ $posted['down'], 1 ],
			default => [ '', 0 ],
		};
		$from = array_search( $id, $known, true );
		if ( false === $from || ! isset( $known[ $from + $step ] ) ) {
			return false;
		}
		$wanted                  = $known;
		$wanted[ $from ]         = $known[ $from + $step ];
		$wanted[ $from + $step ] = $id;
		$this->order->arrange( array_values( $wanted ), $known );
		return true;
	}

	/**
	 * Prints the table.
	 */
	public function render(): void {
		printf(
			'<div class="storewright-settings__card storewright-settings__table" role="region" aria-label="%s"><table class="widefat striped"><thead><tr>',
			esc_attr( $this->label() )
		);
		foreach ( [
			__( 'Payment method', 'storewright' ),
			__( 'Status', 'storewright' ),
			__( 'Description', 'storewright' ),
			__( 'Display order', 'storewright' ),
		] as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		$states = $this->query->all();
		foreach ( $states as $place => $state ) {
			printf(
				'<tr><th scope="row"><a href="%s">%s</a></th><td data-label="%s">%s</td><td data-label="%s">%s</td><td data-label="%s">',
				esc_url( SettingsUrl::of( self::TAB, $state->gateway->id() ) ),
				esc_html( $state->gateway->method_title() ),
				esc_attr__( 'Status', 'storewright' ),
				esc_html( self::state( $state ) ),
				esc_attr__( 'Description', 'storewright' ),
				esc_html( $state->gateway->method_description() ),
				esc_attr__( 'Display order', 'storewright' )
			);
			/* translators: %s: name of a way to pay. */
			self::render_button( 'up', '↑', __( 'Move %s up', 'storewright' ), $state, $place > 0 );
			/* translators: %s: name of a way to pay. */
			self::render_button( 'down', '↓', __( 'Move %s down', 'storewright' ), $state, $place < count( $states ) - 1 );
			echo '</td></tr>';
		}
		printf(
			'</tbody></table></div><input type="hidden" name="known" value="%s">',
			esc_attr( implode( ',', array_map( static fn( GatewayState $state ) => $state->gateway->id(), $states ) ) )
		);
	}

	private static function render_button( string $name, string $sign, string $label, GatewayState $state, bool $is_possible ): void {
		if ( $is_possible ) {
			printf(
				'<button type="submit" class="button" name="%s" value="%s" aria-label="%s">%s</button> ',
				esc_attr( $name ),
				esc_attr( $state->gateway->id() ),
				esc_attr( sprintf( $label, $state->gateway->method_title() ) ),
				esc_html( $sign )
			);
		}
	}

	private static function state( GatewayState $state ): string {
		return match ( true ) {
			$state->gateway->needs_setup( $state->values ) => __( 'Setup required', 'storewright' ),
			$state->is_enabled() => __( 'Enabled', 'storewright' ),
			default => __( 'Disabled', 'storewright' ),
		};
	}
}
