<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Kernel\Module;

/**
 * Makes the post types of orders known on every request. WordPress asks who may edit *posts* before it answers with a post of a
 * type that it does not know, over XML-RPC for example: an editor would reach orders and their notes.
 */
final class PostTypesModule implements Module {

	/**
	 * Meta capabilities of one post.
	 */
	private const OF_ONE_POST = [
		'read_post',
		'edit_post',
		'delete_post',
		'publish_post',
		'read_post_meta',
		'edit_post_meta',
		'add_post_meta',
		'delete_post_meta',
	];

	public function __construct() {}

	/**
	 * Registers the post types as soon as WordPress takes them, and keeps XML-RPC away from them.
	 */
	public function register(): void {
		0 < did_action( 'init' ) ? PostTypes::register() : add_action( 'init', PostTypes::register( ... ), 5 );
		if ( defined( 'XMLRPC_REQUEST' ) && true === XMLRPC_REQUEST ) {
			add_filter( 'map_meta_cap', self::not_over_xml_rpc( ... ), 10, 4 );
		}
	}

	/**
	 * Orders change as a whole, over `wc/v3`: whoever may edit them would delete or publish over XML-RPC what holds their id.
	 *
	 * @param mixed $capabilities What the user needs so far.
	 * @param mixed $capability   What is asked for.
	 * @param mixed $user_id
	 * @param mixed $arguments    The post's id comes first.
	 */
	private static function not_over_xml_rpc( mixed $capabilities, mixed $capability, mixed $user_id, mixed $arguments ): mixed {
		$id = is_array( $arguments ) ? $arguments[0] ?? 0 : 0;
		return in_array( $capability, self::OF_ONE_POST, true ) && is_numeric( $id ) && in_array(
			get_post_type( (int) $id ),
			PostTypes::ALL,
			true
		)
			? [ 'do_not_allow' ]
			: $capabilities;
	}
}
