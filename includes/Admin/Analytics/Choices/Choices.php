<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Choices;

use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Kernel\Context;

/**
 * Finds what filters of reports can be set to: products, customers, tax rates and the like, with their names.
 */
final class Choices {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The first things of a kind in whose names a text occurs.
	 *
	 * @param string   $kind   One of Sources::KINDS.
	 * @param string   $search '' for any.
	 * @param int      $limit  At most so many.
	 * @param int|null $product Of variations: those of this product alone.
	 * @return list<array{value: string, label: string, has_variations?: bool}>
	 */
	public function find( string $kind, string $search, int $limit, ?int $product = null ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		if ( Sources::COUNTRY === $kind ) {
			return array_slice( $this->countries( trim( $search ) ), 0, $limit );
		}
		$source  = Sources::of( $kind );
		$pattern = '%' . $wpdb->esc_like( trim( $search ) ) . '%';
		$asked   = '' === trim( $search ) ? Condition::all() : Condition::any(
			...array_map( static fn( string $column ) => new Condition( "$column LIKE %s", $pattern ), $source->searched )
		);
		if ( 'variation' === $kind && null !== $product ) {
			$asked = Condition::all( $asked, new Condition( 'p.post_parent = %d', $product ) );
		}
		return $this->read( $source, $asked, $limit );
	}

	/**
	 * The things that filters name; those that are gone are missing.
	 *
	 * @param string       $kind   One of Sources::KINDS.
	 * @param list<string> $values As filters have them.
	 * @return list<array{value: string, label: string, has_variations?: bool}>
	 */
	public function named( string $kind, array $values ): array {
		if ( Sources::COUNTRY === $kind ) {
			return array_values( array_filter( $this->countries(), static fn( array $one ) => in_array( $one['value'], $values, true ) ) );
		}
		// Values of attributes are pairs of an attribute and its term.
		$ids = 'attribute' === $kind ? array_map( static fn( string $pair ) => explode( '-', "$pair-" )[1], $values ) : $values;
		$ids = 'ip_address' === $kind ? $ids : array_map( intval( ... ), $ids );
		return [] === $ids ? [] : $this->read( Sources::of( $kind ), Condition::in( Sources::of( $kind )->id, $ids ), count( $ids ) );
	}

	/**
	 * @return list<array{value: string, label: string, has_variations?: bool}>
	 */
	private function read( Source $source, Condition $asked, int $limit ): array {
		$rows = $this->context->database->rows(
			( new ReportTables( $this->context ) )->name(
				"SELECT {$source->columns} FROM {$source->from} AND ( {$asked->sql} ) ORDER BY {$source->order} LIMIT %d"
			),
			...[ ...$asked->args, $limit ]
		);
		return array_map( $source->choice, $rows );
	}

	/**
	 * @return list<array{value: string, label: string}>
	 */
	private function countries( string $search = '' ): array {
		$found = [];
		$plain = static fn( string $text ): string => mb_strtolower( remove_accents( $text ) );
		foreach ( $this->context->shop()->countries()->names() as $code => $name ) {
			if ( '' === $search || str_contains( $plain( "$name\n$code" ), $plain( $search ) ) ) {
				$found[] = [
					'value' => $code,
					'label' => $name,
				];
			}
		}
		return $found;
	}
}
