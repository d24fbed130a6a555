<?php
/**
 * Examples of webhooks.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Tests\Support\Example;

$webhook = static fn() => Example::create(
	'/wc/v3/webhooks',
	[
		'name'         => 'Tell the warehouse',
		'topic'        => 'order.created',
		'delivery_url' => 'https://93.184.216.34/orders',
	]
);

$delivery = static function () use ( $webhook ): array {
	$id      = $webhook();
	$context = Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION, new Clock( new DateTimeImmutable( '2026-05-01 10:00:00' ) ) );
	$outbox  = new Outbox( $context );
	$outbox->note( ( new WebhookQuery( $context ) )->active( 'order.created' ), 'order.created', 12 );
	return [
		'webhook_id' => $id,
		'id'         => $outbox->of_webhook( $id, 1, 0 )[0]->id,
	];
};

return [
	'/wc/v3/webhooks/(?P<id>[\d]+)'                    => static fn() => [ 'id' => $webhook() ],
	'/wc/v3/webhooks/(?P<webhook_id>[\d]+)/deliveries' => static fn() => [ 'webhook_id' => $delivery()['webhook_id'] ],
	'/wc/v3/webhooks/(?P<webhook_id>[\d]+)/deliveries/(?P<id>[\d]+)' => $delivery,
];
