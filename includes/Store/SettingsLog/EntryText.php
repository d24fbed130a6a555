<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Store\Payments\GatewayOrder;
use Storewright\Store\Settings\Audit\AccountNumbers;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Shipping\ShippingRecords;
use Storewright\Store\Tax\RateBatch;
use Storewright\Store\Tax\TaxClassRepository;
use Storewright\Store\Tax\TaxRateRepository;

/**
 * Recorded changes in the words of the settings page.
 */
final class EntryText {

	private readonly ShippingText $shipping;

	public function __construct( private readonly ChangedSettings $settings ) {
		$this->shipping = new ShippingText( $settings );
	}

	/**
	 * The translated name of what was changed.
	 */
	public function label( AuditEntry $entry ): string {
		$setting = $this->settings->of( $entry );
		if ( null !== $setting ) {
			return $setting->label;
		}
		$record = self::record( '' === $entry->new ? $entry->old : $entry->new );
		$name   = is_string( $record['name'] ?? null ) ? $record['name'] : '';
		return match ( true ) {
			TaxRateRepository::AUDIT_GROUP === $entry->group_id && RateBatch::SETTING === $entry->setting => __( 'Tax rates', 'storewright' ),
			TaxRateRepository::AUDIT_GROUP === $entry->group_id => sprintf(
				/* translators: %s: country, state and name of a tax rate. */
				__( 'Tax rate “%s”', 'storewright' ),
				implode(
					' ',
					array_filter(
						[ $record['country'] ?? '', $record['state'] ?? '', $name ],
						static fn( mixed $part ) => is_string( $part ) && '' !== $part
					)
				)
			),
			/* translators: %s: name of a tax class. */
			TaxClassRepository::AUDIT_GROUP === $entry->group_id => sprintf( __( 'Tax class “%s”', 'storewright' ), $name ),
			/* translators: %s: name of a shipping zone. */
			str_starts_with( $entry->setting, 'zone_' ) && ShippingRecords::AUDIT_GROUP === $entry->group_id => sprintf( __( 'Zone “%s”', 'storewright' ), $name ),
			ShippingRecords::AUDIT_GROUP === $entry->group_id => sprintf(
				/* translators: 1: name of a shipping zone, 2: name of a shipping method. */
				__( 'Zone “%1$s”: %2$s', 'storewright' ),
				is_string( $record['zone'] ?? null ) ? $record['zone'] : '',
				self::method_name( $record )
			),
			/* translators: %s: number of an order. */
			AuditLog::ASSISTANT_ORDERS === $entry->group_id => sprintf( __( 'Order %s', 'storewright' ), $name ),
			/* translators: %s: name of a product. */
			AuditLog::ASSISTANT_PRODUCTS === $entry->group_id => sprintf( __( 'Product “%s”', 'storewright' ), $name ),
			/* translators: %s: title of a task of the setup list. */
			AuditLog::ASSISTANT_SETUP === $entry->group_id => sprintf( __( 'Setup task “%s”', 'storewright' ), $name ),
			'woocommerce_coming_soon' === $entry->setting => __( 'Coming soon', 'storewright' ),
			'woocommerce_store_pages_only' === $entry->setting => __( 'Apply to store pages only', 'storewright' ),
			'woocommerce_private_link' === $entry->setting => __( 'Share your site with a private link', 'storewright' ),
			'woocommerce_bacs_accounts' === $entry->setting => __( 'Bank accounts', 'storewright' ),
			'order' === $entry->setting => __( 'Order of payment methods', 'storewright' ),
			default => $this->settings->option_label( $entry ) ?? $entry->setting,
		};
	}

