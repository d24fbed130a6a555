<?php
declare(strict_types=1);

namespace Storewright\Admin\Options\Rest;

use Storewright\Admin\Options\OptionList;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use UnexpectedValueException;
use WP_REST_Request;

/**
 * `wc-admin/options`: the few options that the dashboard's client reads and writes by name.
 */
final class OptionsController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'options';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route(
			'/options',
			Endpoint::read(
				$this->read( ... ),
				Permission::view( Capabilities::MANAGE ),
				[
					'options' => [
						'description' => __( 'Names of options, separated by commas.', 'storewright' ),
						'type'        => 'array',
						'items'       => [ 'type' => 'string' ],
						'required'    => true,
					],
				]
			),
			Endpoint::edit( $this->write( ... ), Permission::edit( Capabilities::MANAGE ) )
		);
	}

	/**
	 * The class that describes the options.
	 */
	protected function schema(): string {
		return OptionsSchema::class;
	}

	/**
	 * @return object Name => value, false where the option is not stored.
	 */
	private function read( WP_REST_Request $request ): object {
		$names = array_values( array_filter( ( new Params( $request ) )->array( 'options' ) ?? [], is_string( ... ) ) );
		self::refuse( array_diff( $names, OptionList::readable() ), 'woocommerce_rest_cannot_view' );
		return (object) ( $this->context->options->several( $names ) + array_fill_keys( $names, false ) );
	}

	/**
	 * @return object Name => true of each option that is stored now.
	 */
	private function write( WP_REST_Request $request ): object {
		$sent     = array_filter(
			$this->body( $request ),
			static fn( string $name ) => ! str_starts_with( $name, '_' ),
			ARRAY_FILTER_USE_KEY
		);
		$writable = OptionList::writable();
		self::refuse( array_keys( array_diff_key( $sent, $writable ) ), 'woocommerce_rest_cannot_edit' );

		$values = [];
		$bad    = [];
		foreach ( array_intersect_key( $writable, $sent ) as $name => $option ) {
			try {
				$values[ $name ] = ( $option->sanitize )( $sent[ $name ] );
			} catch ( UnexpectedValueException $reason ) {
				$bad[ $name ] = $reason->getMessage();
			}
		}
		if ( [] !== $bad ) {
			throw new InvalidInput(
				'rest_invalid_param',
				/* translators: %s: names of options, separated by commas. */
				sprintf( __( 'Nothing was saved. Invalid value: %s', 'storewright' ), implode( ', ', array_keys( $bad ) ) ),
				$bad
			);
		}
		$growing = array_filter( $values, static fn( string $name ) => $writable[ $name ]->grows, ARRAY_FILTER_USE_KEY );
		$this->context->database->transaction(
			function () use ( $values, $growing, $writable ): void {
				foreach ( array_diff_key( $values, $growing ) as $name => $value ) {
					$this->context->options->set( $name, $value, $writable[ $name ]->autoload );
				}
			}
		);
		// By themselves: within a transaction, what somebody else adds in the meantime stays out of sight.
		foreach ( $growing as $name => $value ) {
			$added = is_array( $value ) ? $value : [];
			$this->context->options->change(
				$name,
				static fn( array $stored ) => array_values(
					array_unique( array_filter( [ ...array_values( $stored ), ...array_values( $added ) ], is_string( ... ) ) )
				),
				$writable[ $name ]->autoload
			);
		}
		return (object) array_fill_keys( array_keys( $values ), true );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function body( WP_REST_Request $request ): array {
		// Null where the body is empty, whatever WordPress's doc comment says.
		$body = (array) ( $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params() );
		return array_combine( array_map( strval( ... ), array_keys( $body ) ), array_values( $body ) );
	}

	/**
	 * @param array<string> $names Options that are not listed.
	 * @throws Forbidden If there is one.
	 */
	private static function refuse( array $names, string $code ): void {
		if ( [] !== $names ) {
			$names = array_values( $names );
			throw new Forbidden(
				$code,
				/* translators: %s: names of options, separated by commas. */
				sprintf( __( 'These options are not for this interface: %s', 'storewright' ), implode( ', ', $names ) ),
				[ 'options' => $names ]
			);
		}
	}
}
