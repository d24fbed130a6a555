<?php
/**
 * Examples of notes in the inbox.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Admin\Notes\NewNote;
use Storewright\Admin\Notes\NewNoteAction;
use Storewright\Admin\Notes\NoteServices;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;

$note = static function (): array {
	$clock = new Clock( new DateTimeImmutable( '2026-05-01 10:00:00' ) );
	$added = ( new NoteServices( Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION, $clock ) ) )->repository()->add(
		new NewNote(
			'acme-sync-failed',
			'Acme could not sync your orders',
			'Check the connection.',
			[ new NewNoteAction( 'connect', 'Check connection', 'https://acme.example/connect' ) ],
			repeats: true
		)
	);
	return null === $added ? [] : [
		'note_id'   => $added->id,
		'action_id' => $added->actions[0]->id,
	];
};
$id   = static fn(): array => [ 'id' => $note()['note_id'] ?? 0 ];

return [
	'/wc-analytics/admin/notes/(?P<id>[\d]+)'        => $id,
	'/wc-analytics/admin/notes/delete/(?P<id>[\d]+)' => $id,
	'/wc-analytics/admin/notes/(?P<note_id>[\d]+)/action/(?P<action_id>[\d]+)' => $note,
];
