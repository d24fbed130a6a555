<?php
/**
 * Lets the time pass after which a killed worker is taken for dead, has the background job send what is left, and prints as JSON what is
 * wrong with the emails (what should hold => examples) and which are unconfirmed.
 *
 * Runs in WP-CLI. Argument: the ids of the orders, with commas between them.
 *
 * @package Storewright
 *
 * @var list<string> $args
 */

global $wpdb;
$storewright_outbox = "{$wpdb->prefix}storewright_outbox";
$storewright_known  = array_map( 'intval', explode( ',', $args[0] ) );
$storewright_wrong  = array();
$storewright_claim  = static function ( string $claim, array $examples ) use ( &$storewright_wrong ): void {
	$storewright_wrong[ $claim ] = array_slice( array_values( $examples ), 0, 10 );
};

// Nobody's request does it: what was left behind is found by the job that waits in the queue.
if ( false === wp_next_scheduled( 'storewright_run_job', array( 'send_messages' ) ) ) {
	$storewright_claim( 'the job that sends what is left waits in the queue', array( 'it does not' ) );
}
// phpcs:disable WordPress.DB -- Of names alone.
for ( $storewright_round = 0; $storewright_round < 100; $storewright_round++ ) {
	$storewright_left = $wpdb->get_var( "SELECT COUNT(*) FROM {$storewright_outbox} WHERE status IN ( 'pending', 'sending' )" );
	if ( '0' === $storewright_left ) {
		break;
	}
	// Ten minutes later.
	$wpdb->query( "UPDATE {$storewright_outbox} SET leased_until = leased_until - 600 WHERE leased_until > 600" );
	$wpdb->query( "UPDATE {$storewright_outbox} SET due_gmt = due_gmt - INTERVAL 10 MINUTE WHERE status = 'pending'" );
	do_action( 'storewright_run_job', 'send_messages' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
}

$storewright_ids  = implode( ',', $storewright_known );
$storewright_made = $wpdb->get_results(
	"SELECT order_id, SUM( status = 'wc-processing' ) AS processing, SUM( status = 'wc-completed' ) AS completed, COUNT(*) AS every
	FROM chaos_statuses WHERE order_id IN ( {$storewright_ids} ) GROUP BY order_id",
	ARRAY_A
);
$storewright_once = array_filter(
	$storewright_made,
	static fn( array $row ) => array( '1', '1', '2' ) === array( $row['processing'], $row['completed'], $row['every'] )
);
$storewright_claim( 'each change of status was made once', array_diff( $storewright_known, array_column( $storewright_once, 'order_id' ) ) );

$storewright_rows = $wpdb->get_results(
	"SELECT id, subject_id, payload, status, note FROM {$storewright_outbox}
	WHERE kind = 'email' AND subject_type = 'order' AND subject_id IN ( {$storewright_ids} ) ORDER BY id",
	ARRAY_A
);
// phpcs:enable
$storewright_emails = array_fill_keys( $storewright_known, array() );
$storewright_status = array();
$storewright_orders = array();
foreach ( $storewright_rows as $storewright_row ) {
	$storewright_emails[ (int) $storewright_row['subject_id'] ][] = json_decode( $storewright_row['payload'], true )['email'];
	$storewright_status[ (int) $storewright_row['id'] ]           = $storewright_row['status'];
	$storewright_orders[ (int) $storewright_row['id'] ]           = (int) $storewright_row['subject_id'];
}
$storewright_claim(
	'each order has the emails of its changes, each once',
	array_filter(
		$storewright_emails,
		static function ( array $emails ): bool {
			sort( $emails );
			return array( 'customer_completed_order', 'customer_processing_order', 'new_order' ) !== $emails;
		}
	)
);
$storewright_those = static fn( string ...$wanted ): array => array_keys(
	array_filter( $storewright_status, static fn( string $status ) => in_array( $status, $wanted, true ) )
);
$storewright_claim( 'each email is sent or unconfirmed', array_diff( array_keys( $storewright_status ), $storewright_those( 'sent', 'unconfirmed' ) ) );
// phpcs:ignore WordPress.DB -- Of names alone.
$storewright_noted = $wpdb->get_col( "SELECT comment_post_ID FROM {$wpdb->comments} WHERE comment_type = 'order_note' AND comment_content LIKE 'Nobody knows whether the email%'" );
$storewright_claim(
	'an unconfirmed email is told at its order',
	array_diff(
		array_map( static fn( int $id ) => $storewright_orders[ $id ], $storewright_those( 'unconfirmed' ) ),
		array_map( 'intval', $storewright_noted )
	)
);
echo wp_json_encode(
	array(
		'every'       => array_map( 'intval', $wpdb->get_col( "SELECT id FROM {$storewright_outbox}" ) ), // phpcs:ignore WordPress.DB -- Of a name alone.
		'asked'       => count( $storewright_wrong ),
		'broken'      => array_filter( $storewright_wrong ),
		'sent'        => $storewright_those( 'sent' ),
		'unconfirmed' => array_map( static fn( int $id ): array => array( $id, $storewright_orders[ $id ] ), $storewright_those( 'unconfirmed' ) ),
	)
);
