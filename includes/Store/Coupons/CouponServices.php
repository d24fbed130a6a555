<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Kernel\Context;

/**
 * Builds the services of coupons.
 */
final class CouponServices {

	public function __construct( private readonly Context $context ) {}

	public function query(): CouponQuery {
		return new CouponQuery( $this->context->database, $this->meta_index(), $this->codes() );
	}

	public function repository(): CouponRepository {
		return new CouponRepository( $this->context, $this->query() );
	}

	public function usage(): CouponUsage {
		return new CouponUsage( $this->context->database, $this->query(), $this->meta_index() );
	}

	public function codes(): CouponCodes {
		return new CouponCodes( $this->context );
	}

	public function meta_index(): CouponMetaIndex {
		return new CouponMetaIndex( $this->context->database );
	}

	public function privacy(): CouponPrivacy {
		return new CouponPrivacy( $this->context->database, $this->meta_index() );
	}

	public function index_tool(): CouponIndexTool {
		return new CouponIndexTool( $this->context->database, $this->codes(), $this->meta_index() );
	}
}
