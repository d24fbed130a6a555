<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Providers;

use Storewright\Admin\PaymentSuggestions\GatewayFacts;
use Storewright\Admin\PaymentSuggestions\PaymentCatalog;
use Storewright\Admin\PaymentSuggestions\PaymentSuggestion;
use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;

/**
 * What the payments settings list: providers that the shop has or is recommended, payment methods without one, and suggestions.
 *
 * @phpstan-import-type GatewayItem from ShopGateways
 */
final class ProviderList {

	/**
	 * Stands among the providers for all payment methods without one.
	 */
	public const OFFLINE_GROUP = '_wc_offline_payment_methods_group';

	private readonly GatewayFacts $facts;

	private ?SitePlugins $plugins = null;

	/**
	 * @var array<string, PaymentSuggestion> By id.
	 */
	private array $suggestions = [];

	public function __construct(
		private readonly Context $context,
		private readonly PaymentCatalog $catalog,
		private readonly ProviderChoices $choices,
		private readonly ShopGateways $gateways
	) {
		$this->facts = new GatewayFacts( $context );
	}

	/**
	 * The lists for a country, each as the contract has it.
	 *
	 * @param string $country Country code.
	 * @return array{providers: list<array<string, mixed>>, offline_payment_methods: list<array<string, mixed>>,
	 *   suggestions: list<array<string, mixed>>, suggestion_categories: list<array<string, mixed>>}
	 */
	public function of( string $country ): array {
		$this->suggestions = [];
		foreach ( $this->catalog->suggestions( country: $country ) as $suggestion ) {
			if ( ! $suggestion->is_offline ) {
				$this->suggestions[ $suggestion->id ] = $suggestion;
			}
		}
		[ $providers, $offline ] = $this->present();

		$known   = array_column( $providers, 'id' );
		$missing = array_filter( $this->suggestions, static fn( PaymentSuggestion $one ) => ! in_array( $one->id, $known, true ) );
		$first   = $this->recommended( $country );
		$others  = [];
		foreach ( $missing as $suggestion ) {
			$is_first = $suggestion->id === $first?->id && ! $this->choices->is_hidden( $suggestion->id );
			if ( $is_first || $this->choices->is_attached( $suggestion->id ) ) {
				$providers[] = $this->suggested( $suggestion, count( $providers ), $is_first );
			} else {
				$others[] = $this->suggestion( $suggestion, $country );
			}
		}
		return [
			'providers'               => $providers,
			'offline_payment_methods' => $offline,
			'suggestions'             => $others,
			'suggestion_categories'   => self::categories(),
		];
	}

	/**
	 * The ids of ways to pay in the order that a map gives to providers.
	 *
	 * @param array<string, int> $places Id of a provider or way to pay, or OFFLINE_GROUP => its place, lower first.
	 * @return list<string>
	 */
	public function order_of( array $places ): array {
		asort( $places );
		$present = array_column( $this->gateways->all(), 'id' );
		$offline = array_values( array_intersect( $present, ShopGateways::OFFLINE ) );
		$keys    = array_map( strval( ... ), array_keys( $places ) );
		$ids     = [];
		foreach ( $keys as $id ) {
			if ( self::OFFLINE_GROUP === $id ) {
				// Those with places of their own are where these say.
				array_push( $ids, ...array_values( array_diff( $offline, $keys ) ) );
			} elseif ( ! str_starts_with( $id, ProviderSchema::SUGGESTED ) ) {
				$ids[] = $id;
			}
		}
		return $ids;
	}

	/**
	 * @return array{list<array<string, mixed>>, list<array<string, mixed>>} Providers, and methods without one.
	 */
	private function present(): array {
		$providers = [];
		$offline   = [];
		foreach ( $this->gateways->all() as $gateway ) {
			if ( in_array( $gateway['id'], ShopGateways::OFFLINE, true ) ) {
				if ( [] === $offline ) {
					$providers[] = ProviderSchema::offline_group( count( $providers ) );
				}
				$offline[] = $this->gateway( $gateway, count( $offline ), 'offline_pm', "/offline/{$gateway['id']}" );
			} else {
				$providers[] = $this->gateway( $gateway, count( $providers ), 'gateway', "/provider/{$gateway['id']}" );
			}
		}
		return [ $providers, $offline ];
	}

	/**
	 * The one that is recommended most, if any; one that the shop has counts.
	 */
	private function recommended( string $country ): ?PaymentSuggestion {
		$ranked = array_filter(
			$this->suggestions,
			static fn( PaymentSuggestion $one ) => null !== $one->recommendation_priority
				&& in_array( $one->category( $country ), [ 'main', 'local' ], true )
		);
		usort(
			$ranked,
			static fn( PaymentSuggestion $one, PaymentSuggestion $other ) =>
				$one->recommendation_priority <=> $other->recommendation_priority
		);
		return $ranked[0] ?? null;
	}

