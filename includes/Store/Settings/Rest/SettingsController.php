<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingChange;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsRepository;
use Storewright\Store\Settings\ValidatedChange;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `settings/{group}` and `settings/{group}/{id}`, and the batches that change several at once.
 *
 * Beyond WooCommerce's interface a change may carry `expected`, the value that the sender saw before: where another one holds by
 * now the answer is 409 with the current value. A batch may be `atomic`: all of it is made or nothing. A `dry_run` is checked
 * likewise and answers what the settings would be, and nothing is saved.
 */
final class SettingsController extends Controller {

	/**
	 * @param Context            $context
	 * @param SettingsRegistry   $registry
	 * @param SettingsQuery      $query
	 * @param SettingsRepository $repository
	 * @param string             $namespace  REST namespace: 'wc/v3' or 'wc-analytics'.
	 */
	public function __construct(
		Context $context,
		private readonly SettingsRegistry $registry,
		private readonly SettingsQuery $query,
		private readonly SettingsRepository $repository,
		string $namespace
	) {
		parent::__construct( $context );
		$this->namespace = $namespace;
		$this->rest_base = 'settings';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$view = Permission::view( Capabilities::MANAGE );
		$edit = Permission::edit( Capabilities::MANAGE );
		if ( 'wc/v3' === $this->namespace ) {
			$this->route( '/settings/batch', Endpoint::action( $this->batch( ... ), $edit, BatchArguments::batch( true ) ) );
		}
		$this->route( '/settings/(?P<group_id>[\w-]+)', Endpoint::read( $this->list( ... ), $view ) );
		$this->route(
			'/settings/(?P<group_id>[\w-]+)/batch',
			Endpoint::action( $this->batch( ... ), $edit, BatchArguments::batch( false ) )
		);
		$this->route(
			'/settings/(?P<group_id>[\w-]+)/(?P<id>[\w-]+)',
			Endpoint::read( $this->read( ... ), $view ),
			Endpoint::edit( $this->edit( ... ), $edit, BatchArguments::change() )
		);
	}

	/**
	 * The class that describes a setting.
	 */
	protected function schema(): string {
		return SettingSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$settings = $this->registry->settings( (string) ( new Params( $request ) )->string( 'group_id' ) );
		return $this->respond_all( $this->items( array_values( $settings ), $request ) );
	}

	private function read( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		return $this->items(
			[ $this->registry->setting( (string) $params->string( 'group_id' ), (string) $params->string( 'id' ) ) ],
			$request
		)[0];
	}

	private function edit( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$this->repository->save(
			new SettingChange(
				(string) $params->string( 'group_id' ),
				(string) $params->string( 'id' ),
				$request->get_param( 'value' ),
				$request->has_param( 'expected' ),
				$request->get_param( 'expected' )
			)
		);
		return $this->read( $request );
	}

	/**
	 * The choices of settings are left out: they are long, and saving does not change them.
	 *
	 * @return array{update: list<mixed>}
	 */
	private function batch( WP_REST_Request $request ): array {
		$changes = BatchArguments::changes( $request );
		if ( true === ( new Params( $request ) )->bool( 'dry_run' ) ) {
			return [ 'update' => $this->checked( $changes, $request ) ];
		}
		if ( true === ( new Params( $request ) )->bool( 'atomic' ) ) {
			$this->repository->save_all( $changes );
			$failures = [];
		} else {
			$failures = $this->repository->save_each( $changes );
		}
		$answer = [];
		foreach ( $changes as $index => $change ) {
			$failure  = $failures[ $index ] ?? null;
			$answer[] = null === $failure
				? $this->prepare_response_for_collection(
					$this->items( [ $this->registry->setting( $change->group_id, $change->id ) ], $request, false )[0]
				)
				: self::failed( $change->id, $failure );
		}
		return [ 'update' => $answer ];
	}

	/**
	 * Settings as they would be.
	 *
	 * @param list<SettingChange> $changes
	 * @param WP_REST_Request     $request
	 * @return list<mixed>
	 */
	private function checked( array $changes, WP_REST_Request $request ): array {
		return array_map(
			fn( ValidatedChange $change ): mixed => $this->prepare_response_for_collection(
				$this->respond( SettingSchema::item( $change->setting, $change->setting->answered( $change->new ), false ), $request )
			),
			$this->repository->check_all( $changes )
		);
	}

	/**
	 * A change that was not made, in WooCommerce's form.
	 *
	 * @return array{id: string, error: array{code: string, message: string, data: array<string, mixed>}}
	 */
	private static function failed( string $id, DomainError $failure ): array {
		return [
			'id'    => $id,
			'error' => [
				'code'    => $failure->error_code,
				'message' => $failure->getMessage(),
				'data'    => [ 'status' => $failure->status ] + $failure->data,
			],
		];
	}

	/**
	 * @param list<Setting>   $settings
	 * @param WP_REST_Request $request
	 * @param bool            $with_options Whether choices may be answered.
	 * @return list<WP_REST_Response> In the same order.
	 */
	private function items( array $settings, WP_REST_Request $request, bool $with_options = true ): array {
		$with_options = $with_options && rest_is_field_included( 'options', $this->get_fields_for_response( $request ) );
		$values       = $this->query->values_of( $settings );
		$stored       = $this->context->options->several(
			array_values( array_unique( array_map( static fn( Setting $setting ) => $setting->option(), $settings ) ) )
		);
		return array_map(
			function ( Setting $setting, string|array $value ) use ( $request, $with_options, $stored ): WP_REST_Response {
				// WooCommerce answers the default in its own form, which is an empty text, until a list is stored.
				$value = [] === $value && ! isset( $stored[ $setting->option() ] ) ? $setting->default : $value;
				$group = rest_url( "{$this->namespace}/settings/{$setting->group_id}" );
				return $this->respond(
					SettingSchema::item( $setting, $value, $with_options ),
					$request,
					[
						'self'       => [ 'href' => "$group/{$setting->id}" ],
						'collection' => [ 'href' => $group ],
					]
				);
			},
			$settings,
			$values
		);
	}
}
