<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Page;

use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Payments\GatewayState;
use Storewright\Store\Settings\Page\SettingsPage;
use Storewright\Store\Settings\SettingsSection;

/**
 * The ways to pay: which are offered, and where each is set.
 */
final class OverviewSection implements SettingsSection {

	public const TAB = 'checkout';

	public function __construct( private readonly GatewayQuery $query ) {}

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
		return __( 'Ways to pay', 'storewright' );
	}

	/**
	 * There is nothing to do.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		return false;
	}

	/**
	 * Prints the table.
	 */
	public function render(): void {
		printf( '<div class="storewright-scroll" tabindex="0" role="region" aria-label="%s"><table class="widefat striped"><thead><tr>', esc_attr( $this->label() ) );
		foreach ( [ __( 'Way to pay', 'storewright' ), __( 'State', 'storewright' ), __( 'What it is', 'storewright' ) ] as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $this->query->all() as $state ) {
			printf(
				'<tr><th scope="row"><a href="%s">%s</a></th><td>%s</td><td>%s</td></tr>',
				esc_url( SettingsPage::url( self::TAB, $state->gateway->id() ) ),
				esc_html( $state->gateway->method_title() ),
				esc_html( self::state( $state ) ),
				esc_html( $state->gateway->method_description() )
			);
		}
		echo '</tbody></table></div>';
	}

	private static function state( GatewayState $state ): string {
		return match ( true ) {
			$state->gateway->needs_setup( $state->values ) => __( 'Has to be set up', 'storewright' ),
			$state->is_enabled() => __( 'Offered', 'storewright' ),
			default => __( 'Not offered', 'storewright' ),
		};
	}
}
