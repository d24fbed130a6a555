<?php
declare(strict_types=1);

namespace Storewright\Admin\ReportScreens;

use Storewright\Admin\ReportScreens\Rest\ReportDataController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Shop\Reports\ReportRun;

/**
 * What the screens of the reports start with: the shop's calendar, its usual period, and the names of its orders' statuses.
 */
final class ReportScreensModule extends BackOfficeModule implements HasPageOptions, HasPreloads, HasRoutes {

	private const DATE_RANGE = 'woocommerce_default_date_range';

	private const USUAL_RANGE = 'period=month&compare=previous_year';

	private const OVERVIEW = '/analytics/overview';

	/**
	 * What the user has chosen to see of the overview: what is asked for goes by it.
	 */
	private const PREFERENCES = '/wp/v2/users/me?context=edit&_fields=woocommerce_meta';

	private const MANAGES_STOCK = 'woocommerce_manage_stock';

	/**
	 * Hooks what the app is told.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
		add_filter( 'storewright_preload_chunks', self::add_chunk( ... ), 10, 2 );
		add_filter(
			'storewright_setting_readers',
			static fn( mixed $readers ): mixed => is_array( $readers )
				? $readers + [ 'wc_admin/' . self::DATE_RANGE => self::class ]
				: $readers
		);
	}

	/**
	 * How the rows that reports read are doing.
	 */
	public function routes(): array {
		return [ new ReportDataController( $this->context ) ];
	}

	/**
	 * The overview starts with the user's choice.
	 *
	 * @param string $path
	 * @param string $task
	 */
	public function preloads( string $path, string $task ): array {
		return self::OVERVIEW === $path && current_user_can( Capabilities::VIEW_REPORTS ) ? [ self::PREFERENCES ] : [];
	}

	/**
	 * The options that are read for each page of the app.
	 */
	public function page_options(): array {
		return [ self::DATE_RANGE, self::MANAGES_STOCK, ReportRun::OPTION, ReportRun::FORM_OPTION ];
	}

	/**
	 * Tells those who may see reports what `AnalyticsFacts` in client/shared/data/page-data.ts names.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		if ( ! is_array( $data ) || ! current_user_can( Capabilities::VIEW_REPORTS ) ) {
			return $data;
		}
		return $data + [
			'analytics' => [
				'timeZone'         => wp_timezone_string(),
				'weekStart'        => (int) $this->context->options->string( 'start_of_week', '1' ) % 7,
				'defaultDateRange' => $this->date_range(),
				'managesStock'     => $this->context->options->bool_yes( self::MANAGES_STOCK, true ),
			] + $this->counting(),
		];
	}

	/**
	 * How many orders were read of how many, as long as reports don't have all of them yet.
	 *
	 * @return array{counting?: array{isRunning: bool, done: int, total: int}}
	 */
	private function counting(): array {
		$run = new ReportRun( $this->context );
		$run->renew_outdated();
		$progress = $run->progress();
		return $run->is_complete() && ! $progress['running'] ? [] : [
			'counting' => [
				// Orders that are being taken out are no progress.
				'isRunning' => $progress['running'] && ! $progress['clears'],
				'done'      => $progress['clears'] ? 0 : $progress['done'],
				'total'     => $progress['clears'] ? 0 : $progress['total'],
			],
		];
	}

	/**
	 * Names the chunk that the reports consist of, to be fetched with the document of their pages.
	 *
	 * @param mixed  $chunks Names so far.
	 * @param string $path   The route shown.
	 * @return list<mixed>
	 */
	private static function add_chunk( mixed $chunks, string $path ): array {
		$is_report = str_starts_with( $path, '/analytics/' ) || '/customers' === $path;
		return [ ...( is_array( $chunks ) ? array_values( $chunks ) : [] ), ...( $is_report ? [ 'report' ] : [] ) ];
	}

	/**
	 * The query of the period that reports start with. WooCommerce stores it with entities.
	 */
	private function date_range(): string {
		$stored = html_entity_decode( $this->context->options->string( self::DATE_RANGE, self::USUAL_RANGE ), ENT_QUOTES );
		return '' === $stored ? self::USUAL_RANGE : $stored;
	}
}
