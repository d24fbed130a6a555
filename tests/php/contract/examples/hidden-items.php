<?php
/**
 * Examples of what owners closed.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc-admin/hidden-items/(?P<id>[a-zA-Z0-9_-]+)/show' => static fn() => [ 'id' => 'woocommerce_task_list_reminder_bar_hidden' ],
];
