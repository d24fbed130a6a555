<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Downloads\Permission;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Orders\History\OrderChange;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Rest\NoteSchema;
use Storewright\Store\Orders\Write\OrderWriter;
use WP_REST_Request;

/**
 * Does what the forms of an order ask for, as any client does: over `wc/v3`, with its permissions and its checks.
 */
final class OrderActions {

	public function __construct( private readonly OrderServices $services, private readonly PermissionStore $downloads ) {}

	/**
	 * Makes an order.
	 *
	 * @param array<string, mixed> $body         As in REST.
	 * @param bool                 $may_oversell Whether it takes more than is in stock, as the person wants to.
	 * @return int Its id.
	 * @throws DomainError If it can't be made.
	 */
	public function create( array $body, bool $may_oversell = false ): int {
		$more   = [
			'created_via'            => 'admin',
			OrderWriter::CHECK_STOCK => ! $may_oversell,
		];
		$answer = self::send( 'POST', '/wc/v3/orders', $more + $body );
		return is_numeric( $answer['id'] ?? null ) ? (int) $answer['id'] : 0;
	}

	/**
	 * Changes an order, where nobody has changed it since its form was made.
	 *
	 * @param Order                $order
	 * @param array<string, mixed> $body         As in REST.
	 * @param string               $version      Of the form.
	 * @param bool                 $may_oversell Whether it takes more than is in stock, as the person wants to.
	 * @throws DomainError If it can't be changed.
	 */
	public function update( Order $order, array $body, string $version, bool $may_oversell = false ): void {
		$more = [
			'manual_update'          => true,
			OrderWriter::CHECK_STOCK => ! $may_oversell,
		];
		$this->unchanged(
			$order->id,
			$version,
			static fn() => [] === $body ? [] : self::send( 'PUT', "/wc/v3/orders/$order->id", $more + $body )
		);
	}

	/**
	 * Refunds a part of an order, where nobody has changed it since its form was made.
	 *
	 * @param Order        $order
	 * @param array<mixed> $posted
	 * @param bool         $by_gateway Whether the payment provider gives the money back.
	 * @throws DomainError If it can't be refunded.
	 */
	public function refund( Order $order, array $posted, bool $by_gateway ): void {
		$form  = new Form( $posted );
		$items = [];
		foreach ( $order->items as $item ) {
			$line = [
				'quantity'     => self::number( $form, "refund[$item->id][quantity]" ),
				'refund_total' => self::number( $form, "refund[$item->id][total]" ),
				'refund_tax'   => [],
			];
			$rows = is_array( $posted['refund'] ?? null ) ? $posted['refund'] : [];
			$row  = is_array( $rows[ $item->id ] ?? null ) ? $rows[ $item->id ] : [];
			foreach ( array_keys( is_array( $row['tax'] ?? null ) ? $row['tax'] : [] ) as $rate ) {
				$tax = self::number( $form, "refund[$item->id][tax][$rate]" );
				if ( '' !== $tax ) {
					$line['refund_tax'][] = [
						'id'           => (int) $rate,
						'refund_total' => $tax,
					];
				}
			}
			$line = array_filter( $line, static fn( mixed $value ) => ! in_array( $value, [ '', '0', [] ], true ) );
			if ( [] !== $line ) {
				$items[] = [ 'id' => $item->id ] + $line + [ 'refund_total' => '0' ];
			}
		}
		$amount = self::number( $form, 'refund_amount' );
		$body   = [
			'reason'      => $form->value( 'refund_reason', '' ),
			'api_refund'  => $by_gateway,
			'api_restock' => '' !== $form->value( 'refund_restock', '' ),
			'line_items'  => $items,
		] + ( '' === $amount ? [] : [ 'amount' => $amount ] );
		if ( '' === $amount && [] === $items ) {
			throw new InvalidInput( 'rest_invalid_param', __( 'Enter an amount, or what of the items is refunded.', 'storewright' ) );
		}
		$version = $form->value( 'version', '' );
		try {
			$send = static fn() => self::send( 'POST', "/wc/v3/orders/$order->id/refunds", $body );
			if ( ! $by_gateway ) {
				$this->unchanged( $order->id, $version, $send );
				return;
			}
			// A provider is asked outside the transaction, and still before anybody else can change the order.
			$this->services->repository()->alone(
				$order->id,
				function () use ( $order, $version, $send ): void {
					$this->unchanged( $order->id, $version, static fn() => [] );
					$send();
				}
			);
		} catch ( InvalidInput $refusal ) {
			throw new InvalidInput( $refusal->error_code, self::with_names( $refusal->getMessage(), $order, $items ) );
		}
	}