	/**
	 * The translated name of the tab on which it is set, and its id.
	 *
	 * @return array{string, string} Id, name.
	 */
	public function area( string $group ): array {
		$groups = $this->settings->groups();
		if ( isset( $groups[ $group ] ) ) {
			return [ $groups[ $group ][0], $groups[ $group ][1] ];
		}
		return match ( true ) {
			GatewayOrder::AUDIT_GROUP === $group,
			str_starts_with( $group, 'payment_gateway_' ) => [ 'checkout', $groups['checkout'][1] ?? __( 'Payments', 'storewright' ) ],
			TaxRateRepository::AUDIT_GROUP === $group,
			TaxClassRepository::AUDIT_GROUP === $group => [ 'tax', $groups['tax'][1] ?? __( 'Tax', 'storewright' ) ],
			ShippingRecords::AUDIT_GROUP === $group => [ 'shipping', $groups['shipping'][1] ?? __( 'Shipping', 'storewright' ) ],
			AuditLog::ASSISTANT_ORDERS === $group,
			AuditLog::ASSISTANT_PRODUCTS === $group,
			AuditLog::ASSISTANT_SETUP === $group => [ 'assistants', __( 'Assistants', 'storewright' ) ],
			default => [ 'other', __( 'Other', 'storewright' ) ],
		};
	}

	/**
	 * The name of a part of a tab, such as that of an email or a payment method; '' where the tab says it all.
	 */
	public function part( string $group ): string {
		$gateway = $this->settings->gateway( $group );
		if ( null !== $gateway ) {
			return $gateway->method_title();
		}
		$known = $this->settings->groups()[ $group ] ?? [ '', '', '' ];
		return $known[1] === $known[2] ? '' : $known[2];
	}

	/**
	 * Both values as people read them; '' for none. Secrets and account numbers are masked.
	 *
	 * @return array{string, string} Before, after.
	 */
	public function values( AuditEntry $entry ): array {
		$setting = $this->settings->of( $entry );
		$old     = $this->shown( $entry, $entry->old );
		$new     = $this->shown( $entry, $entry->new );
		// Of a record, what did not change is not repeated.
		$is_record = null === $setting && [] !== $old && [] !== $new && ! array_is_list( $old );
		$texts     = [];
		foreach ( [ [ $entry->old, $old, $new ], [ $entry->new, $new, $old ] ] as [ $text, $record, $other ] ) {
			$texts[] = match ( true ) {
				'' === $text, AuditLog::MASK === $text => $text,
				null !== $setting => $setting->is_secret()
					? AuditLog::MASK
					: AccountNumbers::masked_in( $setting->value_text( ChangedSettings::value( $setting, $text ) ) ),
				[] !== $record    => AccountNumbers::masked_in( self::fields( $is_record ? self::differing( $record, $other ) : $record ) ),
				default           => AccountNumbers::masked_in( self::plain( $text ) ),
			};
		}
		return [ $texts[0], $texts[1] ];
	}

	/**
	 * What people are shown of a record: payment methods, places and settings by their names, and of many tax rates how many they are.
	 *
	 * @return array<mixed>
	 */
	private function shown( AuditEntry $entry, string $text ): array {
		$record = self::record( $text );
		return match ( $entry->group_id ) {
			TaxClassRepository::AUDIT_GROUP,
			TaxRateRepository::AUDIT_GROUP => array_diff_key( $record, array_flip( [ 'kept', 'ids', 'digest' ] ) ),
			GatewayOrder::AUDIT_GROUP      => array_map(
				fn( mixed $id ) => is_string( $id ) ? $this->settings->gateway( "payment_gateway_{$id}" )?->method_title() ?? $id : '',
				$record
			),
			ShippingRecords::AUDIT_GROUP   => $this->shipping->of( $record ),
			default                        => $record,
		};
	}

	/**
	 * @param array<mixed> $record
	 * @param array<mixed> $other
	 * @return array<mixed>
	 */
	private static function differing( array $record, array $other ): array {
		$differing = [];
		foreach ( $record as $name => $value ) {
			if ( is_array( $value ) && ! array_is_list( $value ) && is_array( $other[ $name ] ?? null ) ) {
				$value = self::differing( $value, $other[ $name ] );
				if ( [] !== $value ) {
					$differing[ $name ] = $value;
				}
			} elseif ( ( $other[ $name ] ?? null ) !== $value ) {
				$differing[ $name ] = $value;
			}
		}
		return $differing;
	}

