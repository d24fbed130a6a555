<?php
declare(strict_types=1);

namespace Storewright\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Definition of one set of methods on a path: callback, permission, arguments.
 *
 * A callback takes the request and answers a WP_REST_Response or plain data; it throws a DomainError where it can't.
 */
final class Endpoint {

	/**
	 * @param string                              $methods    As in WP_REST_Server.
	 * @param callable(WP_REST_Request): mixed    $callback   Does the work.
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission Whether the user may; see Permission.
	 * @param array<string, array<string, mixed>> $args       Arguments, beyond the writable properties of the schema.
	 * @param bool                                $writes     Whether the schema's writable properties are arguments too.
	 * @param bool                                $takes_list Whether the body is a JSON array of items, not one item.
	 */
	private function __construct(
		public readonly string $methods,
		public readonly mixed $callback,
		public readonly mixed $permission,
		public readonly array $args,
		public readonly bool $writes,
		public readonly bool $takes_list = false
	) {}

	/**
	 * GET.
	 *
	 * @param callable(WP_REST_Request): mixed           $callback
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission
	 * @param array<string, array<string, mixed>>        $args
	 */
	public static function read( callable $callback, callable $permission, array $args = [] ): self {
		return new self( WP_REST_Server::READABLE, $callback, $permission, $args, false );
	}

	/**
	 * POST, with the schema's writable properties as arguments.
	 *
	 * @param callable(WP_REST_Request): mixed           $callback
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission
	 * @param array<string, array<string, mixed>>        $args
	 */
	public static function create( callable $callback, callable $permission, array $args = [] ): self {
		return new self( WP_REST_Server::CREATABLE, $callback, $permission, $args, true );
	}

	/**
	 * POST, PUT and PATCH, with the schema's writable properties as arguments.
	 *
	 * @param callable(WP_REST_Request): mixed           $callback
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission
	 * @param array<string, array<string, mixed>>        $args
	 */
	public static function edit( callable $callback, callable $permission, array $args = [] ): self {
		return new self( WP_REST_Server::EDITABLE, $callback, $permission, $args, true );
	}

	/**
	 * An action, with no arguments but its own: POST, PUT and PATCH, if nothing else is said.
	 *
	 * @param callable(WP_REST_Request): mixed           $callback
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission
	 * @param array<string, array<string, mixed>>        $args
	 * @param string                                     $methods    As in WP_REST_Server.
	 */
	public static function action(
		callable $callback,
		callable $permission,
		array $args = [],
		string $methods = WP_REST_Server::EDITABLE
	): self {
		return new self( $methods, $callback, $permission, $args, false );
	}

	/**
	 * POST, PUT and PATCH of a whole collection: the body is a JSON array of items, which the callback validates.
	 *
	 * @param callable(WP_REST_Request): mixed           $callback
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission
	 */
	public static function replace_all( callable $callback, callable $permission ): self {
		return new self( WP_REST_Server::EDITABLE, $callback, $permission, [], false, true );
	}

	/**
	 * POST, PUT and PATCH of several changes: the schema's writable properties are named as arguments, without defaults.
	 *
	 * @param callable(WP_REST_Request): mixed           $callback
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission
	 * @param array<string, array<string, mixed>>        $args
	 */
	public static function batch( callable $callback, callable $permission, array $args ): self {
		return new self( WP_REST_Server::EDITABLE, $callback, $permission, $args, true );
	}

	/**
	 * DELETE.
	 *
	 * @param callable(WP_REST_Request): mixed           $callback
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission
	 * @param array<string, array<string, mixed>>        $args
	 */
	public static function delete( callable $callback, callable $permission, array $args = [] ): self {
		return new self( WP_REST_Server::DELETABLE, $callback, $permission, $args, false );
	}
}
