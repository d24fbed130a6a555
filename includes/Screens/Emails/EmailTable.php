<?php
declare(strict_types=1);

namespace Storewright\Screens\Emails;

use Storewright\Kernel\Context;
use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Emails\Send\Recipients;
use Storewright\Store\Settings\Groups\EmailSettings;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsUrl;

/**
 * The list of emails: to whom each goes, whether it is sent, and where that is set.
 *
 * @internal
 */
final class EmailTable {

	private readonly SettingsRegistry $registry;

	private readonly SettingsQuery $settings;

	public function __construct( private readonly Context $context ) {
		$this->registry = new SettingsRegistry();
		$this->settings = new SettingsQuery( $context, $this->registry );
	}

	/**
	 * Prints it.
	 */
	public function render(): void {
		$heads = [
			__( 'Email', 'storewright' ),
			__( 'Recipient', 'storewright' ),
			__( 'Format', 'storewright' ),
			__( 'Status', 'storewright' ),
		];
		echo '<div class="storewright-settings__card storewright-settings__table"><table class="widefat striped storewright-emails"><thead><tr>';
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		$groups = array_column( $this->registry->groups(), null, 'id' );
		foreach ( EmailTypes::all() as $type ) {
			$group   = $groups[ "email_{$type->id}" ] ?? null;
			$options = EmailOptions::of( $type, $this->settings );
			$cells   = [
				$type->is_for_customer
					? __( 'Customer', 'storewright' )
					: implode( ', ', Recipients::of_store( $type, $options, $this->context ) ),
				self::format( $options ),
				$this->status( $type, $options, null !== $group && ! isset( $this->registry->settings( $group->id )['enabled'] ) ),
			];
			printf(
				'<tr><th scope="row"><a href="%s">%s</a><p class="description">%s</p></th>',
				esc_url(
					EmailAbout::Product === $type->about
						? SettingsUrl::of( 'products', 'inventory' )
						: SettingsUrl::of( EmailSettings::ID, null === $group ? '' : $group->id )
				),
				esc_html( $type->title() ),
				esc_html( $group->description ?? self::about_stock( $type->id ) )
			);
			foreach ( $cells as $place => $cell ) {
				printf( '<td data-label="%s">%s</td>', esc_attr( $heads[ $place + 1 ] ), esc_html( $cell ) );
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}

	private static function format( EmailOptions $options ): string {
		return match ( $options->format() ) {
			'plain'     => __( 'Plain text', 'storewright' ),
			'multipart' => __( 'Multipart', 'storewright' ),
			default     => __( 'HTML', 'storewright' ),
		};
	}

	private function status( EmailType $type, EmailOptions $options, bool $by_hand ): string {
		return match ( true ) {
			$by_hand => __( 'Sent manually', 'storewright' ),
			Recipients::is_enabled( $type, $options, $this->context ) => __( 'Enabled', 'storewright' ),
			default  => __( 'Disabled', 'storewright' ),
		};
	}

	private static function about_stock( string $id ): string {
		return match ( $id ) {
			'low_stock' => __( 'Sent to the store when a product is low in stock.', 'storewright' ),
			'no_stock'  => __( 'Sent to the store when a product is out of stock.', 'storewright' ),
			'backorder' => __( 'Sent to the store when a product is ordered that is not in stock.', 'storewright' ),
			default     => '',
		};
	}
}
