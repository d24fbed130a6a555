<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels\Home;

use Closure;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Kernel\Home\HomePanel;
use Storewright\Kernel\Home\Record;

/**
 * What waits for the owner, before any script runs: `client/home-panels/panel.tsx`.
 */
final class WaitingPanel implements HomePanel {

	/**
	 * The request that Home starts with.
	 */
	public const PATH = '/wc-admin/home/panels';

	/**
	 * What there is to do comes first.
	 */
	public function position(): int {
		return 20;
	}

	/**
	 * It is work.
	 */
	public function is_aside(): bool {
		return false;
	}

	/**
	 * Its styles are Home's.
	 */
	public function chunks(): array {
		return [];
	}

	/**
	 * Prints the panels; while a new store is set up, only links to what waits, and the panel that the address opens.
	 *
	 * @param HomeFacts $facts
	 */
	public function print( HomeFacts $facts ): void {
		$panels = Record::of( $facts->answer( self::PATH ) );
		if ( null === $panels ) {
			return;
		}
		if ( ! $panels->is( 'is_shown' ) ) {
			( new NotificationCards() )->print( $panels, $facts );
		}
		foreach ( self::cards( $facts ) as $name => $card ) {
			$part = $panels->record( $name );
			if ( null !== $part && ( $panels->is( 'is_shown' ) || "$name-panel" === $facts->opened ) ) {
				$card()->print( $part );
			}
		}
	}

	/**
	 * @return array<string, Closure(): WorkCard>
	 */
	private static function cards( HomeFacts $facts ): array {
		return [
			'orders'  => static fn(): WorkCard => WorkCard::orders( $facts ),
			'reviews' => static fn(): WorkCard => WorkCard::reviews( $facts ),
			'stock'   => static fn(): WorkCard => WorkCard::stock( $facts ),
		];
	}
}
