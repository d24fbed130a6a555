<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks\Privacy;

use Storewright\Database\Connection;
use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Store\Webhooks\Tables;

/**
 * Removes what the log of deliveries keeps of a person whose data is erased: what was sent and answered. That something was
 * delivered, and when, stays.
 */
final class ForgetDeliveries implements Module {

	private readonly Connection $database;

	public function __construct( Context $context ) {
		$this->database = $context->database;
	}

	/**
	 * Listens to what is erased.
	 */
	public function register(): void {
		add_action( 'storewright_order_anonymized', fn( mixed $id ) => is_int( $id ) ? $this->forget( 'order', $id ) : null, 1 );
		add_action( 'storewright_customer_erased', fn( mixed $id ) => is_int( $id ) ? $this->forget( 'customer', $id ) : null, 1 );
	}

	private function forget( string $resource, int $id ): void {
		$this->database->execute(
			"UPDATE {$this->database->table( Tables::DELIVERIES )} SET request_body = NULL, response_body = NULL
			WHERE resource_id = %d AND topic LIKE %s",
			$id,
			"$resource.%"
		);
	}
}