	/**
	 * @param GatewayItem $gateway
	 * @return array<string, mixed>
	 */
	private function gateway( array $gateway, int $place, string $type, string $path ): array {
		$id         = $gateway['id'];
		$suggestion = $this->suggestions[ $id ] ?? null;
		$facts      = $this->facts->of( $id )['state'];
		return [
			'id'          => $id,
			'_order'      => $place,
			'_type'       => $type,
			'title'       => $gateway['method_title'],
			'description' => $gateway['method_description'],
			'supports'    => $gateway['method_supports'],
			'plugin'      => null === $suggestion ? ProviderSchema::unknown_plugin() : $this->plugin( $suggestion ),
			'image'       => $suggestion->image_72x72 ?? '',
			'icon'        => $suggestion->image ?? '',
			'links'       => [],
			'state'       => [
				'enabled'           => $gateway['enabled'],
				'account_connected' => ! $gateway['needs_setup'],
				'needs_setup'       => $facts['needs_setup'],
				'test_mode'         => $facts['test_mode'],
				'dev_mode'          => $facts['dev_mode'],
			],
			'management'  => [ '_links' => [ 'settings' => [ 'href' => PaymentsUrl::of( $path ) ] ] ],
			'onboarding'  => [
				'type'                        => 'external',
				'state'                       => [
					'started'   => ! $facts['needs_setup'],
					'completed' => ! $facts['needs_setup'],
					'test_mode' => $facts['test_mode'],
				],
				'_links'                      => [ 'onboard' => [ 'href' => (string) $gateway['connection_url'] ] ],
				'recommended_payment_methods' => $this->facts->methods( $id ),
			],
			'tags'        => [],
			'logos'       => ProviderSchema::logos( $suggestion ),
			'plugins'     => $suggestion->plugins ?? [],
		] + ( null === $suggestion ? [] : [ '_suggestion_id' => $id ] + $this->incentive( $suggestion ) );
	}

	/**
	 * A suggestion among the providers.
	 *
	 * @return array<string, mixed>
	 */
	private function suggested( PaymentSuggestion $suggestion, int $place, bool $is_recommended ): array {
		$actions = rest_url( "wc-admin/settings/payments/suggestion/{$suggestion->id}" );
		return [
			'id'             => ProviderSchema::SUGGESTED . $suggestion->id,
			'_order'         => $place,
			'_type'          => 'suggestion',
			'title'          => $suggestion->title,
			'description'    => $suggestion->content,
			'supports'       => [],
			'plugin'         => $this->plugin( $suggestion ),
			'image'          => $suggestion->image_72x72,
			'icon'           => $suggestion->image,
			'links'          => ProviderSchema::links( $suggestion ),
			'onboarding'     => [
				'type'                        => 'external',
				'state'                       => [],
				'_links'                      => [],
				'recommended_payment_methods' => $this->facts->methods( $suggestion->id ),
			],
			'tags'           => $is_recommended ? [ 'preferred' ] : [],
			'logos'          => ProviderSchema::logos( $suggestion ),
			'plugins'        => $suggestion->plugins,
			'_suggestion_id' => $suggestion->id,
			'_links'         => [
				'attach' => [ 'href' => "$actions/attach" ],
				'hide'   => [ 'href' => "$actions/hide" ],
			],
		] + $this->incentive( $suggestion );
	}

	/**
	 * A suggestion below the providers.
	 *
	 * @return array<string, mixed>
	 */
	private function suggestion( PaymentSuggestion $suggestion, string $country ): array {
		return [
			'id'          => $suggestion->id,
			'_priority'   => $suggestion->recommendation_priority ?? 100,
			'_type'       => 'psp',
			'title'       => $suggestion->title,
			'description' => $suggestion->content,
			'plugin'      => $this->plugin( $suggestion ),
			'image'       => $suggestion->image_72x72,
			'icon'        => $suggestion->image,
			'links'       => ProviderSchema::links( $suggestion ),
			'tags'        => [],
			'logos'       => ProviderSchema::logos( $suggestion ),
			'plugins'     => $suggestion->plugins,
			'category'    => $suggestion->category( $country ),
		] + $this->incentive( $suggestion );
	}

	/**
	 * @return array{_type: string, slug: string, file: string, status: string}
	 */
	private function plugin( PaymentSuggestion $suggestion ): array {
		$slug            = $suggestion->plugins[0] ?? '';
		$this->plugins ??= new SitePlugins();
		$status          = match ( true ) {
			'' === $slug || ! $this->plugins->has( $slug ) => 'not_installed',
			[] === SitePlugins::inactive( $suggestion->plugins ) => 'active',
			default => 'installed',
		};
		return [
			'_type'  => 'wporg',
			'slug'   => $slug,
			'file'   => '',
			'status' => $status,
		];
	}

	/**
	 * What the provider gives, for as long as the owner wants to be told.
	 *
	 * @return array{_incentive?: array<string, mixed>}
	 */
	private function incentive( PaymentSuggestion $suggestion ): array {
		$incentive = $suggestion->incentive;
		if ( null === $incentive || ! $this->context->shop()->settings()->allows_suggestions() ) {
			return [];
		}
		$dismissals = $this->choices->dismissals( $incentive['id'] );
		if ( [] !== $dismissals ) {
			return [];
		}
		$dismiss = "wc-admin/settings/payments/suggestion/{$suggestion->id}/incentive/{$incentive['id']}/dismiss";
		return [
			'_incentive' => $incentive + [
				'_dismissals' => $dismissals,
				'_links'      => [ 'dismiss' => [ 'href' => rest_url( $dismiss ) ] ],
			],
		];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function categories(): array {
		$texts = [
			'main'       => [ __( 'Payment providers', 'storewright' ), __( 'Take cards and more with one account.', 'storewright' ) ],
			'local'      => [ __( 'Local payment partners', 'storewright' ), __( 'At home where your business is.', 'storewright' ) ],
			'additional' => [ __( 'Additional payment options', 'storewright' ), __( 'Of use beside another provider.', 'storewright' ) ],
			'other'      => [ __( 'Other payment providers', 'storewright' ), __( 'More that work in your country.', 'storewright' ) ],
		];
		$list  = [];
		foreach ( $texts as $id => [ $title, $description ] ) {
			$list[] = [
				'id'          => $id,
				'_priority'   => count( $list ) * 10 + 10,
				'title'       => $title,
				'description' => $description,
			];
		}
		return $list;
	}
}
