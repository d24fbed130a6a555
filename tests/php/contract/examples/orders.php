<?php
/**
 * Examples of orders, their notes, refunds and receipts.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Tests\Support\Example;

$order = static fn() => Example::create(
	'/wc/v3/orders',
	[
		'billing'        => [
			'first_name' => 'Ann',
			'last_name'  => 'Kay',
			'country'    => 'US',
			'email'      => 'ann@example.test',
		],
		'shipping_lines' => [
			[
				'method_id' => 'flat_rate',
				'total'     => '4.90',
			],
		],
		'fee_lines'      => [
			[
				'name'  => 'Gift wrap',
				'total' => '10.00',
			],
		],
		'meta_data'      => [
			[
				'key'   => 'till',
				'value' => '4',
			],
		],
	]
);

$note = static function () use ( $order ): array {
	$id = $order();
	return [
		'order_id' => $id,
		'id'       => Example::create( "/wc/v3/orders/{$id}/notes", [ 'note' => 'Call before delivery.' ] ),
	];
};

$refund = static function () use ( $order ): array {
	$id = $order();
	return [
		'order_id' => $id,
		'id'       => Example::create(
			"/wc/v3/orders/{$id}/refunds",
			[
				'amount'     => '2.50',
				'reason'     => 'Scratched',
				'api_refund' => false,
			]
		),
	];
};

$receipt = static function () use ( $order ): array {
	$id = $order();
	rest_do_request( new WP_REST_Request( 'POST', "/wc/v3/orders/{$id}/receipt" ) );
	return [ 'id' => $id ];
};

return [
	'/wc/v3/orders/(?P<id>[\d]+)'                         => static fn() => [ 'id' => $order() ],
	'/wc/v3/orders/(?P<id>[\d]+)/receipt'                 => $receipt,
	'/wc/v3/orders/(?P<id>[\d]+)/actions/email_templates' => static fn() => [ 'id' => $order() ],
	'/wc/v3/orders/(?P<id>[\d]+)/actions/send_email'      => static fn() => [ 'id' => $order() ],
	'/wc/v3/orders/(?P<id>[\d]+)/actions/send_order_details' => static fn() => [ 'id' => $order() ],
	'/wc/v3/orders/(?P<order_id>[\d]+)/notes'             => static fn() => [ 'order_id' => $note()['order_id'] ],
	'/wc/v3/orders/(?P<order_id>[\d]+)/notes/(?P<id>[\d]+)' => $note,
	'/wc/v3/orders/(?P<order_id>[\d]+)/refunds'           => static fn() => [ 'order_id' => $refund()['order_id'] ],
	'/wc/v3/orders/(?P<order_id>[\d]+)/refunds/(?P<id>[\d]+)' => $refund,
];
