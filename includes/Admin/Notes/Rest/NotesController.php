<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes\Rest;

use Storewright\Admin\Notes\Note;
use Storewright\Admin\Notes\NoteCriteria;
use Storewright\Admin\Notes\NoteQuery;
use Storewright\Admin\Notes\NoteRepository;
use Storewright\Admin\Notes\NoteStatus;
use Storewright\Admin\Notes\NoteType;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Dates;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Namespaces;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/admin/notes`: the inbox.
 */
final class NotesController extends Controller {

	public function __construct(
		Context $context,
		private readonly NoteQuery $query,
		private readonly NoteRepository $repository
	) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'admin/notes';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$view = Permission::view( Capabilities::MANAGE );
		$edit = Permission::edit( Capabilities::MANAGE );
		$this->route( '/admin/notes', Endpoint::read( $this->list( ... ), $view, self::list_args() ) );
		$this->route(
			'/admin/notes/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), $view ),
			Endpoint::edit( $this->update( ... ), $edit, self::changes() )
		);
		$this->route( '/admin/notes/delete/(?P<id>[\d]+)', Endpoint::delete( $this->dismiss( ... ), $edit ) );
		$this->route( '/admin/notes/delete/all', Endpoint::delete( $this->dismiss_all( ... ), $edit, self::filters() ) );
		$this->route(
			'/admin/notes/update',
			Endpoint::action(
				$this->update_all( ... ),
				$edit,
				self::changes() + [
					'noteIds' => Collection::ids( __( 'IDs of the notes to change.', 'storewright' ) ) + [
						'required' => true,
						'maxItems' => Collection::LARGEST_PAGE,
					],
				]
			)
		);
		$this->route(
			'/admin/notes/(?P<note_id>[\d]+)/action/(?P<action_id>[\d]+)',
			Endpoint::action(
				$this->act( ... ),
				$edit,
				[
					'note_id'   => [
						'description' => __( 'ID of the note.', 'storewright' ),
						'type'        => 'integer',
					],
					'action_id' => [
						'description' => __( 'ID of the action.', 'storewright' ),
						'type'        => 'integer',
					],
				]
			)
		);
	}

	protected function schema(): string {
		return NoteSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$criteria = self::criteria( $request );
		$notes    = $this->query->search( $criteria );
		return $this->respond_page(
			array_map( fn( Note $note ) => $this->answer_with( $note, $request ), $notes ),
			0 === $criteria->offset && count( $notes ) < $criteria->limit ? count( $notes ) : $this->query->count( $criteria ),
			$request
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$note = $this->existing( $request );
		return $this->answer_with( $this->repository->update( [ $note->id ], self::sent( $request ) )[0] ?? $note, $request );
	}

	private function dismiss( WP_REST_Request $request ): WP_REST_Response {
		$note = $this->existing( $request );
		return $this->answer_with( $this->repository->update( [ $note->id ], [ 'is_deleted' => true ] )[0] ?? $note, $request );
	}

	/**
	 * Dismisses the notes of the given types, statuses and sources, or all of them. Answers those that it dismissed.
	 */
	private function dismiss_all( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with_all(
			$this->repository->update( $this->query->ids( self::criteria( $request ) ), [ 'is_deleted' => true ] ),
			$request
		);
	}

	private function update_all( WP_REST_Request $request ): WP_REST_Response {
		$ids = ( new Params( $request ) )->array( 'noteIds' ) ?? [];
		$ids = array_values( array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, $ids ) );
		return $this->answer_with_all( $this->repository->update( $ids, self::sent( $request ) ), $request );
	}

	private function act( WP_REST_Request $request ): WP_REST_Response {
		$note   = $this->existing( $request, 'note_id' );
		$action = (int) ( new Params( $request ) )->int( 'action_id' );
		// What a user is not shown, a user can't follow.
		$shown = array_column( self::actions( $note ), 'id' );
		return $this->answer_with( $this->repository->act( $note, in_array( $action, $shown, true ) ? $action : 0 ), $request );
	}

	private function existing( WP_REST_Request $request, string $param = 'id' ): Note {
		$id = (int) ( new Params( $request ) )->int( $param );
		return $this->query->find( $id ) ?? throw new NotFound(
			'woocommerce_note_invalid_id',
			__( 'There is no message with this ID.', 'storewright' ),
			[ 'id' => $id ]
		);
	}

	/**
	 * @return list<array{id: int}>
	 */
	private static function actions( Note $note ): array {
		/** @var list<array{id: int}> $actions */
		$actions = NoteSchema::item( $note )['actions'];
		return $actions;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function list_args(): array {
		$sorted = array_intersect_key(
			Collection::args( [ 'note_id', 'date', 'type', 'title', 'status' ], dated: false ),
			array_flip( [ 'context', 'page', 'per_page', 'order', 'orderby' ] )
		);
		return $sorted + self::filters();
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function filters(): array {
		$list = static fn( string $description, array $items ) => [
			'description' => $description,
			'type'        => 'array',
			'items'       => [ 'type' => 'string' ] + $items,
		];
		return [
			'type'   => $list( __( 'Only notes of these types.', 'storewright' ), [ 'enum' => NoteType::names() ] ),
			'status' => $list( __( 'Only notes of these statuses.', 'storewright' ), [ 'enum' => NoteStatus::names() ] ),
			'source' => $list( __( 'Only notes of these plugins.', 'storewright' ), [] ),
		];
	}

	/**
	 * What of a note can be changed besides its status.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function changes(): array {
		return [
			'status'        => [
				'description' => __( 'Status of the note.', 'storewright' ),
				'type'        => 'string',
				'enum'        => NoteStatus::names(),
			],
			'date_reminder' => [
				'description' => __( 'When a snoozed note comes back, in the site’s time zone.', 'storewright' ),
				'type'        => [ 'string', 'null' ],
			],
			'is_deleted'    => [
				'description' => __( 'Whether it is dismissed.', 'storewright' ),
				'type'        => 'boolean',
			],
			'is_read'       => [
				'description' => __( 'Whether it was read.', 'storewright' ),
				'type'        => 'boolean',
			],
		];
	}

	private static function criteria( WP_REST_Request $request ): NoteCriteria {
		$params = new Params( $request );
		$names  = static fn( string $name ): array => array_values( array_filter( $params->array( $name ) ?? [], is_string( ... ) ) );
		$paging = Paging::of( $request );
		return new NoteCriteria(
			$names( 'type' ),
			$names( 'status' ),
			$names( 'source' ),
			$params->string( 'orderby' ) ?? 'date',
			'asc' === $params->string( 'order' ),
			$paging->limit,
			$paging->offset
		);
	}

	/**
	 * The changes that a request asks for.
	 *
	 * @return array{status?: NoteStatus, reminder?: \DateTimeImmutable|null, is_deleted?: bool, is_read?: bool}
	 * @throws InvalidInput If a note is to be snoozed without a time.
	 */
	private static function sent( WP_REST_Request $request ): array {
		$params  = new Params( $request );
		$status  = NoteStatus::tryFrom( (string) $params->string( 'status' ) );
		$changes = array_filter(
			[
				'status'     => $status,
				'is_deleted' => $params->bool( 'is_deleted' ),
				'is_read'    => $params->bool( 'is_read' ),
			],
			static fn( mixed $value ) => null !== $value
		);
		if ( $request->has_param( 'date_reminder' ) ) {
			$changes['reminder'] = Dates::parse( $request->get_param( 'date_reminder' ), null, 'date_reminder' );
		}
		if ( NoteStatus::Snoozed === $status && null === ( $changes['reminder'] ?? null ) ) {
			$reason = __( 'A snoozed note needs a reminder date.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'date_reminder' => $reason ] );
		}
		return $changes;
	}

	/**
	 * @param list<Note> $notes
	 */
	private function answer_with_all( array $notes, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole( array_map( fn( Note $note ) => $this->answer_with( $note, $request ), $notes ) );
	}

	private function answer_with( Note $note, WP_REST_Request $request ): WP_REST_Response {
		$base = Namespaces::path( "/{$this->namespace}/{$this->rest_base}", $this->context->mode );
		return $this->respond(
			NoteSchema::item( $note ),
			$request,
			[
				'self'       => [ 'href' => rest_url( "$base/{$note->id}" ) ],
				'collection' => [ 'href' => rest_url( $base ) ],
			]
		);
	}
}
