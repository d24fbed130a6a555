<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes\Rest;

use Storewright\Admin\Notes\Note;
use Storewright\Admin\Notes\NoteAction;
use Storewright\Admin\Notes\NoteHtml;
use Storewright\Admin\Notes\NoteRepository;
use Storewright\Admin\Notes\NoteStatus;
use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A note on the wire.
 */
final class NoteSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'note';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'                => Field::integer( __( 'ID of the note.', 'storewright' ), readonly: true ),
			'name'              => Field::text( __( 'Name for programs.', 'storewright' ), readonly: true ),
			'type'              => Field::text( __( 'Type, such as info or warning.', 'storewright' ), readonly: true ),
			'locale'            => Field::text( __( 'Language of its texts.', 'storewright' ), readonly: true ),
			'title'             => Field::text( __( 'Title, plain text.', 'storewright' ), readonly: true ),
			'content'           => Field::text( __( 'Content, as HTML with few tags.', 'storewright' ), readonly: true ),
			'content_data'      => Field::any( __( 'Data that its plugin keeps with it.', 'storewright' ), readonly: true ),
			'status'            => Field::choice( __( 'Status of the note.', 'storewright' ), NoteStatus::names() ),
			'source'            => Field::text( __( 'Plugin that added it.', 'storewright' ), readonly: true ),
			'date_created'      => Field::text( __( 'When it was added, in the site’s time zone.', 'storewright' ), readonly: true ),
			'date_created_gmt'  => Field::text( __( 'When it was added, UTC.', 'storewright' ), readonly: true ),
			'date_reminder'     => Field::date( __( 'When it comes back, in the site’s time zone.', 'storewright' ), readonly: true ),
			'date_reminder_gmt' => Field::date( __( 'When it comes back, UTC.', 'storewright' ), readonly: true ),
			'is_snoozable'      => Field::boolean( __( 'Whether it can be snoozed.', 'storewright' ), readonly: true ),
			'actions'           => Field::objects(
				__( 'Actions that the current user may follow.', 'storewright' ),
				[
					'id'            => Field::integer( __( 'ID of the action.', 'storewright' ) ),
					'name'          => Field::text( __( 'Name for programs.', 'storewright' ) ),
					'label'         => Field::text( __( 'Text of the button.', 'storewright' ) ),
					'query'         => Field::text( __( 'Address as it is stored.', 'storewright' ) ),
					'status'        => Field::text( __( 'Status of the note afterwards.', 'storewright' ) ),
					'actioned_text' => Field::text( __( 'Message once it is done.', 'storewright' ) ),
					'nonce_action'  => Field::any( __( 'Action of the address’s nonce.', 'storewright' ) ),
					'nonce_name'    => Field::any( __( 'Argument of the address’s nonce.', 'storewright' ) ),
					'url'           => Field::text( __( 'Where it leads, with its nonce; empty for nowhere.', 'storewright' ) ),
				],
				readonly: true
			),
			'layout'            => Field::text( __( 'Layout: plain, banner or thumbnail.', 'storewright' ), readonly: true ),
			'image'             => Field::text( __( 'Address of its picture.', 'storewright' ), readonly: true ),
			'is_deleted'        => Field::boolean( __( 'Whether it was dismissed.', 'storewright' ), readonly: true ),
			'is_read'           => Field::boolean( __( 'Whether it was read.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A note as the current user is answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Note $note ): array {
		$capabilities = $note->data[ NoteRepository::CAPABILITIES ] ?? [];
		$capabilities = is_array( $capabilities ) ? $capabilities : [];
		return [
			'id'                => $note->id,
			'name'              => $note->name,
			'type'              => $note->type,
			'locale'            => $note->locale,
			'title'             => NoteHtml::text( $note->title ),
			'content'           => NoteHtml::content( $note->content ),
			'content_data'      => (object) array_diff_key( $note->data, [ NoteRepository::CAPABILITIES => true ] ),
			'status'            => $note->status->value,
			'source'            => $note->source,
			'date_created'      => Dates::site( $note->created ),
			'date_created_gmt'  => Dates::gmt( $note->created ),
			'date_reminder'     => Dates::site( $note->reminder ),
			'date_reminder_gmt' => Dates::gmt( $note->reminder ),
			'is_snoozable'      => $note->is_snoozable,
			'actions'           => array_values(
				array_map(
					self::action( ... ),
					array_filter(
						$note->actions,
						static function ( NoteAction $action ) use ( $capabilities ): bool {
							$needed = $capabilities[ $action->name ] ?? '';
							return ! is_string( $needed ) || '' === $needed || current_user_can( $needed );
						}
					)
				)
			),
			'layout'            => $note->layout,
			'image'             => esc_url_raw( $note->image, [ 'http', 'https' ] ),
			'is_deleted'        => $note->is_deleted,
			'is_read'           => $note->is_read,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function action( NoteAction $action ): array {
		return [
			'id'            => $action->id,
			'name'          => $action->name,
			'label'         => NoteHtml::text( $action->label ),
			'query'         => $action->url,
			'status'        => $action->status->value,
			'actioned_text' => NoteHtml::text( $action->actioned_text ),
			'nonce_action'  => '' === $action->nonce_action ? null : $action->nonce_action,
			'nonce_name'    => '' === $action->nonce_name ? null : $action->nonce_name,
			'url'           => self::url( $action ),
		];
	}

	/**
	 * Where an action leads the current user. WooCommerce stores queries of its admin pages, such as `?page=wc-admin`.
	 */
	private static function url( NoteAction $action ): string {
		$url = str_starts_with( $action->url, '?' ) ? admin_url( 'admin.php' . $action->url ) : $action->url;
		$url = esc_url_raw( $url, [ 'http', 'https' ] );
		if ( '' === $url || '' === $action->nonce_action ) {
			return $url;
		}
		// Only the site's own pages are told a nonce.
		return wp_validate_redirect( $url, '' ) !== $url ? $url : add_query_arg(
			'' === $action->nonce_name ? '_wpnonce' : $action->nonce_name,
			wp_create_nonce( $action->nonce_action ),
			$url
		);
	}
}
