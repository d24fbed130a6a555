<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;

/**
 * The store opens.
 */
final class LaunchYourStore extends BuiltInTask {

	private const COMING_SOON = 'woocommerce_coming_soon';

	private const STORE_ALONE = 'woocommerce_store_pages_only';

	/**
	 * WordPress's note whether nothing has been published on the site yet.
	 */
	private const IS_NEW = 'fresh_site';

	public function id(): string {
		return 'launch-your-store';
	}

	public function title(): string {
		return __( 'Launch your store', 'storewright' );
	}

	public function content(): string {
		return __( 'Look at what your customers are going to see, then open your doors.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( __( 'Your store is ready for launch!', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Launch store', 'storewright' );
	}

	public function position(): int {
		return 90;
	}

	public function time(): string {
		return __( '1 minute', 'storewright' );
	}

	/**
	 * Done once the store is marked as open.
	 */
	public function is_complete( bool $actioned ): bool {
		return 'no' === $this->context->options->string( self::COMING_SOON );
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * What customers are going to see, and see meanwhile. Where the store does not wait yet, it is what hiding it would do: see
	 * LaunchState::initialize().
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		$options   = $this->context->options;
		$is_hidden = $options->bool_yes( self::COMING_SOON );
		$published = get_object_vars( wp_count_posts( 'product' ) )['publish'] ?? 0;
		return [
			'isComingSoon'      => $is_hidden,
			'isStoreAlone'      => $options->bool_yes( self::STORE_ALONE, ! $is_hidden && '1' !== $options->string( self::IS_NEW ) ),
			'publishedProducts' => is_numeric( $published ) ? (int) $published : 0,
		];
	}

	public function options(): array {
		return [ self::COMING_SOON, self::STORE_ALONE, self::IS_NEW ];
	}
}