	/**
	 * A message that speaks of places in a request, as the owner reads it: what was typed, of which item.
	 *
	 * @param string                     $message
	 * @param Order                      $order
	 * @param list<array<string, mixed>> $items   Those of the request.
	 */
	private static function with_names( string $message, Order $order, array $items ): string {
		$places = [];
		foreach ( $items as $position => $line ) {
			$item = $order->item( is_int( $line['id'] ?? null ) ? $line['id'] : 0 );
			if ( null === $item ) {
				continue;
			}
			foreach ( [ 'quantity', 'refund_total', 'refund_tax' ] as $field ) {
				$typed = is_string( $line[ $field ] ?? null ) ? $line[ $field ] : '';

				$places[ "line_items[$position][$field]" ] = '' === $typed ? "“{$item->name}”" : "“{$typed}” ({$item->name})";
			}
		}
		return strtr( $message, $places );
	}

	/**
	 * Adds a note.
	 *
	 * @throws DomainError If it can't be added.
	 */
	public function add_note( int $order_id, string $text, bool $for_customer ): void {
		if ( '' === trim( $text ) ) {
			throw self::wrong_note( __( 'Write the note first.', 'storewright' ) );
		}
		// Browsers count a new line as one character, and send two.
		$text = str_replace( "\r\n", "\n", $text );
		if ( mb_strlen( $text ) > NoteSchema::MAX_NOTE_LENGTH ) {
			/* translators: %s: number of characters. */
			$problem = __( 'The note must be at most %s characters long.', 'storewright' );
			throw self::wrong_note( sprintf( $problem, number_format_i18n( NoteSchema::MAX_NOTE_LENGTH ) ) );
		}
		$body = [
			'note'          => $text,
			'customer_note' => $for_customer,
			'added_by_user' => true,
		];
		self::send( 'POST', "/wc/v3/orders/$order_id/notes", $body );
	}

	private static function wrong_note( string $problem ): InvalidInput {
		return new InvalidInput( 'rest_invalid_param', $problem, [ 'note' => $problem ] );
	}

	/**
	 * Deletes a note.
	 *
	 * @throws DomainError If it can't be deleted.
	 */
	public function delete_note( int $order_id, int $note_id ): void {
		self::send( 'DELETE', "/wc/v3/orders/$order_id/notes/$note_id", [ 'force' => true ] );
	}

	/**
	 * Deletes a refund.
	 *
	 * @throws DomainError If it can't be deleted.
	 */
	public function delete_refund( int $order_id, int $refund_id ): void {
		self::send( 'DELETE', "/wc/v3/orders/$order_id/refunds/$refund_id", [ 'force' => true ] );
	}

	/**
	 * Sends an email of an order.
	 *
	 * @param int    $order_id
	 * @param string $template Id of the email.
	 * @throws DomainError If it can't be sent.
	 */
	public function send_email( int $order_id, string $template ): void {
		self::send( 'POST', "/wc/v3/orders/$order_id/actions/send_email", [ 'template_id' => $template ] );
	}

	/**
	 * Puts an order into the trash.
	 *
	 * @throws DomainError If it can't be.
	 */
	public function trash( Order $order ): void {
		if ( OrderStatus::TRASH !== $order->status ) {
			self::send( 'DELETE', "/wc/v3/orders/$order->id", [] );
		}
	}

	/**
	 * Grants the files of an order that its customer has no access to, and records who did. Before it is paid, they can't be downloaded.
	 */
	public function grant_downloads( Order $order ): void {
		$this->services->repository()->with_order_lock(
			$order->id,
			function () use ( $order ): void {
				$had = array_column( $this->downloads->of_order( $order->id ), 'id' );
				$this->downloads->grant( $order, $order->line_items() );
				$granted = array_filter(
					$this->downloads->of_order( $order->id ),
					static fn( Permission $permission ) => ! in_array( $permission->id, $had, true )
				);
				$this->record_downloads( $order->id, array_values( $granted ), true );
			}
		);
	}

