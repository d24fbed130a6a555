<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Storewright\Admin\Analytics\Declaration\Derivation;
use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Admin\Analytics\Declaration\Measure;

/**
 * What a figure of a report is made of: amounts or counts of orders that are added up, and what their sum is divided by.
 */
final class ExplainedFigure {

	/**
	 * @param Measure             $measure The figure itself.
	 * @param list<Measure>       $added   What the database adds up for it.
	 * @param list<Measure>       $divisor Whose sum that is divided by; empty where it is not.
	 * @param array<string, int>  $signs   -1 by name of those of `added` that count the other way round.
	 */
	private function __construct(
		public readonly Measure $measure,
		public readonly array $added,
		public readonly array $divisor = [],
		private readonly array $signs = []
	) {}

	/**
	 * @param list<Measure> $measures All of the report's.
	 * @param Measure       $measure  One of them.
	 */
	public static function of( array $measures, Measure $measure ): self {
		if ( null === $measure->derive ) {
			return new self( $measure, [ $measure ] );
		}
		$needs = array_map(
			static fn( string $name ): self => self::of( $measures, self::named( $measures, $name ) ?? $measure ),
			$measure->derive->needs()
		);
		return match ( $measure->derive->how ) {
			Derivation::MEAN    => new self( $measure, $needs[0]->added, $needs[1]->added, $needs[0]->signs ),
			Derivation::NEGATED => new self( $measure, $needs[0]->added, [], self::negated( $needs[0] ) ),
			default             => new self(
				$measure,
				[ ...$needs[0]->added, ...$needs[1]->added ],
				[],
				$needs[0]->signs + $needs[1]->signs
			),
		};
	}

	/**
	 * The measure of a name that is answered; null where there is none.
	 *
	 * @param list<Measure> $measures
	 */
	public static function named( array $measures, string $name ): ?Measure {
		foreach ( $measures as $measure ) {
			if ( $measure->name === $name ) {
				return $measure;
			}
		}
		return null;
	}

	/**
	 * 1, or -1 where a measure counts the other way round.
	 */
	public function sign( Measure $added ): int {
		return $this->signs[ $added->name ] ?? 1;
	}

	/**
	 * How the orders make the figure: their `sum`, its `mean`, or the `different` customers, products or the like that they have.
	 *
	 * @return 'sum'|'mean'|'different'
	 */
	public function how(): string {
		return match ( true ) {
			[] !== $this->divisor         => 'mean',
			$this->measure->is_different  => 'different',
			default                       => 'sum',
		};
	}

	/**
	 * Whether it is an amount of money.
	 */
	public function is_money(): bool {
		return Kind::Money === $this->measure->kind;
	}

	/**
	 * @return array<string, int>
	 */
	private static function negated( self $figure ): array {
		$signs = [];
		foreach ( $figure->added as $one ) {
			$signs[ $one->name ] = -$figure->sign( $one );
		}
		return $signs;
	}
}
