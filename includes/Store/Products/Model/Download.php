<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Model;

/**
 * A file that comes with a product.
 */
final class Download {

	/**
	 * @param string $id   Text that permissions to download refer to.
	 * @param string $name What people read.
	 * @param string $file Address or path.
	 */
	public function __construct( public readonly string $id, public readonly string $name, public readonly string $file ) {}
}
