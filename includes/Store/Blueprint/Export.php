<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\SitePlugins;
use Storewright\Store\Payments\PaymentServices;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;

/**
 * Writes down how a store is set up, so that another one can be set up alike. No secret is in it.
 */
final class Export {

	/**
	 * Version of the format.
	 */
	public const VERSION = 1;

	private const RATES_A_PAGE = 500;

	private const CORE_PROFILER = [
		'blogname',
		'woocommerce_allow_tracking',
		'woocommerce_default_country',
		'woocommerce_onboarding_profile',
	];

	private const TASKS = [
		'woocommerce_task_list_hidden_lists',
		'woocommerce_task_list_dismissed_tasks',
		'woocommerce_task_list_tracked_completed_tasks',
		'woocommerce_task_list_reminder_bar_hidden',
		'woocommerce_no_sales_tax',
	];

	private Secrets $secrets;

	public function __construct( private readonly Context $context ) {
		$this->secrets = new Secrets();
	}

	/**
	 * The options that a step holds by their names; none for the other steps.
	 *
	 * @return list<string>
	 */
	public static function options_of( Step $step ): array {
		return match ( $step ) {
			Step::CoreProfiler => self::CORE_PROFILER,
			Step::TaskOptions  => self::TASKS,
			default            => [],
		};
	}

