<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Rest;

use Storewright\Admin\Tasks\TaskListDefinition;
use Storewright\Rest\Params;
use WP_REST_Request;

/**
 * The argument `extended_tasks`: tasks of plugins that have a script only, so that the server can't know them.
 *
 * Names are taken in the wire's spelling (`actionLabel`) and in WooCommerce's older one (`action_label`). What else a
 * browser keeps in a task is left aside.
 */
final class BrowserTasks {

	/**
	 * How many a request may bring.
	 */
	private const MAXIMUM = 50;

	/**
	 * The fields by their type, in the spelling of DeclaredTask.
	 */
	private const FIELDS = [
		'string'  => [ 'id', 'title', 'content', 'action_label', 'action_url', 'time', 'badge', 'additional_info', 'container' ],
		'integer' => [ 'level' ],
		'boolean' => [ 'can_view', 'is_complete', 'is_dismissable', 'is_snoozeable', 'is_disabled', 'is_deprecated', 'record_view_event' ],
		'object'  => [ 'additional_data' ],
	];

	/**
	 * The argument's definition.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		$properties = [];
		foreach ( self::FIELDS as $type => $names ) {
			foreach ( $names as $name ) {
				$properties[ $name ]                = [ 'type' => $type ];
				$properties[ self::camel( $name ) ] = [ 'type' => $type ];
			}
		}
		$list = [
			'type' => 'string',
			'enum' => TaskListDefinition::IDS,
		];
		return [
			'extended_tasks' => [
				'description' => __( 'Tasks that only the browser knows.', 'storewright' ),
				'type'        => 'array',
				'default'     => [],
				'maxItems'    => self::MAXIMUM,
				'items'       => [
					'type'       => 'object',
					'properties' => [
						'id'      => [
							'type'     => 'string',
							'pattern'  => '^[a-zA-Z0-9_-]{1,100}$',
							'required' => true,
						],
						'title'   => [
							'type'     => 'string',
							'required' => true,
						],
						'list_id' => $list,
						'listId'  => $list,
					] + $properties,
				],
			],
		];
	}

	/**
	 * The tasks that a request brings, as TaskActions takes them.
	 *
	 * @param WP_REST_Request $request A request that has the argument.
	 * @return list<array{list: string, task: array<string, mixed>}>
	 */
	public static function of( WP_REST_Request $request ): array {
		$tasks = [];
		foreach ( ( new Params( $request ) )->array( 'extended_tasks' ) ?? [] as $item ) {
			$item    = is_array( $item ) ? $item : [];
			$list    = $item['listId'] ?? $item['list_id'] ?? 'extended';
			$tasks[] = [
				'list' => is_string( $list ) ? $list : 'extended',
				'task' => self::fields( $item ),
			];
		}
		return $tasks;
	}

	/**
	 * @param array<mixed> $item
	 * @return array<string, mixed>
	 */
	private static function fields( array $item ): array {
		$fields = [];
		foreach ( array_merge( ...array_values( self::FIELDS ) ) as $name ) {
			$value = $item[ self::camel( $name ) ] ?? $item[ $name ] ?? null;
			if ( null !== $value ) {
				$fields[ $name ] = is_string( $value ) && 'container' !== $name ? sanitize_text_field( $value ) : $value;
			}
		}
		return $fields;
	}

	private static function camel( string $name ): string {
		return lcfirst( str_replace( '_', '', ucwords( $name, '_' ) ) );
	}
}
