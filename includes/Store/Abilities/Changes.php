<?php
declare(strict_types=1);

namespace Storewright\Store\Abilities;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Confirmations;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Rest\ErrorMapper;
use Storewright\Store\Orders\Rest\OrderPermission;
use Storewright\Store\Orders\Write\OrderWriter;
use Storewright\Store\Products\Import\InternalRequests;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Write\RequestReader;
use Throwable;
use WP_Error;
use WP_REST_Request;

/**
 * `storewright/preview-change` and `storewright/confirm-change`: a status of an order, stock or a price of a product, in two steps.
 * Both go through wc/v3 as the user, with its permissions and checks.
 *
 * @internal
 */
final class Changes {

	private const SECONDS = 15 * MINUTE_IN_SECONDS;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Whether the user may change what is asked for at all; the route asks for the very order or product.
	 */
	public static function is_allowed( mixed $input = null ): bool {
		return current_user_can( ChangeSchema::STATUS === self::text( $input, 'change' ) ? OrderPermission::EDIT : 'edit_products' );
	}

	/**
	 * Says what a change would do.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function preview( mixed $input = null ): array|WP_Error {
		$target = self::target( $input );
		$now    = self::ask( 'GET', $target );
		if ( $now instanceof WP_Error ) {
			return $now;
		}
		$field = ChangeSchema::FIELDS[ $target['change'] ] ?? '';
		$value = self::text( $input, 'value' );
		if ( 'stock_quantity' === $field && true !== ( $now['manage_stock'] ?? false ) ) {
			return new WP_Error(
				'storewright_stock_not_tracked',
				/* translators: %s: name of a product. */
				sprintf( __( 'The stock of “%s” is not tracked, so that it can’t be changed.', 'storewright' ), self::text( $now, 'name' ) ),
				[ 'status' => 400 ]
			);
		}
		$refusal = ( new InternalRequests( $this->context ) )->attempt(
			'PUT',
			self::path( $target ),
			[ $field => $value ],
			static function ( WP_REST_Request $request ) use ( $field, $target ): void {
				if ( ChangeSchema::STATUS !== $target['change'] ) {
					( new RequestReader() )->read( [ $field => $request->get_param( $field ) ], $target['variation'] > 0 );
				}
			}
		);
		if ( null !== $refusal ) {
			return $refusal;
		}
		$refusal = self::refused_price( $field, $value, $now );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$preview = $target + [
			'name'        => ChangeSchema::STATUS === $target['change'] ? '#' . self::text( $now, 'number' ) : self::text( $now, 'name' ),
			'before'      => self::text( $now, $field ),
			'other_price' => self::text( $now, ChangeSchema::OTHER_PRICE[ $field ] ?? '' ),
			'after'       => $value,
			'expires'     => $this->context->clock->now()->getTimestamp() + self::SECONDS,
		];
		return $preview + [ 'confirmation' => self::signature( $preview ) ];
	}

	/**
	 * Makes a change that was previewed.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function confirm( mixed $input = null ): array|WP_Error {
		$target  = self::target( $input );
		$preview = $target + [
			'name'        => self::text( $input, 'name' ),
			'before'      => self::text( $input, 'before' ),
			'other_price' => self::text( $input, 'other_price' ),
			'after'       => self::text( $input, 'after' ),
			'expires'     => self::number( $input, 'expires' ),
		];
		if ( ! hash_equals( self::signature( $preview ), self::text( $input, 'confirmation' ) ) ) {
			return new WP_Error(
				'storewright_change_not_previewed',
				__( 'This is not what the preview answered you. Nothing was changed: ask for a preview first.', 'storewright' ),
				[ 'status' => 400 ]
			);
		}
		if ( $preview['expires'] < $this->context->clock->now()->getTimestamp() ) {
			return new WP_Error(
				'storewright_preview_expired',
				__( 'The preview is older than 15 minutes. Nothing was changed: ask for a new one.', 'storewright' ),
				[ 'status' => 410 ]
			);
		}
		$field = ChangeSchema::FIELDS[ $target['change'] ] ?? '';
		$other = ChangeSchema::OTHER_PRICE[ $field ] ?? '';
		$body  = [
			$field     => $preview['after'],
			// A price that was fine beside the other one of the preview may end a sale beside another.
			'expected' => [ $field => $preview['before'] ] + ( '' === $other ? [] : [ $other => $preview['other_price'] ] ),
		] + ( ChangeSchema::STATUS === $target['change'] ? [ OrderWriter::CHECK_STOCK => true ] : [] );
		try {
			$saved = ( new Confirmations( $this->context ) )->spend(
				self::text( $input, 'confirmation' ),
				$preview['expires'],
				static fn() => ChangeOrigin::within( ChangeOrigin::ASSISTANT, static fn() => self::ask( 'PUT', $target, $body ) )
			);
		} catch ( Throwable $failure ) {
			return ( new ErrorMapper( $this->context->log ) )->map( $failure );
		}
		return $saved instanceof WP_Error ? $saved : $target + [ 'value' => self::text( $saved, $field ) ];
	}

	/**
	 * Why a price can't become what is asked for: products leave out a sale price that is not below the regular one, and have no
	 * price of their own where it follows from others. What a preview said would not come true.
	 *
	 * @param string       $field
	 * @param string       $value
	 * @param array<mixed> $now   The product or variation.
	 */
	private static function refused_price( string $field, string $value, array $now ): ?WP_Error {
		$other = self::text( $now, ChangeSchema::OTHER_PRICE[ $field ] ?? '' );
		if ( ! isset( ChangeSchema::OTHER_PRICE[ $field ] ) ) {
			return null;
		}
		if ( in_array( $now['type'] ?? '', [ Product::VARIABLE, Product::GROUPED ], true ) ) {
			return new WP_Error(
				'storewright_price_of_others',
				/* translators: %s: name of a product. */
				sprintf( __( 'The price of “%s” follows from its variations or its products: change theirs.', 'storewright' ), self::text( $now, 'name' ) ),
				[ 'status' => 400 ]
			);
		}
		if ( 'sale_price' === $field && '' !== $value && ! self::is_below( $value, $other ) ) {
			return new WP_Error(
				'storewright_sale_price_not_below',
				__( 'The sale price has to be below the regular price.', 'storewright' ),
				[ 'status' => 400 ]
			);
		}
		if ( 'regular_price' === $field && '' !== $other && ! self::is_below( $other, $value ) ) {
			return new WP_Error(
				'storewright_sale_price_not_below',
				/* translators: %s: the sale price. */
				sprintf( __( 'The regular price has to be above the sale price, which is %s. Change or end the sale first.', 'storewright' ), $other ),
				[ 'status' => 400 ]
			);
		}
		return null;
	}

	private static function is_below( string $amount, string $than ): bool {
		$limit = Money::parse( $than );
		return null !== $limit && true === Money::parse( $amount )?->isLessThan( $limit );
	}

	/**
	 * @return array{change: string, id: int, variation: int}
	 */
	private static function target( mixed $input ): array {
		return [
			'change'    => self::text( $input, 'change' ),
			'id'        => self::number( $input, 'id' ),
			'variation' => self::number( $input, 'variation' ),
		];
	}

	/**
	 * @param array{change: string, id: int, variation: int} $target
	 */
	private static function path( array $target ): string {
		if ( ChangeSchema::STATUS === $target['change'] ) {
			return "/orders/{$target['id']}";
		}
		return "/products/{$target['id']}" . ( $target['variation'] > 0 ? "/variations/{$target['variation']}" : '' );
	}

	/**
	 * @param string                                         $method
	 * @param array{change: string, id: int, variation: int} $target
	 * @param array<string, mixed>                           $body
	 * @return array<mixed>|WP_Error
	 */
	private static function ask( string $method, array $target, array $body = [] ): array|WP_Error {
		$request = new WP_REST_Request( $method, '/wc/v3' . self::path( $target ) );
		$request->set_header( 'Content-Type', 'application/json' );
		'GET' === $method ? $request->set_query_params( [ 'context' => 'edit' ] ) : $request->set_body( (string) wp_json_encode( $body ) );
		$response = rest_do_request( $request );
		return $response->as_error() ?? (array) $response->get_data();
	}

	/**
	 * Nobody else can make it, and it holds for this site, this user and this change alone.
	 *
	 * @param array<string, mixed> $preview
	 */
	private static function signature( array $preview ): string {
		return wp_hash( (string) wp_json_encode( [ get_current_blog_id(), get_current_user_id(), ...array_values( $preview ) ] ), 'nonce' );
	}

	private static function text( mixed $input, string $name ): string {
		$value = is_array( $input ) ? $input[ $name ] ?? '' : '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	private static function number( mixed $input, string $name ): int {
		$value = is_array( $input ) ? $input[ $name ] ?? 0 : 0;
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
