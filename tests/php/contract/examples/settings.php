<?php
/**
 * Examples of the settings.
 *
 * @package Storewright
 */

declare(strict_types=1);

$group   = static fn() => [ 'group_id' => 'general' ];
$setting = static fn() => [
	'group_id' => 'general',
	'id'       => 'woocommerce_store_city',
];

return [
	'/wc/v3/settings/(?P<group_id>[\w-]+)'                => $group,
	'/wc/v3/settings/(?P<group_id>[\w-]+)/batch'          => $group,
	'/wc/v3/settings/(?P<group_id>[\w-]+)/(?P<id>[\w-]+)' => $setting,
	'/wc-analytics/settings/(?P<group_id>[\w-]+)'         => $group,
	'/wc-analytics/settings/(?P<group_id>[\w-]+)/batch'   => $group,
	'/wc-analytics/settings/(?P<group_id>[\w-]+)/(?P<id>[\w-]+)' => $setting,
	'/wc-admin-email/settings/email/preview-subject'      => static fn() => [ 'type' => 'WC_Email_Customer_Processing_Order' ],
	'/wc-admin/options'                                   => static fn() => [ 'options' => 'woocommerce_task_list_reminder_bar_hidden' ],
];
