<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Closure;
use Storewright\Rest\Permission;
use WP_Error;

/**
 * Who may do what with orders, notes and refunds. Orders have no authors: whoever may work on one may work on all.
 */
final class OrderPermission {

	public const READ = 'read_private_shop_orders';

	public const CREATE = 'publish_shop_orders';

	public const EDIT = 'edit_others_shop_orders';

	public const DELETE = 'delete_others_shop_orders';

	/**
	 * May see.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function view(): Closure {
		return Permission::view( self::READ );
	}

	/**
	 * May create.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function create(): Closure {
		return Permission::create( self::CREATE );
	}

	/**
	 * May change.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function edit(): Closure {
		return Permission::edit( self::EDIT );
	}

	/**
	 * May delete.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function delete(): Closure {
		return Permission::delete( self::DELETE );
	}

	/**
	 * May change several at once.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function batch(): Closure {
		return Permission::batch( self::EDIT );
	}
}
