<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Blueprint\Import\Parts\OptionsPart;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Payments\GatewaySettings;
use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Payments\PaymentServices;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Visibility\VisibilitySettings;

/**
 * The settings that recorded changes are of: those of the shop, those of payment methods, and the site's visibility.
 */
final class ChangedSettings {

	private readonly SettingsRegistry $registry;

	/**
	 * @var array<string, PaymentGateway>|null By the group of its settings; null until asked for.
	 */
	private ?array $gateways = null;

	/**
	 * Null until asked for.
	 */
	private ?MethodRegistry $methods = null;

	public function __construct( private readonly Context $context ) {
		$this->registry = new SettingsRegistry();
	}

	/**
	 * The setting of a record; null where it is none, or no longer there.
	 */
	public function of( AuditEntry $entry ): ?Setting {
		try {
			return $this->registry_of( $entry->group_id )->setting( $entry->group_id, $entry->setting );
		} catch ( NotFound ) {
			return null;
		}
	}

	/**
	 * The name of what a blueprint changed besides settings; null where it is something else.
	 */
	public function option_label( AuditEntry $entry ): ?string {
		$step = Step::tryFrom( $entry->group_id );
		return null === $step ? null : ( new OptionsPart( $this->context, $step ) )->label( $entry->setting, null );
	}

	/**
	 * The registry that has a group.
	 */
	public function registry_of( string $group ): SettingsRegistry {
		if ( VisibilitySettings::GROUP === $group ) {
			return VisibilitySettings::registry();
		}
		$gateway = $this->gateway( $group );
		return null === $gateway ? $this->registry : GatewaySettings::registry( $gateway );
	}

	/**
	 * The payment method whose settings a group is; null where it is another one.
	 */
	public function gateway( string $group ): ?PaymentGateway {
		if ( null === $this->gateways ) {
			$this->gateways = [];
			foreach ( ( new PaymentServices( $this->context ) )->query()->registry()->all() as $gateway ) {
				$this->gateways[ $gateway->group_id() ] = $gateway;
			}
		}
		return $this->gateways[ $group ] ?? null;
	}

	/**
	 * A way of shipping; null where its plugin is inactive.
	 */
	public function shipping_method( string $id ): ?MethodType {
		$this->methods ??= ( new ZoneQuery( $this->context ) )->types();
		return $this->methods->get( $id );
	}

	/**
	 * A recorded text as the setting's value.
	 *
	 * @return string|list<string>
	 */
	public static function value( Setting $setting, string $text ): string|array {
		$list = json_decode( $text, true );
		return $setting->read( is_array( $list ) && is_array( $setting->effective( [] ) ) ? $list : $text ) ?? $text;
	}

	/**
	 * The groups of the settings page.
	 *
	 * @return array<string, array{string, string, string}> Id => id of the tab, its name, and the name of the group.
	 */
	public function groups(): array {
		$all    = array_column( array_map( static fn( $group ) => [ $group->id, $group ], $this->registry->groups() ), 1, 0 );
		$groups = [];
		foreach ( $all as $id => $group ) {
			$tab                    = $all[ $group->parent_id ] ?? $group;
			$groups[ (string) $id ] = [ $tab->id, $tab->label, $group->label ];
		}
		return $groups;
	}
}
