<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Kernel\Context;
use Storewright\Store\Blueprint\Step;

/**
 * What the last import changed, so that it can be taken back: kept for a day, or until the next one.
 */
final class LastImport {

	/**
	 * For how long.
	 */
	public const SECONDS = DAY_IN_SECONDS;

	public const OPTION = 'storewright_blueprint_last_import';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Keeps what is about to be changed.
	 *
	 * @param list<Difference> $made
	 */
	public function keep( array $made ): void {
		$changes = array_map(
			static fn( Difference $difference ) => [
				'step'  => $difference->step->value,
				'key'   => $difference->key,
				'label' => $difference->label,
				'old'   => $difference->old,
				'new'   => $difference->new,
				'final' => $difference->is_final,
			],
			$made
		);
		$this->context->options->set(
			self::OPTION,
			[
				'time'    => $this->context->clock->now()->getTimestamp(),
				'user'    => get_current_user_id(),
				'count'   => count( $changes ),
				'changes' => Packed::of( (string) wp_json_encode( $changes ) ),
			]
		);
	}

	/**
	 * When it was, by whom, and of how many changes; null where there is none to take back.
	 *
	 * @return array{time: int, user: int, count: int}|null
	 */
	public function about(): ?array {
		$kept = $this->context->options->array( self::OPTION );
		$time = is_int( $kept['time'] ?? null ) ? $kept['time'] : 0;
		if ( $time + self::SECONDS <= $this->context->clock->now()->getTimestamp() ) {
			return null;
		}
		return [
			'time'  => $time,
			'user'  => is_int( $kept['user'] ?? null ) ? $kept['user'] : 0,
			'count' => is_int( $kept['count'] ?? null ) ? $kept['count'] : 0,
		];
	}

	/**
	 * What was changed; nothing where it is too long ago.
	 *
	 * @return list<Difference>
	 */
	public function changes(): array {
		if ( null === $this->about() ) {
			return [];
		}
		$packed  = $this->context->options->array( self::OPTION )['changes'] ?? '';
		$changes = json_decode( Packed::text( is_string( $packed ) ? $packed : '' ), true );
		$made    = [];
		/** @var array{step: string, key: string, label: string, old: mixed, new: mixed, final: bool} $change */
		foreach ( is_array( $changes ) ? $changes : [] as $change ) {
			$made[] = new Difference(
				Step::from( $change['step'] ),
				$change['key'],
				$change['label'],
				'',
				'',
				$change['old'],
				$change['new'],
				'',
				$change['final']
			);
		}
		return $made;
	}

	/**
	 * Forgets it.
	 */
	public function forget(): void {
		$this->context->options->delete( self::OPTION );
	}
}
