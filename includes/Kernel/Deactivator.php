<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Closure;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Background\SchedulerRows;
use Throwable;

/**
 * Has background jobs wait for as long as the plugin is switched off, and go on once it is back: on this site, or on all sites of a
 * network, of which WordPress tells only the one whose request it is.
 */
final class Deactivator {

	/**
	 * A part of a job takes 20 seconds.
	 */
	private const SECONDS_TO_WAIT = 30;

	private readonly SchedulerRows $rows;

	/**
	 * @param Context $context
	 * @param float   $seconds_to_wait How long all sites together wait for jobs that run.
	 */
	public function __construct( private readonly Context $context, private readonly float $seconds_to_wait = self::SECONDS_TO_WAIT ) {
		$this->rows = new SchedulerRows( $context->database );
	}

	/**
	 * Switches off.
	 *
	 * @param bool                        $network_wide Whether on all sites of the network.
	 * @param Closure(Context): void|null $forget       Deletes what is not to outlast it, on each site, once no job runs any more.
	 */
	public function deactivate( bool $network_wide, ?Closure $forget = null ): void {
		Queue::suspend( $this->context->options );
		$is_alone = Mode::Standalone === $this->context->mode;
		if ( $is_alone ) {
			// WooCommerce may come and go until Storewright is back, with nobody here to see it.
			ExternalWrites::note();
		} else {
			ExternalWrites::note_off();
		}
		$this->on_others( $network_wide, $this->suspend_elsewhere( ... ) );
		$until = microtime( true ) + $this->seconds_to_wait;
		if ( ! $is_alone ) {
			if ( $this->rows->wait_for_running( $until ) ) {
				Queue::suspend( $this->context->options );
			}
			$this->rows->delete_ended();
		}
		if ( null !== $forget ) {
			Events::attempt( fn() => $forget( $this->context ) );
			$this->on_others( $network_wide, fn() => $forget( $this->context ) );
		}
		$this->on_others(
			$network_wide,
			function () use ( $until ): void {
				if ( $this->rows->wait_for_running( $until ) ) {
					$this->suspend_elsewhere();
				}
				$this->rows->delete_ended();
			},
			$until
		);
	}

	/**
	 * Has the jobs go on that waited for the plugin to be back.
	 *
	 * @param bool $network_wide Whether on all sites of the network.
	 */
	public function resume( bool $network_wide ): void {
		if ( Mode::Inactive !== $this->context->mode ) {
			Queue::resume( $this->context->options );
		}
		$this->on_others( $network_wide, fn() => Queue::resume( $this->context->options, true ) );
	}

	private function suspend_elsewhere(): void {
		Queue::suspend( $this->context->options, $this->rows );
		if ( isset( wp_load_alloptions()[ Installer::VERSION_OPTION ] ) ) {
			// It runs the shop there, or did: as above.
			ExternalWrites::note();
		}
		if ( isset( wp_load_alloptions()[ Installer::COMPANION_VERSION_OPTION ] ) ) {
			ExternalWrites::note_off();
		}
	}

	/**
	 * Does something on every other site that the plugin was made ready for and that has not activated it by itself.
	 *
	 * @param bool            $network_wide If false, there are none.
	 * @param Closure(): void $work         What fails is logged, and the next site comes.
	 * @param float|null      $until        Unix time, in seconds, from which no further site is begun; null for all of them.
	 */
	private function on_others( bool $network_wide, Closure $work, ?float $until = null ): void {
		$sites = $network_wide && is_multisite() ? get_sites(
			[
				'fields'       => 'ids',
				'number'       => 0,
				'network_id'   => get_current_network_id(),
				'site__not_in' => [ get_current_blog_id() ],
			]
		) : [];
		foreach ( $sites as $site ) {
			if ( null !== $until && microtime( true ) >= $until ) {
				return;
			}
			switch_to_blog( $site );
			try {
				if ( $this->is_installed() ) {
					$work();
				}
			} catch ( Throwable $error ) {
				$this->context->log->error( "The background jobs of site $site could not be suspended or resumed: {$error->getMessage()}" );
			} finally {
				restore_current_blog();
			}
		}
	}

	private function is_installed(): bool {
		$options = wp_load_alloptions();
		return ( isset( $options[ Installer::VERSION_OPTION ] ) || isset( $options[ Installer::COMPANION_VERSION_OPTION ] ) )
			&& ! in_array( plugin_basename( $this->context->file ), $this->context->options->array( 'active_plugins' ), true );
	}
}
