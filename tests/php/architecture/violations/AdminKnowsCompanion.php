<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Companion\Shop\WooCommerceShop;

final class AdminKnowsCompanion {

	public function __construct( public readonly WooCommerceShop $shop ) {}
}
