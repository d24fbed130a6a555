<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

use Storewright\Store\Emails\Content\AddressLines;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Settings\SettingsQuery;

/**
 * Words in braces of an email's texts, such as {order_number}, and what stands in their place.
 */
final class Placeholders {

	/**
	 * @param array<string, string> $values Without braces => plain text.
	 */
	private function __construct( private readonly array $values ) {}

	/**
	 * What holds for an email, in the language of the moment.
	 */
	public static function of( EmailData $data, SettingsQuery $settings, Look $look ): self {
		$address = $settings->store_address();
		$place   = new OrderAddress(
			address_1: $address->address_1,
			address_2: $address->address_2,
			city: $address->city,
			state: $address->state,
			postcode: $address->postcode,
			country: $address->country
		);
		$order   = $data->order;
		$values  = [
			'site_title'              => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'site_address'            => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'site_url'                => home_url(),
			'store_address'           => implode( ', ', AddressLines::of( $place ) ),
			'store_email'             => $look->from_address(),
			'order_number'            => null === $order ? '' : "#{$order->id}",
			'order_date'              => null === $order?->created ? '' : self::date( $order->created->getTimestamp() ),
			'order_billing_full_name' => null === $order ? '' : $data->full_name(),
			'customer_first_name'     => $data->first_name(),
			'customer_full_name'      => $data->full_name(),
		];
		/**
		 * Filters what stands in the place of words in braces in an email's texts.
		 *
		 * @param array<string, string> $values Word without braces => plain text.
		 * @param EmailData             $data   What the email is about.
		 */
		$filtered = apply_filters( 'storewright_email_placeholders', $values, $data );
		$texts    = [];
		foreach ( is_array( $filtered ) ? $filtered : $values as $name => $value ) {
			$texts[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return new self( $texts );
	}

	/**
	 * Plain text with its placeholders filled in.
	 */
	public function in_text( string $text ): string {
		return strtr( $text, $this->pairs( static fn( string $value ) => $value ) );
	}

	/**
	 * HTML with its placeholders filled in: what stands in their place is escaped.
	 */
	public function in_html( string $html ): string {
		return strtr( $html, $this->pairs( esc_html( ... ) ) );
	}

	private static function date( int $timestamp ): string {
		$form = get_option( 'date_format' );
		return (string) wp_date( is_string( $form ) && '' !== $form ? $form : 'Y-m-d', $timestamp );
	}

	/**
	 * @param callable(string): string $escape
	 * @return array<string, string>
	 */
	private function pairs( callable $escape ): array {
		$pairs = [];
		foreach ( $this->values as $name => $value ) {
			$pairs[ '{' . $name . '}' ] = $escape( $value );
		}
		return $pairs;
	}
}
