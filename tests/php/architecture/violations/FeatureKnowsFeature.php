<?php
declare(strict_types=1);

namespace Storewright\Admin\Connection;

use Storewright\Admin\Tasks\TaskRegistry;

final class FeatureKnowsFeature {

	public function of( ?TaskRegistry $registry ): bool {
		return null === $registry;
	}
}
