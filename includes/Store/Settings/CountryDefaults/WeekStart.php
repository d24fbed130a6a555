<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\CountryDefaults;

use Storewright\Kernel\Context;
use Storewright\Store\Locale\CountryQuery;

/**
 * The day that weeks begin with. It is WordPress's own setting: it follows the store's country while it is WordPress's default.
 */
final class WeekStart {

	private const OPTION = 'start_of_week';

	/**
	 * The value of a new WordPress site: Monday.
	 */
	private const UNTOUCHED = 1;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The day by now, 0 for Sunday.
	 */
	public function current(): int {
		return (int) $this->context->options->string( self::OPTION, (string) self::UNTOUCHED );
	}

	/**
	 * Whether the current user may change it and nobody has.
	 */
	public function follows_country(): bool {
		return current_user_can( 'manage_options' ) && self::UNTOUCHED === $this->current();
	}

	/**
	 * Follows a change of the store's country.
	 *
	 * @param mixed $changes What the hook `storewright_settings_changed` tells.
	 */
	public function follow( mixed $changes ): void {
		foreach ( is_array( $changes ) ? $changes : [] as $change ) {
			if (
				is_array( $change )
				&& CountryDefaults::COUNTRY === ( $change['id'] ?? '' )
				&& is_string( $change['new'] ?? null )
				&& $this->follows_country() ) {

				$this->context->options->set(
					self::OPTION,
					( new CountryQuery() )->week_start( explode( ':', $change['new'], 2 )[0] ),
					true
				);
			}
		}
	}
}
