<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Kinds;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\Kind;
use Storewright\Store\Import\Noticing;
use Storewright\Store\Import\Record;

/**
 * Coupons.
 */
final class Coupons implements Kind {

	private const TYPES = [ 'percent', 'fixed_cart', 'fixed_product' ];

	/**
	 * @param Context   $context The site.
	 * @param ImportMap $map     What was imported.
	 */
	public function __construct( private readonly Context $context, private readonly ImportMap $map ) {}

	public function name(): string {
		return 'coupons';
	}

	public function find( Record $record, int $parent ): int {
		return (int) $this->context->database->value( "SELECT ID FROM {$this->context->database->table( 'posts' )} WHERE post_type = 'shop_coupon' AND post_title = %s ORDER BY ID LIMIT 1", $this->code( $record ) );
	}

	public function add( Record $record, int $parent, Noticing $notice ): int {
		$type = $record->has( 'discount_type' ) ? $record->text( 'discount_type' ) : 'fixed_cart';
		if ( ! in_array( $type, self::TYPES, true ) ) {
			/* translators: %s: kind of coupon. */
			throw $record->refused( 'discount_type', sprintf( __( 'There are no coupons of the kind “%s” here.', 'storewright' ), $type ) );
		}
		$created = $record->moment( 'date_created' ) ?? $this->context->clock->now();
		/** @var array{post_title: string} $post WordPress expects slashes, and takes them away. */
		$post = wp_slash(
			[
				'post_type'     => 'shop_coupon',
				'post_title'    => $this->code( $record ),
				'post_excerpt'  => $record->text( 'description' ),
				'post_status'   => $record->has( 'status' ) ? sanitize_key( $record->text( 'status' ) ) : 'publish',
				'post_date'     => $created->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
				'post_date_gmt' => $created->format( 'Y-m-d H:i:s' ),
				'meta_input'    => $this->meta( $record, $type ),
			]
		);
		return $this->context->database->transaction(
			static function () use ( $post, $record ): int {
				$id = wp_insert_post( $post + [ 'import_id' => $record->id() ], true );
				return is_int( $id ) ? $id : throw new InvalidInput( 'storewright_import_refused', $id->get_error_message() );
			}
		);
	}

	public function settle( Record $record, int $local ): void {}

	private function code( Record $record ): string {
		$code = mb_strtolower( sanitize_text_field( $record->text( 'code' ) ) );
		return '' === $code ? throw $record->refused( 'code', __( 'A coupon needs a code.', 'storewright' ) ) : $code;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function meta( Record $record, string $type ): array {
		$yes  = static fn( string $name ): string => $record->truth( $name ) ? 'yes' : 'no';
		$meta = [
			'discount_type'              => $type,
			'coupon_amount'              => $record->amount( 'amount' ),
			'individual_use'             => $yes( 'individual_use' ),
			'usage_limit'                => (string) $record->integer( 'usage_limit' ),
			'usage_limit_per_user'       => (string) $record->integer( 'usage_limit_per_user' ),
			'limit_usage_to_x_items'     => (string) $record->integer( 'limit_usage_to_x_items' ),
			'usage_count'                => (string) $record->integer( 'usage_count' ),
			'free_shipping'              => $yes( 'free_shipping' ),
			'exclude_sale_items'         => $yes( 'exclude_sale_items' ),
			'date_expires'               => (string) ( $record->moment( 'date_expires' )?->getTimestamp() ?? '' ),
			'product_ids'                => implode( ',', $this->ids( $record, 'product_ids', 'products' ) ),
			'exclude_product_ids'        => implode( ',', $this->ids( $record, 'excluded_product_ids', 'products' ) ),
			'product_categories'         => $this->ids( $record, 'product_categories', 'categories' ),
			'exclude_product_categories' => $this->ids( $record, 'excluded_product_categories', 'categories' ),
			'customer_email'             => $record->texts( 'email_restrictions' ),
		];
		foreach ( [ 'minimum_amount', 'maximum_amount' ] as $name ) {
			if ( '0' !== rtrim( $record->amount( $name ), '0.' ) . '0' ) {
				$meta[ $name ] = $record->amount( $name );
			}
		}
		return array_filter( $meta, static fn( mixed $value ) => ! in_array( $value, [ '', [] ], true ) );
	}

	/**
	 * @return list<int>
	 */
	private function ids( Record $record, string $field, string $kind ): array {
		return array_values( array_filter( array_map( fn( string $id ) => $this->map->local( $kind, (int) $id ), $record->texts( $field ) ), static fn( int $id ) => $id > 0 ) );
	}
}