	/**
	 * The steps that names stand for, in the order of the file.
	 *
	 * @param array<mixed> $names Names of steps.
	 * @return list<Step>
	 * @throws InvalidInput If one is none, or there are none.
	 */
	public static function steps( array $names ): array {
		$unknown = array_filter( $names, static fn( mixed $name ) => ! is_string( $name ) || null === Step::tryFrom( $name ) );
		if ( [] !== $unknown || [] === $names ) {
			$text   = static fn( mixed $name ): string => is_scalar( $name ) ? (string) $name : gettype( $name );
			$reason = [] === $names
				? __( 'Choose at least one step.', 'storewright' )
				: sprintf(
					/* translators: 1: a name, as it was sent, 2: names, separated by commas. */
					__( 'There is no step “%1$s”. Steps are: %2$s.', 'storewright' ),
					$text( array_values( $unknown )[0] ),
					implode( ', ', Step::names() )
				);
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'steps' => $reason ] );
		}
		return array_values( array_filter( Step::cases(), static fn( Step $step ) => in_array( $step->value, $names, true ) ) );
	}

	/**
	 * The blueprint.
	 *
	 * @param list<Step> $steps
	 * @return array{version: int, landingPage: string, steps: list<array<string, mixed>>, leftOut: list<string>} `leftOut` names
	 *   what is not in it since it may be secret.
	 */
	public function blueprint( array $steps ): array {
		$this->secrets = new Secrets();
		$parts         = array_merge( ...array_map( $this->parts_of( ... ), $steps ) );
		return [
			'version'     => self::VERSION,
			'landingPage' => '/wp-admin/admin.php?page=wc-admin',
			'steps'       => array_values( $parts ),
			'leftOut'     => $this->secrets->left_out(),
		];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function parts_of( Step $step ): array {
		return match ( $step ) {
			Step::Settings     => [ self::options( $step, $this->settings() ) ],
			Step::CoreProfiler => [ self::options( $step, $this->stored( self::options_of( $step ) ) ) ],
			Step::TaskOptions  => [ self::options( $step, $this->stored( self::options_of( $step ) ) ) ],
			Step::Gateways     => [ [ 'step' => $step->value ] + $this->gateways() ],
			Step::Shipping     => [ [ 'step' => $step->value ] + $this->shipping() ],
			Step::TaxRates     => [ [ 'step' => $step->value ] + $this->taxes() ],
			Step::Plugins      => $this->plugins(),
			Step::Themes       => $this->themes(),
		};
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	private static function options( Step $step, array $options ): array {
		return [
			'step'    => $step->value,
			'options' => (object) $options,
		];
	}

	/**
	 * The settings that hold, by `group/id`: those of e-mails share their ids.
	 *
	 * @return array<string, mixed>
	 */
	private function settings(): array {
		$registry = new SettingsRegistry();
		$query    = new SettingsQuery( $this->context, $registry );
		$values   = [];
		foreach ( $registry->groups() as $group ) {
			$settings = $registry->settings( $group->id );
			$values  += $this->values( $group->id, $settings, $query->values_of( $settings ) );
		}
		return $values;
	}

	/**
	 * @param string                             $owner    What has the settings, the first part of their paths.
	 * @param array<string, Setting>             $settings By id.
	 * @param array<string, string|list<string>> $values   By id.
	 * @return array<string, mixed> By path.
	 */
	private function values( string $owner, array $settings, array $values ): array {
		$kept = [];
		foreach ( $settings as $id => $setting ) {
			$path  = "$owner/$id";
			$value = $values[ $id ] ?? null;
			// The id of a page stands for another page elsewhere.
			if ( $setting->is_secret() || ( str_ends_with( $id, '_page_id' ) && '' !== $value ) ) {
				$this->secrets->leave_out( $path );
				continue;
			}
			$clean = $this->secrets->without( $path, $value );
			if ( null !== $clean ) {
				$kept[ $path ] = $clean;
			}
		}
		return $kept;
	}

	/**
	 * @param list<string> $names
	 * @return array<string, mixed>
	 */
	private function stored( array $names ): array {
		$kept = [];
		foreach ( $this->context->options->several( $names ) as $name => $value ) {
			$kept[ $name ] = $this->secrets->without( $name, $value );
		}
		return array_filter( $kept, static fn( mixed $value ) => null !== $value );
	}

	/**
	 * @return array{payment_gateways: object}
	 */
	private function gateways(): array {
		$gateways = [];
		foreach ( ( new PaymentServices( $this->context ) )->query()->all() as $state ) {
			$id              = $state->gateway->id();
			$values          = $this->values( $id, $state->fields, $state->values );
			$gateways[ $id ] = [
				'id'       => $id,
				'enabled'  => $state->is_enabled(),
				'settings' => (object) array_combine(
					array_map( static fn( string $path ) => substr( $path, strlen( $id ) + 1 ), array_keys( $values ) ),
					$values
				),
			];
		}
		return [ 'payment_gateways' => (object) $gateways ];
	}

	/**
	 * @return array{zones: list<array<string, mixed>>}
	 */
	private function shipping(): array {
		$query = new ZoneQuery( $this->context );
		$zones = [];
		foreach ( $query->zones() as $zone ) {
			$methods = [];
			foreach ( $query->methods( $zone->id ) as $method ) {
				$methods[] = [
					'method_id' => $method->method_id,
					'enabled'   => $method->enabled,
					'settings'  => (object) (array) $this->secrets->without( "shipping/{$zone->name}/{$method->method_id}", $method->settings ),
				];
			}
			$locations = [];
			foreach ( $query->locations( $zone->id ) as $location ) {
				$locations[] = [
					'code' => $location->code,
					'type' => $location->type->value,
				];
			}
			$zones[] = [
				'name'                 => $zone->name,
				'order'                => $zone->order,
				'is_rest_of_the_world' => $zone->is_rest_of_the_world(),
				'locations'            => $locations,
				'methods'              => $methods,
			];
		}
		return [ 'zones' => $zones ];
	}

	/**
	 * @return array{classes: list<string>, rates: list<array<mixed>>}
	 */
	private function taxes(): array {
		$taxes = new TaxServices( $this->context );
		$rates = [];
		do {
			$page = $taxes->rates()->rates( new TaxRateCriteria( null, 'order', true, self::RATES_A_PAGE, count( $rates ) ) );
			foreach ( $page as $rate ) {
				$rates[] = $rate->fields();
			}
		} while ( [] !== $page );
		return [
			'classes' => array_values( array_map( strval( ... ), $taxes->classes()->further() ) ),
			'rates'   => $rates,
		];
	}

	/**
	 * The active plugins that can be had from wordpress.org by their folder's name; the others are not known by it.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function plugins(): array {
		$parts = [];
		foreach ( ( new SitePlugins() )->active() as $slug ) {
			$parts[] = [
				'step'       => Step::Plugins->value,
				'pluginData' => [
					'resource' => 'wordpress.org/plugins',
					'slug'     => $slug,
				],
				'options'    => [ 'activate' => true ],
			];
		}
		return $parts;
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function themes(): array {
		return [
			[
				'step'      => Step::Themes->value,
				'themeData' => [
					'resource' => 'wordpress.org/themes',
					'slug'     => get_stylesheet(),
				],
				'options'   => [ 'activate' => true ],
			],
		];
	}
}
