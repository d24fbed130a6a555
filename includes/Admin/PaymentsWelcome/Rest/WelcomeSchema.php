<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentsWelcome\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * What the welcome page of a payment provider says, on the wire.
 */
final class WelcomeSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'payments_welcome';
	}

	/**
	 * The fields of the resource.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$texts = static fn( string $description ) => Field::list( $description, [ 'type' => 'string' ], readonly: true );
		return [
			'provider'        => Field::text( __( 'Id of the suggestion, empty where no provider is suggested.', 'storewright' ), readonly: true ),
			'title'           => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'content'         => Field::text( __( 'What it does.', 'storewright' ), readonly: true ),
			'plugins'         => $texts( __( 'Slugs of the plugins that bring it.', 'storewright' ) ),
			'missing_plugins' => $texts( __( 'Those of them that are not active.', 'storewright' ) ),
			'currencies'      => Field::integer( __( 'It takes more currencies than this; 0 to say nothing of it.', 'storewright' ), readonly: true ),
			'methods'         => Field::integer( __( 'How many payment methods it has; 0 to say nothing of it.', 'storewright' ), readonly: true ),
			'logos'           => $texts( __( 'Names of payment methods, the best known first.', 'storewright' ) ),
			'is_dismissed'    => Field::boolean( __( 'Whether the owner dismissed the offer.', 'storewright' ), readonly: true ),
		];
	}
}
