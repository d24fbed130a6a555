<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Store\Shipping\ShippingModule;

final class KernelKnowsFeature {

	public const MODULE = ShippingModule::class;
}
