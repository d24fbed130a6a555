<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Connection;
use Storewright\Database\Meta\MetaEntry;

/**
 * Reads coupons.
 */
final class CouponQuery {

	/**
	 * How many uses of a coupon are listed, the last ones.
	 */
	private const MAX_USES = 1000;

	/**
	 * How many coupons' uses one query reads: SQLite takes 500 parts at most.
	 */
	private const COUPONS_A_QUERY = 200;

	private readonly string $posts;

	private readonly string $meta;

	public function __construct(
		private readonly Connection $database,
		private readonly CouponMetaIndex $index,
		private readonly CouponCodes $codes
	) {
		$this->posts = $database->table( 'posts' );
		$this->meta  = $database->table( 'postmeta' );
	}

	/**
	 * One coupon, whatever its status, without its uses and what clients keep with it.
	 *
	 * @return Coupon|null Null where there is none.
	 */
	public function find( int $id ): ?Coupon {
		return $this->several( [ $id ] )[ $id ] ?? null;
	}

	/**
	 * Coupons without their uses and what clients keep with them, in two queries: a coupon may have a hundred thousand uses.
	 *
	 * @param list<int> $ids
	 * @return array<int, Coupon> By id, in the order of the ids; what is none is missing.
	 */
	public function several( array $ids ): array {
		$posts = $this->posts( $ids );
		return $this->coupons(
			$posts,
			[] === $posts ? [] : $this->meta(
				array_keys( $posts ),
				array_values( array_diff( StoredCoupon::KEYS, [ StoredCoupon::USED_BY ] ) ),
				true
			),
			[]
		);
	}

	/**
	 * Coupons with everything that belongs to them.
	 *
	 * @param list<int> $ids
	 * @return list<Coupon> In the order of the ids; what is none is missing.
	 */
	public function full( array $ids ): array {
		$posts = $this->posts( $ids );
		$ids   = array_keys( $posts );
		if ( [] === $ids ) {
			return [];
		}
		return array_values( $this->coupons( $posts, $this->meta( $ids, [ StoredCoupon::USED_BY ], false ), $this->uses( $ids ) ) );
	}

	/**
	 * The coupon that customers mean by a code, in whatever letters: of several the newest.
	 *
	 * @return Coupon|null Null where no published one has it.
	 */
	public function find_by_code( string $code ): ?Coupon {
		$ids = $this->ids_of( $code, [ 'publish' ] );
		return [] === $ids ? null : $this->find( $ids[0] );
	}

	/**
	 * The coupons that have a code, those in the trash apart.
	 *
	 * @param string       $code     In whatever letters.
	 * @param list<string> $statuses Only those; none for all.
	 * @return list<int> Newest first.
	 */
	public function ids_of( string $code, array $statuses = [] ): array {
		$code = Coupon::normalised( $code );
		if ( '' === $code ) {
			return [];
		}
		$allowed = [] === $statuses ? "post_status NOT IN ( 'trash', 'auto-draft' )" : 'post_status IN ( ' . implode(
			', ',
			array_fill( 0, count( $statuses ), '%s' )
		) . ' )';
		// WordPress may have stored characters as entities.
		$titled = [ 'LOWER( post_title ) IN ( %s, %s, %s )', [ $code, htmlspecialchars( $code, ENT_NOQUOTES ), esc_html( $code ) ] ];
		if ( $this->codes->is_complete() ) {
			$ids    = [ 0, ...$this->codes->candidates( $code ) ];
			$titled = [ 'ID IN ( ' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )', $ids ];
		}
		$rows = $this->database->rows(
			"SELECT ID, post_title FROM {$this->posts} WHERE post_type = 'shop_coupon' AND $allowed AND {$titled[0]}
			ORDER BY post_date DESC, ID DESC",
			...[ ...$statuses, ...$titled[1] ]
		);
		// Databases take more for equal than shops: letters with accents, spaces at the end.
		$rows = array_filter( $rows, static fn( array $row ) => Coupon::normalised( (string) $row['post_title'] ) === $code );
		return array_values( array_map( static fn( array $row ) => (int) $row['ID'], $rows ) );
	}

	/**
	 * A page of coupons with everything that belongs to them, those in the trash apart.
	 *
	 * @return list<Coupon>
	 */
	public function page( CouponCriteria $criteria ): array {
		[ $where, $values ] = $this->where( $criteria );
		$direction          = $criteria->ascending ? 'ASC' : 'DESC';
		$orderby            = match ( $criteria->orderby ) {
			'id'       => "ID $direction",
			'title'    => "post_title $direction, ID $direction",
			'slug'     => "post_name $direction, ID $direction",
			'modified' => "post_modified $direction, ID $direction",
			'include'  => [] === $criteria->include ? "ID $direction" : self::in_order( $criteria->include ),
			default    => "post_date $direction, ID $direction",
		};
		$ids = $this->database->column(
			"SELECT ID FROM {$this->posts} WHERE $where ORDER BY $orderby LIMIT %d OFFSET %d",
			...[ ...$values, $criteria->limit, $criteria->offset ]
		);
		return $this->full( array_map( intval( ... ), $ids ) );
	}

