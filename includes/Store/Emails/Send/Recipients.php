<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Kernel\Context;
use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Settings\SettingsQuery;

/**
 * Whether an email is sent by itself, and to whom in the store. Those of stock have their settings among those of the inventory.
 */
final class Recipients {

	/**
	 * Settings of the inventory that this class obeys.
	 */
	public const SETTINGS = [
		'products/woocommerce_notify_low_stock',
		'products/woocommerce_notify_no_stock',
		'products/woocommerce_notify_backorder',
		'products/woocommerce_stock_email_recipient',
	];

	private const STOCK_SETTINGS = [
		'low_stock' => 'woocommerce_notify_low_stock',
		'no_stock'  => 'woocommerce_notify_no_stock',
		'backorder' => 'woocommerce_notify_backorder',
	];

	/**
	 * Whether the owner wants it sent.
	 */
	public static function is_enabled( EmailType $type, EmailOptions $options, Context $context ): bool {
		$setting = self::STOCK_SETTINGS[ $type->id ] ?? null;
		return null === $setting ? $options->is_enabled() : 'no' !== ( new SettingsQuery( $context ) )->value( $setting );
	}

	/**
	 * The addresses in the store that it goes to.
	 *
	 * @return list<string>
	 */
	public static function of_store( EmailType $type, EmailOptions $options, Context $context ): array {
		if ( EmailAbout::Product !== $type->about ) {
			return $options->recipients();
		}
		$chosen    = ( new SettingsQuery( $context ) )->value( 'woocommerce_stock_email_recipient' );
		$addresses = EmailOptions::addresses( is_string( $chosen ) ? $chosen : '' );
		return [] === $addresses ? $options->recipients() : $addresses;
	}
}
