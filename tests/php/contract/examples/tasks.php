<?php
/**
 * Examples of the setup tasks.
 *
 * @package Storewright
 */

declare(strict_types=1);

$examples = [];
foreach ( [ 'hide', 'unhide' ] as $action ) {
	$examples[ "/wc-admin/onboarding/tasks/(?P<id>[a-zA-Z0-9_-]+)/{$action}" ] = static fn() => [ 'id' => 'setup' ];
}
foreach ( [ 'dismiss', 'undo_dismiss', 'snooze', 'undo_snooze', 'action', 'visited' ] as $action ) {
	$examples[ "/wc-admin/onboarding/tasks/(?P<id>[a-zA-Z0-9_-]+)/{$action}" ] = static fn() => [ 'id' => 'shipping' ];
}
return $examples;