	/**
	 * How many coupons there are on all pages.
	 */
	public function count( CouponCriteria $criteria ): int {
		[ $where, $values ] = $this->where( $criteria );
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$this->posts} WHERE $where", ...$values );
	}

	/**
	 * How often a customer used a coupon.
	 *
	 * @param int          $id
	 * @param list<string> $customer What the customer is known by: user id, e-mail addresses.
	 */
	public function uses_by( int $id, array $customer ): int {
		return [] === $customer ? 0 : $this->index->uses_by( $id, $customer );
	}

	/**
	 * @return array{string, list<string|int>}
	 */
	private function where( CouponCriteria $criteria ): array {
		$where  = [ "post_type = 'shop_coupon' AND post_status NOT IN ( 'trash', 'auto-draft' )" ];
		$values = [];
		if ( '' !== $criteria->search ) {
			$like    = '%' . addcslashes( $criteria->search, '_%\\' ) . '%';
			$where[] = '( post_title LIKE %s OR post_excerpt LIKE %s )';
			array_push( $values, $like, $like );
		}
		foreach ( [
			'post_date_gmt > %s'     => $criteria->after,
			'post_date_gmt < %s'     => $criteria->before,
			'post_modified_gmt > %s' => $criteria->modified_after,
			'post_modified_gmt < %s' => $criteria->modified_before,
		] as $condition => $time ) {
			if ( null !== $time ) {
				$where[]  = $condition;
				$values[] = $time->format( 'Y-m-d H:i:s' );
			}
		}
		$include = '' === $criteria->code ? $criteria->include : [ ...$this->ids_of( $criteria->code ), 0 ];
		foreach ( [
			'ID IN'     => $include,
			'ID NOT IN' => $criteria->exclude,
		] as $condition => $ids ) {
			if ( [] !== $ids ) {
				$where[] = "$condition ( " . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )';
				array_push( $values, ...$ids );
			}
		}
		return [ implode( ' AND ', $where ), $values ];
	}

	/**
	 * @param list<int> $ids
	 */
	private static function in_order( array $ids ): string {
		$cases = '';
		foreach ( array_values( array_unique( $ids ) ) as $place => $id ) {
			$cases .= " WHEN $id THEN $place";
		}
		return "CASE ID$cases END";
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, string|null>> By id, in the order of the ids.
	 */
	private function posts( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$rows   = array_fill_keys( $ids, null );
		foreach ( $this->database->rows(
			"SELECT * FROM {$this->posts} WHERE ID IN ( $places ) AND post_type = 'shop_coupon' AND post_status <> 'auto-draft'",
			...$ids
		) as $row ) {
			$rows[ (int) $row['ID'] ] = $row;
		}
		return array_filter( $rows, is_array( ... ) );
	}

	/**
	 * Entries with these keys, or with all others; uses are never wanted.
	 *
	 * @param non-empty-list<int> $ids
	 * @param list<string>        $keys At least one.
	 * @return array<int, list<MetaEntry>> By coupon.
	 */
	private function meta( array $ids, array $keys, bool $only ): array {
		$entries = [];
		foreach ( $this->index->fields( $ids, $keys, $only ) as $row ) {
			$entries[ (int) $row['post_id'] ][] = MetaEntry::of_row(
				(int) $row['meta_id'],
				(string) $row['meta_key'],
				(string) $row['meta_value']
			);
		}
		return $entries;
	}

	/**
	 * The last uses of coupons, oldest first, in one query. Each part of it reads an index backwards and stops.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<int, list<string>> By coupon.
	 */
	private function uses( array $ids ): array {
		$uses = [];
		foreach ( array_chunk( $ids, self::COUPONS_A_QUERY ) as $chunk ) {
			$parts = array_map(
				fn( int $place ) => "SELECT * FROM ( SELECT post_id, meta_id, meta_value FROM {$this->meta}
					WHERE post_id = %d AND meta_key = '_used_by' ORDER BY meta_id DESC LIMIT "
					. self::MAX_USES
					. " ) u$place",
				array_keys( $chunk )
			);
			foreach ( $this->database->rows( implode( ' UNION ALL ', $parts ), ...$chunk ) as $row ) {
				$uses[ (int) $row['post_id'] ][ (int) $row['meta_id'] ] = (string) $row['meta_value'];
			}
		}
		return array_map(
			static function ( array $of ): array {
				ksort( $of );
				return array_values( $of );
			},
			$uses
		);
	}

	/**
	 * @param array<int, array<string, string|null>> $posts
	 * @param array<int, list<MetaEntry>>            $meta
	 * @param array<int, list<string>>               $uses
	 * @return array<int, Coupon>
	 */
	private function coupons( array $posts, array $meta, array $uses ): array {
		$coupons = [];
		foreach ( $posts as $id => $post ) {
			$coupons[ $id ] = StoredCoupon::read( $post, $meta[ $id ] ?? [], $uses[ $id ] ?? [] );
		}
		return $coupons;
	}
}
