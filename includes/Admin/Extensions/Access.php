<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

/**
 * What the current user can find here.
 */
enum Access: string {

	/**
	 * The owner turned suggestions off: only what is installed.
	 */
	case Off = 'off';

	/**
	 * The user may not install plugins: only what is installed.
	 */
	case NotAllowed = 'not_allowed';

	/**
	 * The catalog that comes with the plugin.
	 */
	case Catalog = 'catalog';

	/**
	 * That, and WordPress's plugin directory: the owner allowed it.
	 */
	case Directory = 'directory';
}
