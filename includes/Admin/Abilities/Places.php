<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * Knows which countries, states and continents there are.
 *
 * @internal
 */
final class Places {

	public function __construct( private readonly Context $context, private readonly Api $api ) {}

	/**
	 * Refuses what is no place.
	 *
	 * @param array{code: string, type: string} $location
	 * @throws InvalidInput That quotes it.
	 */
	public function demand( array $location ): void {
		$countries           = $this->context->shop()->countries();
		[ $country, $state ] = explode( ':', $location['code'], 2 ) + [ '', '' ];
		$is_place            = match ( $location['type'] ) {
			'continent' => in_array( $location['code'], array_column( $this->api->read( '/wc/v3/data/continents' ), 'code' ), true ),
			'state'     => isset( $countries->states( $country )[ $state ] ),
			default     => isset( $countries->names()[ $location['code'] ] ),
		};
		if ( ! $is_place ) {
			/* translators: %s: what was sent as the code of a country or the like. */
			$reason = sprintf( __( 'There is no place “%s”.', 'storewright' ), $location['code'] );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'locations' => $reason ] );
		}
	}
}