	/**
	 * Takes back a customer's access to a file, and records who did.
	 *
	 * @throws InvalidInput If the order has no such download.
	 */
	public function revoke_download( Order $order, int $permission_id ): void {
		$this->services->repository()->with_order_lock(
			$order->id,
			function () use ( $order, $permission_id ): void {
				$revoked = array_filter(
					$this->downloads->of_order( $order->id ),
					static fn( Permission $permission ) => $permission_id === $permission->id
				);
				if ( ! $this->downloads->revoke( $order->id, $permission_id ) ) {
					throw new InvalidInput( 'rest_invalid_param', __( 'This access is revoked already.', 'storewright' ) );
				}
				$this->record_downloads( $order->id, array_values( $revoked ), false );
			}
		);
	}

	/**
	 * @param int              $order_id
	 * @param list<Permission> $permissions
	 * @param bool             $is_granted
	 */
	private function record_downloads( int $order_id, array $permissions, bool $is_granted ): void {
		$products = $this->services->product_finder()->several( array_column( $permissions, 'product_id' ) );
		$changes  = array_map(
			static function ( Permission $permission ) use ( $products, $is_granted ): OrderChange {
				$product = $products[ $permission->product_id ] ?? null;
				$files   = array_column( $product->downloads ?? [], 'name', 'id' );
				$file    = $files[ $permission->download_id ] ?? '';
				$name    = ( $product->name ?? "#$permission->product_id" ) . ( '' === $file ? '' : ", $file" );
				return new OrderChange( OrderChange::DOWNLOAD, $name, '', $is_granted ? null : '1', $is_granted ? '1' : null );
			},
			$permissions
		);
		$this->services->history_writer()->add( $order_id, $changes );
	}

	/**
	 * Does work under the order's lock, where the order is as it was when the form was made.
	 *
	 * @param int                      $id
	 * @param string                   $version
	 * @param callable(): array<mixed> $work
	 * @throws Conflict If somebody was faster.
	 */
	private function unchanged( int $id, string $version, callable $work ): void {
		$this->services->repository()->with_order_lock(
			$id,
			function () use ( $id, $version, $work ): array {
				$query = $this->services->query();
				$now   = $query->find( $id );
				if ( null === $now || Version::of( $now, $query->refunds_of( [ $id ] )[ $id ] ?? [] ) !== $version ) {
					throw new Conflict(
						'storewright_order_changed',
						__( 'Somebody else has changed this order since you opened it. Nothing was saved.', 'storewright' )
					);
				}
				return $work();
			}
		);
	}

	/**
	 * @throws InvalidInput If it is no amount.
	 */
	private static function number( Form $form, string $path ): string {
		$text   = trim( $form->value( $path, '' ) );
		$number = str_replace( ',', '.', $text );
		if ( '' !== $text && 1 !== preg_match( '/^\d{1,12}(\.\d{1,8})?$/D', $number ) ) {
			/* translators: %s: what was typed. */
			throw new InvalidInput( 'rest_invalid_param', sprintf( __( '“%s” is not an amount that can be refunded.', 'storewright' ), $text ) );
		}
		return $number;
	}

	/**
	 * @param string               $method
	 * @param string               $path
	 * @param array<string, mixed> $body
	 * @return array<mixed> The answer.
	 * @throws InvalidInput If it is refused.
	 */
	private static function send( string $method, string $path, array $body ): array {
		$request = new WP_REST_Request( $method, $path );
		if ( 'DELETE' === $method ) {
			$request->set_query_params( $body );
		} else {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( null !== $error ) {
			$data    = $error->get_error_data();
			$details = is_array( $data ) && is_array( $data['params'] ?? null ) ? $data['params'] : [];
			$reasons = array_values( array_filter( $details, is_string( ... ) ) );
			// Often the message is the reason.
			$message = implode( ' ', array_unique( [ $error->get_error_message(), ...$reasons ] ) );
			throw new InvalidInput( (string) $error->get_error_code(), $message );
		}
		$data = $response->get_data();
		return is_array( $data ) ? $data : [];
	}
}
