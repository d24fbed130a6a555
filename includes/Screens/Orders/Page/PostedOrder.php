<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Write\ProductFinder;
use Storewright\Store\Orders\Write\RequestData;

/**
 * Reads an order's form into the body of the same change over `wc/v3/orders`: only what differs from the order.
 */
final class PostedOrder {

	public const ADDRESS = [ 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'email', 'phone' ];

	public function __construct( private readonly OrderText $texts, private readonly ProductFinder $products ) {}

	/**
	 * The body.
	 *
	 * @param Order        $order  As it is; an empty one for a new order.
	 * @param array<mixed> $posted
	 * @return array<string, mixed>
	 * @throws InvalidInput If something typed means nothing.
	 */
	public function body( Order $order, array $posted ): array {
		$form = new Form( $posted );
		$body = [];
		foreach ( [
			'status'         => $order->status,
			'payment_method' => $order->payment_method,
			'transaction_id' => $order->transaction_id,
			'customer_note'  => $order->customer_note,
		] as $name => $stored ) {
			$text = $form->value( $name, $stored );
			if ( $text !== $stored ) {
				$body[ $name ] = $text;
			}
		}
		if ( isset( $body['payment_method'] ) ) {
			$body['payment_method_title'] = $this->texts->payment_name( $body['payment_method'] );
		}
		$customer = $this->customer( $form->value( 'customer', (string) $order->customer_id ) );
		if ( $customer !== $order->customer_id ) {
			$body['customer_id'] = $customer;
		}
		foreach ( [
			'billing'  => $order->billing->fields(),
			'shipping' => $order->shipping->fields(),
		] as $kind => $fields ) {
			foreach ( $fields as $field => $stored ) {
				$text = trim( $form->value( "{$kind}[{$field}]", $stored ) );
				if ( $text !== $stored && ! ( 'shipping' === $kind && 'email' === $field ) ) {
					$body[ $kind ][ $field ] = $text;
				}
			}
		}
		return array_filter(
			$body + [
				'line_items'     => [ ...$this->lines( $order, $form ), ...$this->new_lines( $form ) ],
				'fee_lines'      => $this->fees( $order, $form ),
				'shipping_lines' => $this->shipping( $order, $form ),
				'meta_data'      => self::meta( $order, $form ),
			] + $this->coupons( $order, $form ),
			static fn( mixed $value, string $name ) => [] !== $value || 'coupon_lines' === $name,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function lines( Order $order, Form $form ): array {
		$lines = [];
		foreach ( $order->line_items() as $item ) {
			if ( '' !== $form->value( "items[$item->id][remove]", '' ) ) {
				$lines[] = [
					'id'       => $item->id,
					'quantity' => 0,
				];
				continue;
			}
			$line = [];
			if ( self::differs( $form->value( "items[$item->id][quantity]", (string) $item->quantity ), (string) $item->quantity ) ) {
				$line['quantity'] = $this->quantity( $form, "items[$item->id][quantity]", $item->name );
			}
			if ( $this->is_changed( $order, $form, "items[$item->id][total]", $item->total ) ) {
				$line['total'] = $this->decimal( $form, "items[$item->id][total]", $item->name );
				if ( isset( $line['quantity'] ) || '' !== $form->value( "items[$item->id][is_price]", '' ) ) {
					$line['subtotal'] = $line['total'];
				}
			}
			if ( [] !== $line ) {
				$lines[] = [ 'id' => $item->id ] + $line;
			}
		}
		return $lines;
	}

	/**
	 * @return list<array<string, mixed>>
	 * @throws InvalidInput If there is no such product.
	 */
	private function new_lines( Form $form ): array {
		$lines = [];
		$rows  = is_array( $form->posted['new'] ?? null ) ? array_keys( $form->posted['new'] ) : [];
		foreach ( $rows as $row ) {
			$text = trim( $form->value( "new[$row][product]", '' ) );
			if ( '' === $text ) {
				continue;
			}
			// What a script suggests begins with the product's id.
			$id      = 1 === preg_match( '/^#?(\d+)(?:\s|$)/', $text, $part ) ? (int) $part[1] : 0;
			$product = $this->products->several( [ $id ] )[ $id ] ?? $this->products->named( new RequestData( [ 'sku' => $text ] ) );
			if ( null === $product ) {
				throw new InvalidInput(
					'rest_invalid_param',
					/* translators: %s: what was typed. */
					sprintf( __( 'There is no product with the ID or SKU “%s”.', 'storewright' ), $text )
				);
			}
			$line    = [
				'product_id' => $product->is_variation() ? $product->parent_id : $product->id,
				'quantity'   => '' === $form->value( "new[$row][quantity]", '' ) ? '1' : $this->quantity( $form, "new[$row][quantity]", $product->name ),
			];
			$lines[] = $line + ( $product->is_variation() ? [ 'variation_id' => $product->id ] : [] );
		}
		return $lines;
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function fees( Order $order, Form $form ): array {
		$lines = [];
		foreach ( $order->fee_items() as $item ) {
			$tax     = LineChoices::tax_of( $item );
			$chosen  = $form->value( "fees[$item->id][tax]", $tax );
			$more    = $chosen === $tax ? [] : LineChoices::tax_fields( $chosen );
			$lines[] = $this->changed_row( $order, $form, 'fees', $item, $item->total, 'name', $more );
		}
		foreach ( $this->new_rows( $form, 'new_fee' ) as $path ) {
			$name    = $form->value( "{$path}[name]", '' );
			$lines[] = [
				'name'  => '' === $name ? __( 'Fee', 'storewright' ) : $name,
				'total' => $this->decimal( $form, "{$path}[total]", __( 'Fee', 'storewright' ) ),
			] + LineChoices::tax_fields( $form->value( "{$path}[tax]", '' ) );
		}
		return array_values( array_filter( $lines, static fn( ?array $line ) => null !== $line ) );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function shipping( Order $order, Form $form ): array {
		$lines = [];
		foreach ( $order->shipping_items() as $item ) {
			$method  = $form->value( "ships[$item->id][method_id]", $item->method_id );
			$more    = $method === $item->method_id ? [] : [
				'method_id'   => $method,
				'instance_id' => '',
			];
			$lines[] = $this->changed_row( $order, $form, 'ships', $item, $item->total, 'method_title', $more );
		}
		foreach ( $this->new_rows( $form, 'new_ship' ) as $path ) {
			$name     = $form->value( "{$path}[name]", '' );
			$method   = $form->value( "{$path}[method_id]", LineChoices::USUAL_METHOD );
			$instance = $form->value( "{$path}[instance_of]", '' ) === $method ? $form->value( "{$path}[instance_id]", '' ) : '';
			$lines[]  = [
				'method_id'    => '' === $method ? LineChoices::USUAL_METHOD : $method,
				'method_title' => '' === $name ? __( 'Shipping', 'storewright' ) : $name,
				'total'        => $this->decimal( $form, "{$path}[total]", __( 'Shipping', 'storewright' ) ),
			] + ( '' === $instance ? [] : [ 'instance_id' => $instance ] );
		}
		return array_values( array_filter( $lines, static fn( ?array $line ) => null !== $line ) );
	}

	/**
	 * Names of the rows in which something new stands: the empty one, and those that a copied order has filled.
	 *
	 * @return list<string>
	 */
	private function new_rows( Form $form, string $kind ): array {
		$copied = is_array( $form->posted[ "{$kind}s" ] ?? null ) ? array_keys( $form->posted[ "{$kind}s" ] ) : [];
		$paths  = [ ...array_map( static fn( int|string $row ) => "{$kind}s[$row]", $copied ), $kind ];
		return array_values(
			array_filter(
				$paths,
				static fn( string $path ) => '' !== $form->value( "{$path}[name]", '' ) || '' !== $form->value( "{$path}[total]", '' )
			)
		);
	}

	/**
	 * @param Order                 $order
	 * @param Form                  $form
	 * @param string                $kind  Where its fields are.
	 * @param Item                  $item
	 * @param string                $total Amount that is stored.
	 * @param string                $name  Its name over REST.
	 * @param array<string, string> $more  What else is changed.
	 * @return array<string, mixed>|null Null where nothing is changed.
	 */
	private function changed_row( Order $order, Form $form, string $kind, Item $item, string $total, string $name, array $more ): ?array {
		if ( '' !== $form->value( "{$kind}[$item->id][remove]", '' ) ) {
			return [
				'id'  => $item->id,
				$name => null,
			];
		}
		$line = $more;
		$text = trim( $form->value( "{$kind}[$item->id][name]", $item->name ) );
		if ( $text !== $item->name && '' !== $text ) {
			$line[ $name ] = $text;
		}
		if ( $this->is_changed( $order, $form, "{$kind}[$item->id][total]", $total ) ) {
			$line['total'] = $this->decimal( $form, "{$kind}[$item->id][total]", $item->name );
		}
		return [] === $line ? null : [ 'id' => $item->id ] + $line;
	}

	/**
	 * @return array<string, mixed> The codes of all coupons, where these are other ones than before.
	 */
	private function coupons( Order $order, Form $form ): array {
		$codes   = [];
		$changed = false;
		foreach ( $order->coupon_items() as $item ) {
			if ( '' !== $form->value( "coupons[$item->id]", '' ) ) {
				$changed = true;
			} else {
				$codes[] = [ 'code' => $item->name ];
			}
		}
		$copied = array_filter( is_array( $form->posted['new_coupons'] ?? null ) ? $form->posted['new_coupons'] : [], is_string( ... ) );
		foreach ( [ ...array_values( $copied ), $form->value( 'new_coupon', '' ) ] as $new ) {
			$new = trim( $new );
			if ( '' !== $new ) {
				$changed = true;
				$codes[] = [ 'code' => $new ];
			}
		}
		return $changed ? [ 'coupon_lines' => $codes ] : [];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function meta( Order $order, Form $form ): array {
		$changes = [];
		foreach ( self::shown_meta( $order ) as $entry ) {
			$stored = is_string( $entry->value ) ? $entry->value : '';
			$text   = $form->value( "meta[$entry->id]", $stored );
			if ( '' !== $form->value( "meta_gone[$entry->id]", '' ) ) {
				$changes[] = [
					'id'    => $entry->id,
					'key'   => $entry->key,
					'value' => null,
				];
			} elseif ( $text !== $stored ) {
				$changes[] = [
					'id'    => $entry->id,
					'key'   => $entry->key,
					'value' => $text,
				];
			}
		}
		$key = trim( $form->value( 'new_meta[key]', '' ) );
		if ( '' !== $key ) {
			if ( is_protected_meta( $key, 'post' ) ) {
				/* translators: %s: name of a custom field. */
				throw new InvalidInput( 'rest_invalid_param', sprintf( __( 'The name “%s” is reserved: names that begin with _ are hidden.', 'storewright' ), $key ) );
			}
			$changes[] = [
				'key'   => $key,
				'value' => $form->value( 'new_meta[value]', '' ),
			];
		}
		return $changes;
	}

	/**
	 * Meta data that people see: texts whose name is not protected.
	 *
	 * @return list<MetaEntry>
	 */
	public static function shown_meta( Order $order ): array {
		return array_values(
			array_filter(
				$order->meta,
				static fn( MetaEntry $entry ) => is_string( $entry->value ) && ! is_protected_meta( $entry->key, 'post' )
			)
		);
	}

	/**
	 * @throws InvalidInput If there is no such account.
	 */
	private function customer( string $text ): int {
		$text = trim( $text );
		if ( '' === $text || '0' === $text ) {
			return 0;
		}
		$id   = 1 === preg_match( '/^#?(\d+)(?:\s|$)/', $text, $part ) ? (int) $part[1] : 0;
		$user = 0 < $id ? get_userdata( $id ) : get_user_by( 'email', $text );
		if ( false === $user ) {
			/* translators: %s: what was typed. */
			throw new InvalidInput( 'rest_invalid_param', sprintf( __( 'There is no customer with the ID or email “%s”.', 'storewright' ), $text ) );
		}
		return $user->ID;
	}

	private function is_changed( Order $order, Form $form, string $path, string $stored ): bool {
		$shown = $this->texts->number( $order, $stored );
		return self::differs( $form->value( $path, $shown ), $shown );
	}

	private static function differs( string $typed, string $shown ): bool {
		return str_replace( ',', '.', trim( $typed ) ) !== $shown;
	}

	/**
	 * @throws InvalidInput If it is no number, or a negative one.
	 */
	private function quantity( Form $form, string $path, string $of ): string {
		$number = $this->decimal( $form, $path, $of );
		if ( str_starts_with( $number, '-' ) ) {
			/* translators: %s: name of an item. */
			throw new InvalidInput( 'rest_invalid_param', sprintf( __( 'The quantity of %s can’t be negative.', 'storewright' ), $of ) );
		}
		return $number;
	}

	/**
	 * @throws InvalidInput If it is no number.
	 */
	private function decimal( Form $form, string $path, string $of ): string {
		$text   = trim( $form->value( $path, '' ) );
		$number = str_replace( ',', '.', $text );
		if ( 1 !== preg_match( '/^-?\d{1,12}(\.\d{1,8})?$/D', $number ) ) {
			throw new InvalidInput(
				'rest_invalid_param',
				/* translators: 1: what was typed, 2: name of an item. */
				sprintf( __( '“%1$s” is not a number (%2$s).', 'storewright' ), $text, $of )
			);
		}
		return $number;
	}
}
