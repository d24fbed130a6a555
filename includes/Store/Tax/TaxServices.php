<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Kernel\Context;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Tax\Csv\RateExport;
use Storewright\Store\Tax\Csv\RateImport;

/**
 * Builds the services of taxes.
 */
final class TaxServices {

	public function __construct( private readonly Context $context ) {}

	public function classes(): TaxClassQuery {
		return new TaxClassQuery( $this->context );
	}

	public function rates(): TaxRateQuery {
		return new TaxRateQuery( $this->context->database, $this->classes() );
	}

	public function class_repository(): TaxClassRepository {
		return new TaxClassRepository( $this->context, $this->classes(), $this->rate_repository() );
	}

	public function rate_repository(): TaxRateRepository {
		return new TaxRateRepository( $this->context, $this->rates() );
	}

	public function rules(): RateRules {
		return new RateRules( new CountryQuery(), $this->classes() );
	}

	public function import(): RateImport {
		return new RateImport( $this->rates(), $this->rate_repository(), $this->rules() );
	}

	public function export(): RateExport {
		return new RateExport( $this->rates() );
	}
}
