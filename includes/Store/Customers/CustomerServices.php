<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Kernel\Context;
use Storewright\Store\Customers\Privacy\CustomerEraser;

/**
 * Builds the services of customers.
 */
final class CustomerServices {

	public function __construct( private readonly Context $context ) {}

	public function query(): CustomerQuery {
		return new CustomerQuery( $this->context );
	}

	public function lookup(): CustomerLookup {
		return new CustomerLookup( $this->context );
	}

	public function repository(): CustomerRepository {
		return new CustomerRepository( $this->context, $this->lookup() );
	}

	public function deleted_account_data(): DeletedAccountData {
		return new DeletedAccountData( $this->context->database, $this->lookup() );
	}

	public function eraser(): CustomerEraser {
		return new CustomerEraser( $this->context->database, $this->lookup() );
	}
}