	/**
	 * @return array<mixed>
	 */
	private static function record( string $text ): array {
		$record = str_starts_with( $text, '{' ) || str_starts_with( $text, '[' ) ? json_decode( $text, true ) : null;
		return is_array( $record ) ? AccountNumbers::masked( $record ) : [];
	}

	/**
	 * @param array<mixed> $record
	 */
	private static function method_name( array $record ): string {
		$settings = is_array( $record['settings'] ?? null ) ? $record['settings'] : [];
		$title    = is_string( $settings['title'] ?? null ) ? $settings['title'] : '';
		return '' === $title && is_string( $record['method_id'] ?? null ) ? $record['method_id'] : $title;
	}

	/**
	 * @param array<mixed> $record
	 */
	private static function fields( array $record ): string {
		if ( array_is_list( $record ) ) {
			$texts = array_map( static fn( mixed $value ) => is_array( $value ) ? self::fields( $value ) : self::plain( $value ), $record );
			return implode( '; ', $texts );
		}
		$parts = [];
		foreach ( array_diff_key( $record, [ 'zone_id' => true, 'zone' => true, 'method_id' => true ] ) as $name => $value ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One set.
			$text = is_array( $value ) ? self::fields( $value ) : self::plain( $value );
			if ( '' !== $text ) {
				$parts[] = 'settings' === $name ? $text : self::name( (string) $name ) . ': ' . $text;
			}
		}
		return implode( ', ', $parts );
	}

	private static function plain( mixed $value ): string {
		return match ( $value ) {
			true, 'yes' => __( 'on', 'storewright' ),
			false, 'no' => __( 'off', 'storewright' ),
			default     => is_scalar( $value ) ? (string) $value : '',
		};
	}

	private static function name( string $field ): string {
		return match ( $field ) {
			'account_name'   => __( 'Account name', 'storewright' ),
			'account_number' => __( 'Account number', 'storewright' ),
			'bank_name'      => __( 'Bank name', 'storewright' ),
			'cities'         => __( 'Cities', 'storewright' ),
			'compound'       => __( 'Compound', 'storewright' ),
			'cost'           => __( 'Cost', 'storewright' ),
			'country'        => __( 'Country', 'storewright' ),
			'dismissed'      => __( 'Dismissed', 'storewright' ),
			'enabled'        => __( 'Enabled', 'storewright' ),
			'iban'           => __( 'IBAN', 'storewright' ),
			'locations'      => __( 'Regions', 'storewright' ),
			'methods'        => __( 'Methods', 'storewright' ),
			'name'           => __( 'Name', 'storewright' ),
			'order'          => __( 'Order', 'storewright' ),
			'percent'        => __( 'Rate %', 'storewright' ),
			'postcodes'      => __( 'Postcodes', 'storewright' ),
			'priority'       => __( 'Priority', 'storewright' ),
			'rates'          => __( 'Rates', 'storewright' ),
			'regular_price'  => __( 'Regular price', 'storewright' ),
			'sale_price'     => __( 'Sale price', 'storewright' ),
			'shipping'       => __( 'On shipping', 'storewright' ),
			'sort_code'      => __( 'Sort code', 'storewright' ),
			'state'          => __( 'State', 'storewright' ),
			'status'         => __( 'Status', 'storewright' ),
			'stock_quantity' => __( 'Stock', 'storewright' ),
			'tax_class'      => __( 'Tax class', 'storewright' ),
			'tax_status'     => __( 'Tax status', 'storewright' ),
			'title'          => __( 'Title', 'storewright' ),
			default          => $field,
		};
	}
}
