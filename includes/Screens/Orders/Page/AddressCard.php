<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;

/**
 * The addresses of an order: as they are written on a letter, and as fields.
 */
final class AddressCard {

	/**
	 * Prints the card.
	 */
	public function render( Order $order, Form $form ): void {
		printf( '<section class="storewright-card"><h2>%s</h2><div class="storewright-order__addresses">', esc_html__( 'Addresses', 'storewright' ) );
		$this->render_address( 'billing', __( 'Billing', 'storewright' ), $order->billing, $form, 0 === $order->id );
		$this->render_address( 'shipping', __( 'Shipping', 'storewright' ), $order->shipping, $form, 0 === $order->id );
		echo '</div></section>';
	}

	private function render_address( string $kind, string $title, OrderAddress $address, Form $form, bool $is_open ): void {
		$lines = OrderText::address( $address );
		$place = OrderText::place( $address );
		printf( '<div><h3>%s</h3>', esc_html( $title ) );
		if ( [] !== $lines ) {
			printf(
				'<address class="storewright-order__address" id="order-%s-text">%s</address><p><button type="button" class="button-link" data-copy="order-%s-text" hidden>%s</button>',
				esc_attr( $kind ),
				wp_kses( implode( '<br>', array_map( esc_html( ... ), $lines ) ), [ 'br' => [] ] ),
				esc_attr( $kind ),
				esc_html__( 'Copy', 'storewright' )
			);
			if ( '' !== $place ) {
				printf(
					' <a href="%s" target="_blank" rel="noreferrer noopener">%s</a>',
					esc_url( 'https://www.openstreetmap.org/search?' . http_build_query( [ 'query' => $place ] ) ),
					esc_html__( 'Show on a map', 'storewright' )
				);
			}
			echo '</p>';
		}
		if ( '' !== $address->email ) {
			printf( '<p><a href="mailto:%s">%s</a></p>', esc_attr( $address->email ), esc_html( $address->email ) );
		}
		if ( '' !== $address->phone ) {
			printf( '<p><a href="tel:%s" dir="ltr">%s</a></p>', esc_attr( (string) preg_replace( '/[^\d+]/', '', $address->phone ) ), esc_html( $address->phone ) );
		}
		if ( $form->is_read_only ) {
			echo '</div>';
			return;
		}
		$posted = is_array( $form->posted[ $kind ] ?? null ) ? array_filter( $form->posted[ $kind ], is_string( ... ) ) : [];
		$typed  = [] !== array_diff_assoc( $posted, $address->fields() );
		printf( '<details%s><summary>%s</summary>', esc_attr( $is_open || $typed ? ' open' : '' ), esc_html__( 'Edit', 'storewright' ) );
		foreach ( OrderAddress::labels() as $field => $label ) {
			if ( 'shipping' === $kind && 'email' === $field ) {
				continue;
			}
			if ( 'country' === $field ) {
				$form->select( "{$kind}[country]", $label, $address->country, self::countries() );
			} else {
				$form->input( "{$kind}[$field]", $label, $address->fields()[ $field ], 'email' === $field ? 'email' : 'text', 'autocomplete="off"' );
			}
		}
		echo '</details></div>';
	}

	/**
	 * Names of the countries by code, with none first.
	 *
	 * @return array<string, string>
	 */
	public static function countries(): array {
		$names = [ '' => '–' ];
		foreach ( ( new CountryQuery() )->countries() as $country ) {
			$names[ $country->code ] = $country->name;
		}
		return $names;
	}
}
