<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use WP_REST_Request;

/**
 * Base of the routes that check and then write by WooCommerce's API. WooCommerce judges whatever they do not check themselves.
 */
abstract class WritingController extends Controller {

	protected const STRICT = false;

	/**
	 * Guards of ours. WooCommerce would ignore them: where a route does not know one, nothing is written.
	 */
	private const GUARDS = [ 'atomic', 'dry_run', 'expected', 'expected_methods', 'expected_settings', 'known', 'unless_covered' ];

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = WritesModule::NAMESPACE;
	}

	protected function schema(): string {
		return ForwardedSchema::class;
	}

	/**
	 * Refuses guards that a route does not know, in the body and in the query.
	 *
	 * @param WP_REST_Request $request
	 * @param list<string>    $known          Guards that the route holds to.
	 * @param list<string>    $known_of_items Guards that it holds to in the items of a batch.
	 * @throws InvalidInput If there is another one.
	 */
	protected static function refuse_guards( WP_REST_Request $request, array $known = [], array $known_of_items = [] ): void {
		self::refuse( $request->get_query_params(), $known, $known_of_items );
		self::refuse( $request->get_json_params() ?? $request->get_body_params(), $known, $known_of_items );
	}

	/**
	 * Refuses `version`, the guard of bank accounts, which others' routes have as a field.
	 *
	 * @throws InvalidInput If it was sent.
	 */
	protected static function refuse_version( WP_REST_Request $request ): void {
		if ( null !== $request->get_param( 'version' ) ) {
			throw self::unsupported( 'version' );
		}
	}

	/**
	 * Why a guard is refused.
	 *
	 * @param string $name Its parameter.
	 */
	protected static function unsupported( string $name ): InvalidInput {
		/* translators: %s: name of a parameter. */
		$reason = sprintf( __( 'Nothing was saved: “%s” can’t be checked here. Leave it out and send the request again.', 'storewright' ), $name );
		return new InvalidInput( 'storewright_guard_not_supported', $reason, [ $name => $reason ] );
	}

	/**
	 * Looks at what was sent, at the items of a batch, and at those of each list in either. Not deeper: what plugins keep in meta
	 * data is theirs.
	 *
	 * @param mixed        $sent           Parameters, or an item of a batch. What is a list is a batch itself.
	 * @param list<string> $known
	 * @param list<string> $known_of_items
	 * @throws InvalidInput If they hold a guard that is not known.
	 */
	private static function refuse( mixed $sent, array $known, array $known_of_items ): void {
		self::refuse_names( $sent, $known );
		foreach ( is_array( $sent ) ? $sent : [] as $name => $value ) {
			if ( is_int( $name ) ) {
				self::refuse( $value, $known_of_items, [] );
			} elseif ( is_array( $value ) && in_array( $name, [ 'create', 'update' ], true ) ) {
				array_map( static fn( mixed $item ) => self::refuse( $item, $known_of_items, [] ), $value );
			} elseif ( is_array( $value ) && array_is_list( $value ) ) {
				array_map( static fn( mixed $item ) => self::refuse_names( $item, [] ), $value );
			}
		}
	}

	/**
	 * @param mixed        $sent
	 * @param list<string> $known
	 * @throws InvalidInput If one of its keys is a guard that is not known.
	 */
	private static function refuse_names( mixed $sent, array $known ): void {
		$unknown = array_intersect( array_keys( is_array( $sent ) ? $sent : [] ), array_diff( self::GUARDS, $known ) );
		foreach ( $unknown as $name ) {
			throw self::unsupported( (string) $name );
		}
	}
}
