<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use Storewright\Admin\Notes\Home\InboxPanel;
use Storewright\Admin\Notes\Rest\NoteSchema;
use Storewright\Admin\Notes\Rest\NotesController;
use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\HasHomePanels;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Mode;
use Storewright\Rest\Controller;

/**
 * The inbox: notes that the shop and plugins leave for the owner.
 */
final class NotesModule extends BackOfficeModule implements HasTables, HasRoutes, HasHomePanels, HasPreloads {

	/**
	 * How many notes the inbox shows at first: `PAGE_SIZE` of `client/notes/query.ts`.
	 */
	private const PAGE_SIZE = 25;

	/**
	 * How many store alerts a page is told of at most, the latest ones.
	 */
	private const MAX_ALERTS = 10;

	/**
	 * Key of user meta: when the user last saw the inbox, as Unix time in milliseconds.
	 */
	private const LAST_READ = 'woocommerce_admin_activity_panel_inbox_last_read';

	/**
	 * The same beside WooCommerce, whose own inbox keeps the other one.
	 */
	public const OWN_LAST_READ = 'storewright_inbox_last_read';

	/**
	 * Tells the app what it needs; notes of plugins are taken by ShopNotes, which is there on every request.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
	}

	/**
	 * When the current user last saw the inbox.
	 *
	 * @return int Unix time in milliseconds, 0 where that was never.
	 */
	public static function last_read( Mode $mode ): int {
		$seen = get_user_meta( get_current_user_id(), Mode::Companion === $mode ? self::OWN_LAST_READ : self::LAST_READ, true );
		return is_numeric( $seen ) ? (int) $seen : 0;
	}

	/**
	 * Tells the app which types of notes the inbox shows, whether the user has not seen one yet, and the store alerts.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		return is_array( $data ) ? $data + [
			'noteTypes'      => $this->types(),
			'hasUnreadNotes' => $this->has_unread(),
			'inboxLastRead'  => Mode::Companion === $this->context->mode ? self::last_read( $this->context->mode ) : null,
			'storeAlerts'    => current_user_can( Capabilities::MANAGE ) ? $this->alerts() : [],
		] : $data;
	}

	/**
	 * The notes that are shown above every page, as REST answers them: pages without one ask for nothing.
	 *
	 * @return list<array<string, mixed>> The latest first.
	 */
	private function alerts(): array {
		$criteria = new NoteCriteria( NoteType::of_alerts(), [ NoteStatus::Unactioned->value ], limit: self::MAX_ALERTS );
		return array_map( NoteSchema::item( ... ), $this->services()->query()->search( $criteria ) );
	}

	/**
	 * Whether a note came after the current user last saw the inbox.
	 */
	private function has_unread(): bool {
		$criteria = new NoteCriteria( types: $this->types(), statuses: [ NoteStatus::Unactioned->value ] );
		return $this->services()->query()->has_unread( $criteria, intdiv( self::last_read( $this->context->mode ), 1000 ) );
	}

	/**
	 * The tables.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return $this->services()->tables()->all();
	}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$services = $this->services();
		return [ new NotesController( $this->context, $services->query(), $services->repository() ) ];
	}

	/**
	 * Home starts with the inbox's first page, and with when the user last looked at it.
	 *
	 * @param string $path
	 * @param string $task
	 */
	public function preloads( string $path, string $task ): array {
		return '/' !== $path || '' !== $task ? [] : [
			'/wp/v2/users/me?context=edit&_fields=woocommerce_meta',
			'/wc-analytics/admin/notes?' . http_build_query(
				[
					'page'     => 1,
					'per_page' => self::PAGE_SIZE,
					'status'   => NoteStatus::Unactioned->value,
					'type'     => implode( ',', $this->types() ),
					'orderby'  => 'date',
					'order'    => 'desc',
				]
			),
		];
	}

	/**
	 * What Home shows of it first.
	 */
	public function home_panels(): array {
		return [ new InboxPanel() ];
	}

	/**
	 * @return list<string>
	 */
	private function types(): array {
		return NoteType::of_inbox( $this->context->shop()->settings()->allows_suggestions() );
	}

	private function services(): NoteServices {
		return new NoteServices( $this->context );
	}
}
