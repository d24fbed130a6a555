<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Context;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponInput;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponRepository;
use Storewright\Store\Import\ImportMap;
use Storewright\Store\Import\ImportNotes;
use Storewright\Store\Import\Record;
use Storewright\Store\Import\RecordImporter;

/**
 * CouponImporter, with how often they were used.
 */
final class CouponImporter implements RecordImporter {

	private const USAGE = 'usage_count';

	/**
	 * Fields with ids => what they are ids of.
	 */
	private const IDS = [
		'product_ids'                 => 'products',
		'excluded_product_ids'        => 'products',
		'product_categories'          => 'categories',
		'excluded_product_categories' => 'categories',
	];

	/**
	 * @param Context          $context    The site.
	 * @param ImportMap        $map        What was imported.
	 * @param CouponQuery      $query
	 * @param CouponRepository $repository
	 */
	public function __construct(
		private readonly Context $context,
		private readonly ImportMap $map,
		private readonly CouponQuery $query,
		private readonly CouponRepository $repository
	) {}

	public function name(): string {
		return 'coupons';
	}

	public function find( Record $record, int $parent ): int {
		return $this->query->ids_of( Coupon::normalised( sanitize_text_field( $record->text( 'code' ) ) ) )[0] ?? 0;
	}

	public function add( Record $record, int $parent, ImportNotes $notice ): int {
		$blank   = new Coupon( 0, '', 'publish', '', DiscountType::FixedCart->value, BigDecimal::zero() );
		$coupon  = ( new CouponInput( $this->fields( $record, $notice ), $record->moment( 'date_expires' ) ) )->apply( $blank );
		$wished  = $record->id();
		$free    = null === $this->context->database->value(
			"SELECT 1 FROM {$this->context->database->table( 'posts' )} WHERE ID = %d",
			$wished
		);
		$created = $record->moment( 'date_created' ) ?? $this->context->clock->now();
		$keep    = static fn( array $columns ): array => ( $free ? [ 'ID' => $wished ] : [] ) + [
			'post_date'     => $created->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
			'post_date_gmt' => $created->format( 'Y-m-d H:i:s' ),
		] + $columns;
		add_filter( 'wp_insert_post_data', $keep );
		try {
			return $this->repository->create( $coupon )->id;
		} finally {
			remove_filter( 'wp_insert_post_data', $keep );
		}
	}

	public function settle( Record $record, int $local ): void {
		$used = $record->integer( self::USAGE );
		if ( $used > 0 && '0' === get_post_meta( $local, self::USAGE, true ) ) {
			update_post_meta( $local, self::USAGE, (string) $used );
		}
	}

	/**
	 * The fields with the ids of this shop.
	 *
	 * @return array<string, mixed>
	 */
	private function fields( Record $record, ImportNotes $notice ): array {
		$fields = [];
		foreach ( $record->fields as $name => $value ) {
			$fields[ (string) $name ] = $value;
		}
		foreach ( self::IDS as $field => $kind ) {
			$input = $record->texts( $field );
			$here  = array_values(
				array_filter(
					array_map( fn( string $id ) => $this->map->local( $kind, (int) $id ), $input ),
					static fn( int $id ) => $id > 0
				)
			);
			if ( count( $here ) < count( $input ) ) {
				$notice->say( $field, __( 'Not all of them are imported, so that the coupon does not name them.', 'storewright' ) );
			}
			$fields[ $field ] = $here;
		}
		return $fields;
	}
}
