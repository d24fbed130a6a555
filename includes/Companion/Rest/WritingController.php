<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;

/**
 * Base of the routes that check and then write by WooCommerce's API. WooCommerce judges whatever they do not check themselves.
 */
abstract class WritingController extends Controller {

	protected const STRICT = false;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = WritesModule::NAMESPACE;
	}

	protected function schema(): string {
		return ForwardedSchema::class;
	}
}
